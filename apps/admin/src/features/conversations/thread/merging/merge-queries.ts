import type { Conversation } from '@chatty/contract/conversations';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/merge-conversations.ts';
import { api } from '../../../../connection/api.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import { showMergedInto } from '../../live/apply-to-cache.ts';

/** The conversations that one can be merged into. */
export const mergeTargetsQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', 'merge-targets', id] as const,
    queryFn: async ({ signal }) => (await api('GET /conversations/:id/merge-targets', { params: { id }, signal })).data,
    staleTime: 0,
  });

/** Merges a conversation into another one. Answers what became of that. Throws `CallFailed`. */
export async function mergeInto(client: QueryClient, id: string, intoId: string, me: string): Promise<Conversation> {
  const { data } = await api('POST /conversations/:id/merge', { params: { id }, body: { intoId } });
  showMergedInto(client, id, data, me);
  toastDone(texts.merged);
  return data;
}
