import type { PublicFaq } from '@chatty/contract/faqs';
import type { ReactNode } from 'react';
import { useChat } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';
import { AskPerson, startConversation } from '../conversations/index.ts';
import { Answer } from './answer.tsx';
import { VotesLine } from './votes-line.tsx';

/** One answer, and where to go when it was not the right one. */
export function AnswerScreen({ faq }: { faq: PublicFaq }): ReactNode {
  const chat = useChat();
  return (
    <div className="scroll page">
      <Answer faq={faq} origin={chat.config.origin} />
      <VotesLine faq={faq} />
      <div className="after-answer">
        <p className="faint">{say('faqsStillStuck')}</p>
        <button type="button" className="primary wide" onClick={() => startConversation(chat)}>
          {say('faqsAskInstead')}
        </button>
        <AskPerson className="secondary wide" />
      </div>
    </div>
  );
}
