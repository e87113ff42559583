import type { VariableValues } from '@chatty/contract/shortcut-variables';
import type { Member } from '@chatty/contract/team';
import { type KeyboardEvent, useId, useState } from 'react';
import type { BegunWord } from './begun-word.ts';
import { type Choice, useChoices } from './use-choices.ts';

interface CompletionOptions {
  /** The word at the caret; null where there is none. */
  begun: BegunWord | null;
  values: VariableValues;
  /** Who may be named. */
  team: readonly Member[];
  onTake(choice: Choice, word: BegunWord): void;
}

const nothing = { 'aria-autocomplete': 'list' } as const;

/**
 * The list of what a begun word may become: arrow keys move in it, Enter and Tab take, Esc closes it and destroys nothing.
 * The field keeps the focus; `field` says to screen readers what is chosen.
 */
export function useCompletion({ begun, values, team, onTake }: CompletionOptions) {
  const listId = useId();
  /** The word whose list was closed; another word has its own. */
  const [closed, setClosed] = useState<number | null>(null);
  if (closed !== null && begun?.from !== closed) setClosed(null);
  const word = begun && begun.from !== closed ? begun : null;
  const choices = useChoices(word, values, team);
  const searched = word ? `${word.from} ${word.search}` : '';
  const [marked, setMarked] = useState({ searched, at: 0 });
  const at = marked.searched === searched ? Math.min(marked.at, Math.max(0, choices.all.length - 1)) : 0;
  const active = choices.all[at];
  const optionId = (row: number) => `${listId}-${row}`;
  const mark = (row: number) => setMarked({ searched, at: row });

  const take = (choice: Choice) => {
    if (!word) return;
    onTake(choice, word);
    // A name that was taken may be the beginning of another.
    setClosed(word.from);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (!word || event.nativeEvent.isComposing) return false;
    if (event.key === 'Escape' && (active || word.search === '')) setClosed(word.from);
    else if (!active || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    else if (event.key === 'ArrowDown') mark((at + 1) % choices.all.length);
    else if (event.key === 'ArrowUp') mark((at - 1 + choices.all.length) % choices.all.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(active);
    else return false;
    event.preventDefault();
    return true;
  };
  const field = active ? { ...nothing, 'aria-controls': listId, 'aria-activedescendant': optionId(at) } : nothing;
  return { word, ...choices, at, active, listId, optionId, mark, take, press, field };
}

export type Completion = ReturnType<typeof useCompletion>;
