import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ScheduledMessage } from '@chatty/contract/scheduling';
import { api } from '../../../../connection/api.ts';

export const scheduledQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', 'scheduled', conversationId] as const,
    // Only a thread that is open hears what changes.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await api('GET /conversations/:id/scheduled', { params: { id: conversationId }, signal })).data,
  });

/** Reads what is scheduled in a conversation again, where a screen has shown it; with `onlyIfAny` where there was any. */
export function rereadScheduled(client: QueryClient, conversationId: string, onlyIfAny = false): void {
  const { queryKey } = scheduledQuery(conversationId);
  if (onlyIfAny && !client.getQueryData(queryKey)?.length) return;
  void client.invalidateQueries({ queryKey });
}

/** Shows a scheduled message as it is now; one that no longer waits is shown no more. */
export function showScheduled(client: QueryClient, it: ScheduledMessage): void {
  client.setQueryData(scheduledQuery(it.conversationId).queryKey, (all = []) => {
    const others = all.filter((other) => other.id !== it.id);
    const pending = it.state === 'waiting' || it.state === 'held' ? [...others, it] : others;
    return pending.sort((a, b) => a.sendAt.localeCompare(b.sendAt));
  });
}
