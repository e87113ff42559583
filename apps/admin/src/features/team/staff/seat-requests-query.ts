import type { LiveEvent } from '@chatty/contract/live';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

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
  if (event.type !== 'seat-request.made' && event.type !== 'seat-request.ended') return;
  if (event.type === 'seat-request.ended') hideSeatRequest(client, event.payload.id);
  // This also runs after an event ended the request: a query under way would show it again.
  void client.invalidateQueries({ queryKey: seatRequestsQuery.queryKey });
}
