import type { LiveEvent } from '@chatty/contract/live';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Who of the store's staff asks for a seat; only admins may look. */
export const seatRequestsQuery = queryOptions({
  queryKey: ['members', 'seat requests'] as const,
  queryFn: async ({ signal }) => (await api('GET /members/seat-requests', { signal })).data,
});

/** Takes a request off the screen that was decided. */
export const hideSeatRequest = (client: QueryClient, id: string): void =>
  void client.setQueryData(seatRequestsQuery.queryKey, (held) => held?.filter((it) => it.id !== id));

/** What a logged event changes among the requests. The same event again changes nothing. */
export function applySeatRequestEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'seat-request.ended') hideSeatRequest(client, event.payload.id);
  if (event.type !== 'seat-request.made') return;
  const made = event.payload;
  client.setQueryData(seatRequestsQuery.queryKey, (held) => held && [...held.filter((it) => it.id !== made.id), made]);
}
