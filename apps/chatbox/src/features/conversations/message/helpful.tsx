import type { ReactNode } from 'react';
import { say } from '../../../ui/say.ts';

interface HelpfulProps {
  helpful: boolean | null;
  onAnswer(helpful: boolean): void;
}

/** Asks whether an answer of the assistant helped. */
export function Helpful({ helpful, onAnswer }: HelpfulProps): ReactNode {
  if (helpful !== null) {
    return (
      <p className="helpful" role="status">
        {helpful ? say('assistantHelpfulThanks') : say('assistantUnhelpfulThanks')}
      </p>
    );
  }
  return (
    <div className="helpful" role="group" aria-label={say('assistantHelpful')}>
      <span>{say('assistantHelpful')}</span>
      <button type="button" className="chip chip-small" onClick={() => onAnswer(true)}>
        {say('assistantYes')}
      </button>
      <button type="button" className="chip chip-small" onClick={() => onAnswer(false)}>
        {say('assistantNo')}
      </button>
    </div>
  );
}
