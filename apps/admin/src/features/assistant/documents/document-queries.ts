import type { DataOf } from '@chatty/client/api';
import type { DocumentQuery } from '@chatty/contract/documents';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';
import { asBefore, asked, nextOf } from '../area/source-queries.ts';

export type DocumentListData = InfiniteData<DataOf<'GET /ai_assistant/documents'>, string | null>;

/** Every list is filed under its key followed by its kind and what is searched. */
export const documentListKey = ['assistant', 'documents', 'list'] as const;

export const documentListQuery = (kind: DocumentQuery['kind'], search: string) =>
  infiniteQueryOptions({
    queryKey: [...documentListKey, kind, { search }] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      (await api('GET /ai_assistant/documents', { query: { kind, ...asked(search, pageParam) }, signal })).data,
    getNextPageParam: nextOf,
    placeholderData: asBefore,
    staleTime: 0,
  });

/** A file or page of the web, with its passages. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'documents', 'one', id] as const,
    queryFn: async ({ signal }) => (await api('GET /ai_assistant/documents/:id', { params: { id }, signal })).data,
  });
