import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** What the shop says in a language. Whatever changes translations reads it anew, as all that begins with this key. */
export const wordingQuery = (locale: string) =>
  queryOptions({
    queryKey: ['translations', 'wording', locale] as const,
    queryFn: async ({ signal }) => (await api('GET /settings/wording', { query: { locale }, signal })).data,
  });
