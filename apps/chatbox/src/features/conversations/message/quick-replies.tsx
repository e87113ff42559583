import type { ReactNode } from 'react';
import { texts } from '../../../ui/texts.ts';

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
    <div className="quick" role="group" aria-label={texts.quickReplies}>
      {replies.map((reply) => (
        <button key={reply} type="button" className="chip" onClick={() => onChoose(reply)}>
          {reply}
        </button>
      ))}
    </div>
  );
}
