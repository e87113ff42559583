import type { VisitorConversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import type { ReactNode } from 'react';
import { ConversationRows } from '../conversations/list/conversation-rows.tsx';
import { PersonButton } from '../conversations/hand-off/person-button.tsx';
import { FaqSearch } from '../faqs/faq-search.tsx';
import { Greeting } from './greeting.tsx';
import { QuickReplies } from '../conversations/message/quick-replies.tsx';
import { unreadIn } from '../conversations/thread/thread.ts';
import { Icon } from '../../ui/icons.tsx';
import { texts } from '../../ui/texts.ts';
import { threadOf } from '../conversations/conversations-state.ts';
import { useChat, useChatState } from '../../app/use-chat.ts';

const shownConversations = 2;

/** The visitor's conversations with the answers that wait in each. */
function MyConversations({ conversations }: { conversations: readonly VisitorConversation[] }): ReactNode {
  const chat = useChat();
  const state = useChatState((it) => it);
  return (
    <ConversationRows
      conversations={conversations}
      botName={state.session?.widget.botName ?? ''}
      shopName={state.session?.shopName ?? texts.team}
      unread={(it) => unreadIn(threadOf(state, it.id), it.visitorReadSeq)}
      onOpen={(id) => chat.show({ name: 'thread', id })}
    />
  );
}

/** Where the chat begins: a greeting, answers, the conversations so far, and the ways to ask. */
export function HomeScreen(): ReactNode {
  const chat = useChat();
  const session = useChatState((it) => it.session);
  const refusal = useChatState((it) => it.refusal);
  const conversations = useChatState((it) => it.conversations);
  const latest = conversations.find((it) => it.status === 'open');

  const ask = (words: string) => void chat.send(chat.startConversation(), words);
  const askForPerson = async () => {
    const id = latest?.id ?? newId();
    await chat.talkToPerson(id);
    chat.show({ name: 'thread', id });
  };

  return (
    <div className="home scroll">
      <div className="hero">
        <Greeting widget={session?.widget} availability={session?.availability} />
      </div>
      <div className="home-cards">
        {refusal && (
          <p className="card problem" role="alert">
            {texts.startFailed} {refusal}
          </p>
        )}
        {conversations.length > 0 && (
          <section className="card" aria-label={texts.conversations}>
            <MyConversations conversations={conversations.slice(0, shownConversations)} />
            {conversations.length > shownConversations && (
              <button type="button" className="faq" onClick={() => chat.show({ name: 'conversations' })}>
                <span>{texts.allConversations}</span>
                <Icon name="next" size={16} />
              </button>
            )}
          </section>
        )}
        <section className="card ask">
          <button type="button" className="ask-line" onClick={() => chat.startConversation()}>
            <span className="ask-words">
              <strong>{texts.askUs}</strong>
              {session?.widget.isEnableAIAssistant && <span className="faint">{texts.askUsHint}</span>}
            </span>
            <span className="ask-sign">
              <Icon name="send" size={18} />
            </span>
          </button>
          <QuickReplies replies={session?.widget.quickReplies ?? []} onChoose={ask} />
          <PersonButton
            handler={latest?.handler === 'waiting' ? 'waiting' : 'assistant'}
            onAsk={askForPerson}
            className="ask-person"
          />
        </section>
        <FaqSearch
          search={chat.searchFaqs}
          ready={session !== null}
          onOpen={(faq) => chat.show({ name: 'answer', faq })}
          onAsk={ask}
        />
      </div>
    </div>
  );
}

/** All conversations of the visitor, when there are more than the home screen has room for. */
export function ConversationsScreen(): ReactNode {
  const chat = useChat();
  const conversations = useChatState((it) => it.conversations);
  return (
    <div className="scroll page">
      <MyConversations conversations={conversations} />
      <button type="button" className="primary wide" onClick={() => chat.startConversation()}>
        {texts.newConversation}
      </button>
    </div>
  );
}
