import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** Numbers beside the inbox views; pushed over the socket, read once at the start and after a reset. */
export const countsQuery = queryOptions({
  queryKey: ['conversations', 'counts'],
  queryFn: async ({ signal }) => (await api('GET /conversations/counts', { signal })).data,
});

export const useUnread = (): number => useQuery(countsQuery).data?.unread ?? 0;
