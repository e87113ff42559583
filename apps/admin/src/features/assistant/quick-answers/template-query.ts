import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** Questions that many shops are asked. They change with the product alone. */
export const templatesQuery = queryOptions({
  queryKey: ['assistant', 'templates'] as const,
  queryFn: async ({ signal }) => (await api('GET /assistant/templates', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
