import type { ReactNode } from 'react';
import { say } from '../../../ui/say.ts';

/** Answers that the visitor can give with one tap. */
export function QuickReplies({
  replies,
  onChoose,
}: {
  replies: readonly string[];
  onChoose(text: string): void;
}): ReactNode {
  if (replies.length === 0) return null;
  return (
    <div className="quick" role="group" aria-label={say('assistantSuggestions')}>
      {replies.map((reply) => (
        <button key={reply} type="button" dir="auto" className="chip" onClick={() => onChoose(reply)}>
          {reply}
        </button>
      ))}
    </div>
  );
}
