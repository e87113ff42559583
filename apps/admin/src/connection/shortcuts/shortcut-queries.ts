import type { LiveEvent } from '@chatty/contract/live';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** All that the member may use. It is never kept for long: of what is one's own other browsers get no event. */
export const shortcutsQuery = queryOptions({
  queryKey: ['shortcuts', 'list'] as const,
  queryFn: async ({ signal }): Promise<Shortcut[]> => (await api('GET /shortcuts', { signal })).data,
  staleTime: 30_000,
});

/** One shortcut; null once it is deleted while somebody looks at it. */
export const shortcutQuery = (id: string) =>
  queryOptions({
    queryKey: ['shortcuts', 'one', id] as const,
    queryFn: async ({ signal }): Promise<Shortcut | null> =>
      (await api('GET /shortcuts/:id', { params: { id }, signal })).data,
  });

const byKey = (a: Shortcut, b: Shortcut) => a.key.localeCompare(b.key) || a.id.localeCompare(b.id);

/** Brings what is cached of shortcuts up to date with one event. The same event again changes nothing. */
export function applyShortcutEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'shortcut.changed') {
    const changed = event.payload;
    client.setQueryData(shortcutQuery(changed.id).queryKey, changed);
    client.setQueryData(
      shortcutsQuery.queryKey,
      (held) => held && [...held.filter((it) => it.id !== changed.id), changed].sort(byKey),
    );
  }
  if (event.type === 'shortcut.deleted') {
    const { id } = event.payload;
    client.setQueryData(shortcutQuery(id).queryKey, (held) => held && null);
    client.setQueryData(shortcutsQuery.queryKey, (held) => held?.filter((it) => it.id !== id));
  }
  // Those that put the tag on have another one now, or none.
  if (event.type === 'tag.removed') void client.invalidateQueries({ queryKey: ['shortcuts'] });
}
