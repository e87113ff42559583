import type { LiveEvent } from '@chatty/contract/live';
import type { SizeGuide } from '@chatty/contract/size-guides';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { texts } from '#texts/size-guides.ts';
import { api } from '../../../connection/api.ts';

export const guidesPath = '/ai_assistant/instruction/size-guide-scenario';
export const addGuidePath = `${guidesPath}/add`;
export const guidePath = (id: string) => `${guidesPath}/edit/${id}`;
export const backToGuides = { to: guidesPath, label: texts.title };

/** All size guides, by name. */
export const guideListQuery = queryOptions({
  queryKey: ['assistant', 'size-guides', 'list'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/size-guides', { signal })).data,
});

/** One guide; null once it is deleted while somebody looks at it. */
export const guideQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'size-guides', 'one', id] as const,
    queryFn: async ({ signal }): Promise<SizeGuide | null> =>
      (await api('GET /ai_assistant/size-guides/:id', { params: { id }, signal })).data,
  });

/** Shows a guide as it is now; a list that lacks it is read again. */
export function applyGuide(client: QueryClient, guide: SizeGuide): void {
  client.setQueryData(guideQuery(guide.id).queryKey, guide);
  void client.invalidateQueries({ queryKey: guideListQuery.queryKey });
}

export function applyDeletedGuide(client: QueryClient, id: string): void {
  client.setQueryData(guideListQuery.queryKey, (held) => held?.filter((it) => it.id !== id));
  client.setQueryData(guideQuery(id).queryKey, (held) => held && null);
}

/** What live events change of size guides. */
export function applyGuideEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'sizeGuide.changed') applyGuide(client, event.payload);
  if (event.type === 'sizeGuide.deleted') applyDeletedGuide(client, event.payload.id);
}
