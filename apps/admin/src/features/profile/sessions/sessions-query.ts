import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** Where one is signed in; asked anew with every visit of the page, because no event tells of it. */
export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'] as const,
  queryFn: async ({ signal }) => (await api('GET /profile/sessions', { signal })).data,
  staleTime: 0,
});
