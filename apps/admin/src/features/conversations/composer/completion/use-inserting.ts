import { filesPerMessage } from '@chatty/contract/limits';
import { runsAlone } from '@chatty/contract/runs-alone';
import { gapsIn } from '@chatty/contract/shortcut-variables';
import type { Shortcut, ShortcutMarks } from '@chatty/contract/shortcuts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '#texts/composer.ts';
import { texts as shortcutTexts } from '#texts/shortcuts.ts';
import { useMe } from '../../../../people/me.tsx';
import { tagsQuery } from '../../../../people/tags/tags.ts';
import { showFailure, toastFailure } from '../../../../ui/toast.tsx';
import { useActing } from '../../acting.ts';
import { macroOf } from '../../macros/macro-of.ts';
import { attachKept } from '../attachments.ts';
import type { BegunWord } from './begun-word.ts';
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
  const [caret, setCaret] = useState<number | null>(null);
  const look = () => {
    const { current } = field;
    const isHere = current && document.activeElement === current && current.selectionStart === current.selectionEnd;
    setCaret(isHere ? current.selectionStart : null);
  };
  const select = (from: number, to: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
    look();
  };

  /** Replaces a piece of what stands in the field; then the first gap is selected, or the caret stands behind it. */
  const replace = (from: number, to: number, put: string) => {
    const text = field.current?.value ?? '';
    // Drawn at once: whoever types on writes behind it.
    flushSync(() => change(text.slice(0, from) + put + text.slice(to)));
    const gap = mode === 'reply' ? gapsIn(put)[0] : undefined;
    if (gap) select(from + gap.from, from + gap.to);
    else select(from + put.length, from + put.length);
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
    // A name is put before the blank that stands there already.
    const to = kind === 'member' && field.current?.value[word.to] === ' ' ? word.to + 1 : word.to;
    const isMacro = choice.kind === 'shortcut' && runsAlone(choice.shortcut);
    replace(word.from, to, isMacro ? '' : kind === 'shortcut' ? text : `${text} `);
    if (isMacro) run(choice.shortcut);
    else if (choice.kind === 'shortcut') bring(choice.shortcut);
  };
  /** Where the caret was before the focus left the field. */
  const insert = (put: string) => {
    const { current } = field;
    if (current) replace(current.selectionStart, current.selectionEnd, put);
  };
  return { caret, look, leave: () => setCaret(null), select, take, insert };
}
