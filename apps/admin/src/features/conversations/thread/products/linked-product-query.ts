import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../connection/api.ts';

/** What the store sells under a handle; prices and stock may be a few minutes old. */
export const linkedProductQuery = (handle: string) =>
  queryOptions({
    queryKey: ['products', 'linked', handle] as const,
    queryFn: async ({ signal }) => (await api('GET /inserts/linked-product', { query: { handle }, signal })).data,
    staleTime: 5 * 60_000,
    retry: false,
  });
