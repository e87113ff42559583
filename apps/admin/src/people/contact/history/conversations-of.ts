import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** What was talked about with them, the latest first. Whoever shows it keeps it up to date (`use-conversations-of.ts`). */
export const conversationsOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'conversations', id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/conversations', { params: { id }, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
