import type { FileRef } from '@chatty/contract/files';
import { doesSomething } from '@chatty/contract/runs-alone';
import {
  NewShortcut,
  type Shortcut,
  type ShortcutAction,
  type ShortcutMarks,
  type ShortcutScope,
} from '@chatty/contract/shortcuts';
import { shortcutTexts } from '@chatty/contract/texts';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

/** What the form holds, as it is typed. */
export interface ShortcutDraft extends ShortcutMarks {
  key: string;
  title: string;
  body: string;
  scope: ShortcutScope;
  actions: ShortcutAction[];
  files: FileRef[];
}

export const emptyDraft: ShortcutDraft = {
  ...{ key: '', title: '', body: '', scope: 'personal', actions: [], files: [] },
  ...{ tagIds: [], priority: null, snooze: null },
};

export const draftOf = ({
  key,
  title,
  body,
  scope,
  actions,
  files,
  tagIds,
  priority,
  snooze,
}: Shortcut): ShortcutDraft => ({
  key,
  title,
  body,
  scope,
  actions,
  files,
  tagIds,
  priority,
  snooze,
});

/** What goes to the server. */
export const bodyOf = ({ files, ...draft }: ShortcutDraft): NewShortcut => ({
  ...draft,
  fileIds: files.map((it) => it.id),
});

export const saysNothing = ({ body }: Pick<ShortcutDraft, 'body'>): boolean => body.trim() === '';

/** The contract's own rules, so that the form never promises what the server refuses. */
export function problemsOf(draft: ShortcutDraft): Problems<ShortcutDraft> {
  const { fileIds, ...found }: Problems<NewShortcut> = problemsIn(NewShortcut, bodyOf(draft));
  const problems = saysNothing(draft) && !doesSomething(draft) ? { ...found, body: shortcutTexts.saysNothing } : found;
  return fileIds ? { ...problems, files: fileIds } : problems;
}
