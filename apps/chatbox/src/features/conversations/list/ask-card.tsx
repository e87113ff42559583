import { newId } from '@chatty/contract/new-id';
import type { ReactNode } from 'react';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import { useConversations } from '../conversations-state.ts';
import { PersonButton } from '../hand-off/person-button.tsx';
import { talkToPerson } from '../hand-off/talk-to-person.ts';
import { QuickReplies } from '../message/quick-replies.tsx';
import { threadScreen } from '../screens.ts';
import { askSuggested, startConversation } from '../start-conversation.ts';

/** The ways to ask: in the visitor's words, in the shop's, or a person. */
export function AskCard(): ReactNode {
  const chat = useChat();
  const widget = useChatState((state) => state.session?.widget);
  const latest = useConversations((state) => state.conversations.find((one) => one.status === 'open'));
  const askForPerson = async () => {
    const id = latest?.id ?? newId();
    await talkToPerson(chat, id);
    chat.show(threadScreen.view({ id }));
  };
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
      <PersonButton
        handler={latest?.handler === 'waiting' ? 'waiting' : 'assistant'}
        onAsk={askForPerson}
        className="ask-person"
      />
    </section>
  );
}
