import type { Shortcut } from '@chatty/contract/shortcuts';
import type { Tag } from '@chatty/contract/tags';
import { texts } from '#texts/shortcuts.ts';
import { whatFollows } from '../../../connection/shortcuts/what-follows.ts';
import type { Action } from '../acts/action.ts';
import { stepsOf } from './steps-of.ts';

/** What a shortcut without words does to a conversation, with the words that say so; null where nothing of it is left. */
export function macroOf(
  shortcut: Shortcut,
  { id, me, tags }: { id: string; me: string; tags: readonly Tag[] | undefined },
): Extract<Action, { do: 'macro' }> | null {
  const steps = stepsOf(shortcut, me);
  if (steps.length === 0) return null;
  const { title } = shortcut;
  const said = texts.done(title, whatFollows(shortcut, tags));
  return { do: 'macro', id, steps, shortcutId: shortcut.id, said, wasSo: texts.wasSo(title) };
}
