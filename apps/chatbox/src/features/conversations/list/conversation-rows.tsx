import type { VisitorConversation } from '@chatty/contract/conversations';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { useChatState } from '../../../app/use-chat.ts';
import { useDateFormat, useLocale } from '../../../ui/locale.ts';
import { shortWhen } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';
import { quotedWords } from '../quote/quoted.ts';

interface RowsProps {
  conversations: readonly VisitorConversation[];
  botName: string;
  shopName: string;
  unread(conversation: VisitorConversation): number;
  onOpen(id: string): void;
}

/** The visitor's conversations, each with its latest words. */
export function ConversationRows({ conversations, botName, shopName, unread, onOpen }: RowsProps): ReactNode {
  const locale = useLocale();
  const format = useDateFormat();
  const arePictured = useChatState((state) => state.session?.widget.isShowMemberAvatar !== false);
  const botPicture = useChatState((state) => state.session?.widget.botPicture);
  return (
    <ul className="rows">
      {conversations.map((conversation) => {
        const count = unread(conversation);
        const isAssistants = !conversation.person && conversation.handler === 'assistant';
        const name = conversation.person?.name ?? (conversation.handler === 'assistant' ? botName : shopName);
        return (
          <li key={conversation.id}>
            <button
              type="button"
              className={count > 0 ? 'row row-unread' : 'row'}
              onClick={() => onOpen(conversation.id)}
            >
              <Avatar
                name={name}
                url={isAssistants ? botPicture : arePictured ? conversation.person?.avatar : null}
                assistant={isAssistants}
              />
              <span className="row-words">
                <span className="row-title" dir="auto">
                  {name}
                </span>
                <span className="row-preview" dir="auto">
                  {quotedWords(conversation.preview, conversation.previewOf) || say('liveChatConversation')}
                </span>
              </span>
              <span className="row-side">
                <time dateTime={conversation.lastMessageAt}>
                  {shortWhen(conversation.lastMessageAt, locale, format)}
                </time>
                {count > 0 && (
                  <span className="badge">
                    {count}
                    <span className="unseen"> {say('liveChatUnread', { count })}</span>
                  </span>
                )}
                {conversation.status === 'resolved' && <span className="faint">{say('liveChatResolved')}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
