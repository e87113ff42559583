import { filesPerMessage } from '@chatty/contract/limits';
import { runsAlone } from '@chatty/contract/runs-alone';
import { gapsIn } from '@chatty/contract/shortcut-variables';
import type { Shortcut, ShortcutMarks } from '@chatty/contract/shortcuts';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { texts } from '#texts/composer.ts';
import { texts as shortcutTexts } from '#texts/shortcuts.ts';
import { useMe } from '../../../../people/me.tsx';
import { tagsQuery } from '../../../../people/tags/tags.ts';
import { showFailure, toastFailure } from '../../../../ui/toast.tsx';
import { useActing } from '../../acting.ts';
import { macroOf } from '../../macros/macro-of.ts';
import { attachKept } from '../attachments.ts';
import type { BegunWord } from './begun-word.ts';
import { useCaret } from './use-caret.ts';
import type { Choice } from './use-choices.ts';
import { type Afterwards, type Mode, setAfterwards } from '../drafts.ts';

interface InsertingOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  conversationId: string;
  mode: Mode;
  afterwards: Afterwards | undefined;
  change(text: string): void;
}

const both = <It>(some: readonly It[] = [], more: readonly It[]): It[] => [...new Set([...some, ...more])];

/** Of two shortcuts in one message the later one says priority and snooze. */
const marksOf = (held: ShortcutMarks | undefined, { tagIds, priority, snooze }: ShortcutMarks): ShortcutMarks => ({
  tagIds: both(held?.tagIds, tagIds),
  priority: priority ?? held?.priority ?? null,
  snooze: snooze ?? held?.snooze ?? null,
});

/** Puts emoji and shortcuts into the field where the caret stands, and knows where that is. */
export function useInserting({ field, conversationId, mode, afterwards, change }: InsertingOptions) {
  const client = useQueryClient();
  const me = useMe().member.id;
  const { replace: put, putName, select, ...caret } = useCaret(field, change);

  /** Replaces a piece of what stands in the field; then the first gap is selected, or the caret stands behind it. */
  const replace = (from: number, to: number, words: string) => {
    put(from, to, words);
    const gap = mode === 'reply' ? gapsIn(words)[0] : undefined;
    if (gap) select(from + gap.from, from + gap.to);
  };
  const bring = (shortcut: Shortcut) => {
    const { id, files, actions } = shortcut;
    const left = attachKept({ conversationId, mode }, files).map((it) => it.name);
    if (left.length > 0) toastFailure(null, texts.tooManyFiles(left, filesPerMessage));
    setAfterwards(conversationId, mode, {
      actions: both(afterwards?.actions, actions),
      shortcutIds: both(afterwards?.shortcutIds, [id]),
      marks: marksOf(afterwards?.marks, shortcut),
    });
  };
  /** What has no words waits for no message. */
  const run = (shortcut: Shortcut) => {
    const tags = client.getQueryData(tagsQuery.queryKey);
    const macro = macroOf(shortcut, { id: conversationId, me, tags });
    if (macro) useActing.getState().act?.(macro);
    else showFailure(shortcutTexts.doesNothing(shortcut.title));
  };
  const take = (choice: Choice, word: BegunWord) => {
    const { kind, text } = choice;
    if (kind === 'member') return putName(text, word);
    const isMacro = choice.kind === 'shortcut' && runsAlone(choice.shortcut);
    replace(word.from, word.to, isMacro ? '' : kind === 'shortcut' ? text : `${text} `);
    if (isMacro) run(choice.shortcut);
    else if (choice.kind === 'shortcut') bring(choice.shortcut);
  };
  /** Where the caret was before the focus left the field. */
  const insert = (words: string) => {
    const { current } = field;
    if (current) replace(current.selectionStart, current.selectionEnd, words);
  };
  /** A shortcut with its variables filled in, apart from what stands before it. */
  const takeAtCaret = (shortcut: Shortcut, text: string) => {
    const { current } = field;
    if (!current) return;
    const apart = /\S$/.test(current.value.slice(0, current.selectionStart)) ? ' ' : '';
    replace(current.selectionStart, current.selectionEnd, `${apart}${text}`);
    bring(shortcut);
  };
  return { ...caret, select, take, takeAtCaret, insert };
}
