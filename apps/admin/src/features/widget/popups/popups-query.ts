import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** What became of the popups lately. */
export const popupReportQuery = queryOptions({
  queryKey: ['popups', 'report'] as const,
  queryFn: async ({ signal }) => (await api('GET /popups/report', { signal })).data,
});

/** Products of these ids. */
export const pickedProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['popups', 'picked', ids] as const,
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await api('GET /popups/products', { signal, query: { ids: ids.join(',') } })).data,
    placeholderData: keepPreviousData,
  });

/** Products whose title holds these words. */
export const foundProductsQuery = (search: string) =>
  queryOptions({
    queryKey: ['popups', 'found', search] as const,
    queryFn: async ({ signal }) => (await api('GET /popups/products', { signal, query: { search } })).data,
    placeholderData: keepPreviousData,
  });
