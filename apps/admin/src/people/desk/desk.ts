import type { Desk } from '@chatty/contract/desk';
import type { EventPayload } from '@chatty/contract/live';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';
import { meQuery } from '../me.tsx';

/** How a member's inbox works; of others for admins alone. */
export const deskQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', id] as const,
    queryFn: async ({ signal }) => (await api('GET /members/:id/desk', { params: { id }, signal })).data,
  });

/** Shows a desk as it is now, on its page and, if it is one's own, in the inbox. */
export function showDesk(client: QueryClient, { memberId, desk }: EventPayload<'desk.changed'>): void {
  client.setQueryData(deskQuery(memberId).queryKey, (held: Desk | undefined) => held && desk);
  client.setQueryData(meQuery.queryKey, (held) => held && (held.member.id === memberId ? { ...held, desk } : held));
}
