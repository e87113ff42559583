import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../connection/api.ts';

/** The import that was begun last; null where there was none lately. Only admins may ask. */
export const lastImportQuery = queryOptions({
  queryKey: ['assistant', 'answers', 'import'] as const,
  queryFn: async ({ signal }) => (await api('GET /customAnswers/imports/last', { signal })).data,
});
