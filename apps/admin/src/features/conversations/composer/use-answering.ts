import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Answered, setAnswered, useAnswered } from '../thread/quote/answered.ts';
import type { Mode } from './drafts.ts';

/** The message that is about to be answered. The keyboard comes to the field with it; a note is answered by a note. */
export function useAnswering(
  conversationId: string,
  mode: Mode,
  field: RefObject<HTMLTextAreaElement | null>,
  setMode: (mode: Mode) => void,
): { answered: Answered['quoted'] | undefined; end(): void } {
  const held = useAnswered(conversationId);
  const begin = useEffectEvent(() => {
    if (held?.isNote) setMode('note');
    // After the menu has given the focus back.
    requestAnimationFrame(() => field.current?.focus());
  });
  const id = held?.quoted.id;
  useEffect(() => {
    if (id !== undefined) begin();
  }, [id]);
  return {
    answered: held && (mode === 'note' || !held.isNote) ? held.quoted : undefined,
    end: () => setAnswered(conversationId, undefined),
  };
}
