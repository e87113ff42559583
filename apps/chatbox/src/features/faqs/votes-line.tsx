import type { PublicFaq } from '@chatty/contract/faqs';
import { type ReactNode, useId } from 'react';
import { useChat, useStored } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';
import { type Vote, voteOn, votesOf } from './votes.ts';

function answerTo({ said, isHelpful }: Vote): string {
  if (said === 'sending') return '';
  if (said === 'failed') return say('faqsVoteFailed');
  return say(isHelpful ? 'faqsThanks' : 'faqsSorry');
}

/** Asks whether an answer helped. */
export function VotesLine({ faq }: { faq: PublicFaq }): ReactNode {
  const chat = useChat();
  const label = useId();
  const vote = useStored(votesOf(chat), (votes) => votes[faq.id]);
  const button = (isHelpful: boolean) => (
    <button
      type="button"
      className="secondary"
      aria-pressed={vote?.isHelpful === isHelpful && vote.said !== 'failed'}
      onClick={() => void voteOn(chat, faq.id, isHelpful)}
    >
      {say(isHelpful ? 'faqsYes' : 'faqsNo')}
    </button>
  );
  return (
    <div className="votes" role="group" aria-labelledby={label}>
      <span id={label} className="faint">
        {say('faqsWasHelpful')}
      </span>
      {button(true)}
      {button(false)}
      <span className="faint" role="status">
        {vote && answerTo(vote)}
      </span>
    </div>
  );
}
