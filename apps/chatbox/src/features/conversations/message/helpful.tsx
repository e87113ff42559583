import type { ReactNode } from 'react';
import { texts } from '../../../ui/texts.ts';

interface HelpfulProps {
  helpful: boolean | null;
  onAnswer(helpful: boolean): void;
}

/** Asks whether an answer of the assistant helped. */
export function Helpful({ helpful, onAnswer }: HelpfulProps): ReactNode {
  if (helpful !== null) {
    return (
      <p className="helpful" role="status">
        {helpful ? texts.helpfulThanks : texts.unhelpfulThanks}
      </p>
    );
  }
  return (
    <div className="helpful" role="group" aria-label={texts.helpful}>
      <span>{texts.helpful}</span>
      <button type="button" className="chip chip-small" onClick={() => onAnswer(true)}>
        {texts.yes}
      </button>
      <button type="button" className="chip chip-small" onClick={() => onAnswer(false)}>
        {texts.no}
      </button>
    </div>
  );
}
