import { type KeyboardEvent, useId, useState } from 'react';
import type { Mentionable } from '../mentions/use-mentionable.ts';
import type { BegunWord } from './begun-word.ts';
import { type Choice, useChoices } from './use-choices.ts';
import type { KnownValues } from './variable-values.ts';

interface CompletionOptions {
  /** The word at the caret; null where there is none. */
  begun: BegunWord | null;
  values: KnownValues;
  mentionable: Mentionable;
  onTake(choice: Choice, word: BegunWord): void;
}

function swallow(event: KeyboardEvent): true {
  event.preventDefault();
  return true;
}

const nothing = { 'aria-autocomplete': 'list' } as const;

/**
 * The list of what a begun word may become: arrow keys move in it, Enter and Tab take, Esc closes it and destroys nothing.
 * The field keeps the focus; `field` says to screen readers what is chosen.
 */
export function useCompletion({ begun, values, mentionable, onTake }: CompletionOptions) {
  const listId = useId();
  /** The word whose list was closed; another word has its own. */
  const [closed, setClosed] = useState<number | null>(null);
  if (closed !== null && begun?.from !== closed) setClosed(null);
  const word = begun && begun.from !== closed ? begun : null;
  const choices = useChoices(word, values, mentionable);
  const searched = word ? `${word.from} ${word.search}` : '';
  const [marked, setMarked] = useState({ searched, at: 0 });
  const at = marked.searched === searched ? Math.min(marked.at, Math.max(0, choices.all.length - 1)) : 0;
  const active = choices.all[at];
  const optionId = (row: number) => `${listId}-${row}`;
  const mark = (row: number) => setMarked({ searched, at: row });

  const take = (choice: Choice) => {
    if (!word || (choice.kind === 'shortcut' && choice.waits)) return;
    onTake(choice, word);
    // A name that was taken may be the beginning of another.
    setClosed(word.from);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (!word || event.nativeEvent.isComposing) return false;
    const takes = event.key === 'Enter' || event.key === 'Tab';
    // Without emoji the words are a message still; of names that could not be read, sending says so.
    const isHeld = choices.state === 'loading' || (choices.state === 'failed' && word.mark === '/');
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (event.key === 'Escape' && (active || word.search === '' || choices.state !== 'ready')) setClosed(word.from);
    // Nobody knows yet what it may become, and it is said so: the word is no message.
    else if (isHeld && takes && isPlain) return swallow(event);
    else if (!active || !isPlain) return false;
    else if (event.key === 'ArrowDown') mark((at + 1) % choices.all.length);
    else if (event.key === 'ArrowUp') mark((at - 1 + choices.all.length) % choices.all.length);
    else if (takes) take(active);
    else return false;
    return swallow(event);
  };
  const field = active ? { ...nothing, 'aria-controls': listId, 'aria-activedescendant': optionId(at) } : nothing;
  return { word, ...choices, at, active, listId, optionId, mark, take, press, field };
}

export type Completion = ReturnType<typeof useCompletion>;
