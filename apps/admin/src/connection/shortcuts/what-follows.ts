import type { ShortcutAction, ShortcutMarks } from '@chatty/contract/shortcuts';
import type { Tag } from '@chatty/contract/tags';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/shortcuts.ts';
import { tagsQuery } from '../../people/tags/tags.ts';

interface Following extends Partial<ShortcutMarks> {
  actions: readonly ShortcutAction[];
}

/** What a shortcut does with the conversation, in words and in the order in which it is done. */
export function whatFollows(
  { actions, tagIds = [], priority = null, snooze = null }: Following,
  tags: readonly Tag[] | undefined,
): string[] {
  const names = tagIds.flatMap((id) => tags?.find((it) => it.id === id)?.name ?? []);
  const isResolved = actions.includes('resolve');
  return [
    ...(actions.includes('assign') ? [texts.actions.assign] : []),
    ...names.map(texts.tagged),
    ...(priority ? [texts.prioritized(priority)] : []),
    ...(snooze && !isResolved ? [texts.snoozes[snooze]] : []),
    ...(isResolved ? [texts.actions.resolve] : []),
  ];
}

/** The same, with the names of its tags as they are now. */
export function useWhatFollows(following: Following): string[] {
  const isTagging = (following.tagIds ?? []).length > 0;
  return whatFollows(following, useQuery({ ...tagsQuery, enabled: isTagging }).data);
}
