import type { RefObject } from 'react';
import { useMentionable } from '../mentions/use-mentionable.ts';
import { begunName } from './begun-word.ts';
import { useCaret } from './use-caret.ts';
import { useCompletion } from './use-completion.ts';

interface NamesOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  change(text: string): void;
  /** Whether anybody may be named here. */
  on: boolean;
}

const noValues = { values: {}, isReadingOrder: false };

/** Completes the names of teammates in a field, and nothing else. */
export function useNames({ field, text, change, on }: NamesOptions) {
  const { caret, look, leave, putName } = useCaret(field, change);
  const mentionable = useMentionable(on);
  const begun = on && caret !== null ? begunName(text, caret) : null;
  const completion = useCompletion({
    begun,
    values: noValues,
    mentionable,
    onTake: (choice, word) => putName(choice.text, word),
  });
  return { completion, look, leave };
}
