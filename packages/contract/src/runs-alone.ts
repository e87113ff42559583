import type { Shortcut, ShortcutAction, ShortcutMarks } from './shortcuts.ts';

type Doing = ShortcutMarks & { actions: readonly ShortcutAction[] };

/** Whether a shortcut does anything beside saying something. */
export const doesSomething = ({ actions, tagIds, priority, snooze }: Doing): boolean =>
  actions.length > 0 || tagIds.length > 0 || priority !== null || snooze !== null;

/** Whether a shortcut brings nothing that could be sent, so that it does at once what it does. */
export const runsAlone = ({ body, files }: Pick<Shortcut, 'body'> & { files: readonly unknown[] }): boolean =>
  body.trim() === '' && files.length === 0;
