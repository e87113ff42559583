import type { VisitorConversation } from '@chatty/contract/conversations';
import { proseToPlain } from '@chatty/prose/html';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { useChatState } from '../../../app/use-chat.ts';
import { useDateFormat, useLocale } from '../../../ui/locale.ts';
import { shortWhen } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';

interface RowsProps {
  conversations: readonly VisitorConversation[];
  botName: string;
  shopName: string;
  unread(conversation: VisitorConversation): number;
  onOpen(id: string): void;
}

/** The latest words, and in the place of words what came with the message. */
function quoted({ preview, previewOf }: VisitorConversation): string {
  if (!previewOf) return proseToPlain(preview);
  const { kind, name, count } = previewOf;
  if (kind === 'order') return say('orderTrackingOrder', { name });
  if (count === 1) return name;
  return say(kind === 'files' ? 'liveChatBroughtFiles' : 'liveChatBroughtProducts', { name, count });
}

/** The visitor's conversations, each with its latest words. */
export function ConversationRows({ conversations, botName, shopName, unread, onOpen }: RowsProps): ReactNode {
  const locale = useLocale();
  const format = useDateFormat();
  const arePictured = useChatState((state) => state.session?.widget.isShowMemberAvatar !== false);
  return (
    <ul className="rows">
      {conversations.map((conversation) => {
        const count = unread(conversation);
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
                url={arePictured ? conversation.person?.avatar : null}
                assistant={!conversation.person && conversation.handler === 'assistant'}
              />
              <span className="row-words">
                <span className="row-title" dir="auto">
                  {name}
                </span>
                <span className="row-preview" dir="auto">
                  {quoted(conversation) || say('liveChatConversation')}
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
