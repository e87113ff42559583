import type { LiveEvent } from '@chatty/contract/live';
import type { Tag } from '@chatty/contract/tags';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';
import { changeHeld } from '../../connection/live/change-held.ts';

/** The shop's tags by name. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'] as const,
  queryFn: async ({ signal }) => (await api('GET /tags', { signal })).data,
});

const byName = (a: Tag, b: Tag) => a.name.localeCompare(b.name);

/** What a logged event changes of the shop's tags. The same event again changes nothing. */
export function applyTagEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'tag.changed') {
    const tag = event.payload;
    changeHeld<Tag[]>(client, tagsQuery.queryKey, (held) =>
      [...held.filter((it) => it.id !== tag.id), tag].sort(byName),
    );
  }
  if (event.type === 'tag.removed') {
    const { id } = event.payload;
    changeHeld<Tag[]>(client, tagsQuery.queryKey, (held) => held.filter((it) => it.id !== id));
  }
}
