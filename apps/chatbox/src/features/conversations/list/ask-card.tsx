import type { ReactNode } from 'react';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import { AskPerson } from '../hand-off/ask-person.tsx';
import { QuickReplies } from '../message/quick-replies.tsx';
import { askSuggested, startConversation } from '../start-conversation.ts';

/** The ways to ask: in the visitor's words, in the shop's, or a person. */
export function AskCard(): ReactNode {
  const chat = useChat();
  const widget = useChatState((state) => state.session?.widget);
  return (
    <section className="card ask">
      <button type="button" className="ask-line" onClick={() => startConversation(chat)}>
        <span className="ask-words">
          <strong>{say('liveChatAsk')}</strong>
          {widget?.isEnableAIAssistant && <span className="faint">{say('liveChatAskHint')}</span>}
        </span>
        <span className="ask-sign">
          <Icon name="send" size={18} />
        </span>
      </button>
      <QuickReplies replies={widget?.quickReplies ?? []} onChoose={(words) => askSuggested(chat, words)} />
      <AskPerson className="ask-person" />
    </section>
  );
}
