import type { ReactNode } from 'react';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import { threadOf, useConversations } from '../conversations-state.ts';
import { listScreen, threadScreen } from '../screens.ts';
import { startConversation } from '../start-conversation.ts';
import { unreadIn } from '../thread/thread.ts';
import { ConversationRows } from './conversation-rows.tsx';

const shownAtHome = 2;

/** The visitor's conversations with the answers that wait in each. */
function MyConversations({ most }: { most?: number }): ReactNode {
  const chat = useChat();
  const session = useChatState((state) => state.session);
  const state = useConversations((state) => state);
  return (
    <ConversationRows
      conversations={state.conversations.slice(0, most)}
      botName={session?.widget.botName ?? ''}
      shopName={session?.shopName ?? say('liveChatTeam')}
      unread={(conversation) => unreadIn(threadOf(state, conversation.id), conversation.visitorReadSeq)}
      onOpen={(id) => chat.show(threadScreen.view({ id }))}
    />
  );
}

/** The latest conversations, on the home screen. */
export function ConversationsCard(): ReactNode {
  const chat = useChat();
  const count = useConversations((state) => state.conversations.length);
  if (count === 0) return null;
  return (
    <section className="card" aria-label={say('liveChatConversations')}>
      <MyConversations most={shownAtHome} />
      {count > shownAtHome && (
        <button type="button" className="faq" onClick={() => chat.show(listScreen.view({}))}>
          <span>{say('liveChatAllConversations')}</span>
          <Icon name="next" size={16} />
        </button>
      )}
    </section>
  );
}

export const ConversationsHead = (): ReactNode => <h2 className="head-words">{say('liveChatConversations')}</h2>;

/** All conversations of the visitor, when there are more than the home screen has room for. */
export function ConversationsScreen(): ReactNode {
  const chat = useChat();
  return (
    <div className="scroll page">
      <MyConversations />
      <button type="button" className="primary wide" onClick={() => startConversation(chat)}>
        {say('liveChatNewConversation')}
      </button>
    </div>
  );
}
