import type { ShortcutAction, ShortcutMarks } from '@chatty/contract/shortcuts';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/shortcuts.ts';
import { tagsQuery } from '../../people/tags/tags.ts';

interface Following extends Partial<ShortcutMarks> {
  actions: readonly ShortcutAction[];
}

/** What is done with the conversation once a message is sent, in words and in the order in which it is done. */
export function useWhatFollows({ actions, tagIds = [], priority = null, snooze = null }: Following): string[] {
  const tags = useQuery({ ...tagsQuery, enabled: tagIds.length > 0 }).data;
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
