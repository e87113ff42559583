import type { DataOf } from '@chatty/client/api';
import type { PageKind } from '@chatty/contract/data-sources';
import type { SyncProgress } from '@chatty/contract/knowledge';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

export const sourcesQuery = queryOptions({
  queryKey: ['assistant', 'sources'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/sources', { signal })).data,
});

/** How far the reading of products is. */
export const productSyncQuery = queryOptions({
  queryKey: ['assistant', 'product-sync'] as const,
  queryFn: async ({ signal }) => (await api('GET /assistant/sync-products', { signal })).data,
});

/** Shows how far the reading of products is, wherever it stands. */
export function showProductSync(client: QueryClient, sync: SyncProgress): void {
  client.setQueryData(productSyncQuery.queryKey, sync);
  client.setQueryData(sourcesQuery.queryKey, (held) => held && { ...held, products: { ...held.products, sync } });
}

/** How many answers of the last 30 days rest on each source. Counted anew now and then: every answer changes it. */
export const usesQuery = queryOptions({
  queryKey: ['assistant', 'uses'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/sources/uses', { signal })).data,
  staleTime: 60_000,
});

/** What visitors asked without an answer, latest first. */
export const unansweredQuery = queryOptions({
  queryKey: ['assistant', 'unanswered'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/unanswered', { signal })).data,
});

export interface PageView {
  search: string;
  kind: PageKind | null;
}

export interface ProductView {
  search: string;
  used: 'yes' | 'no' | null;
}

export interface AnswerView {
  search: string;
}

type Listed<Piece> = InfiniteData<Piece, string | null>;
export type PageListData = Listed<DataOf<'GET /ai_assistant/pages'>>;
export type ProductListData = Listed<DataOf<'GET /ai_assistant/products'>>;
export type AnswerListData = Listed<DataOf<'GET /customAnswers'>>;

/** Every list is filed under its key followed by its view. */
export const pageListKey = ['assistant', 'pages', 'list'] as const;
export const productListKey = ['assistant', 'products', 'list'] as const;
export const answerListKey = ['assistant', 'answers', 'list'] as const;

const pieceSize = 50;

/** What a list is asked for. */
export const asked = (search: string, cursor: string | null) => ({
  limit: pieceSize,
  ...(search === '' ? {} : { search }),
  ...(cursor === null ? {} : { cursor }),
});

export const nextOf = (last: { cursor: string | null }) => last.cursor;
export const asBefore = <Data>(before: Data) => before;

export const pageListQuery = ({ search, kind }: PageView) =>
  infiniteQueryOptions({
    queryKey: [...pageListKey, { search, kind }] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked(search, pageParam), ...(kind ? { kind } : {}) };
      return (await api('GET /ai_assistant/pages', { query, signal })).data;
    },
    getNextPageParam: nextOf,
    placeholderData: asBefore,
    staleTime: 0,
  });

export const productListQuery = ({ search, used }: ProductView) =>
  infiniteQueryOptions({
    queryKey: [...productListKey, { search, used }] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked(search, pageParam), ...(used ? { used } : {}) };
      return (await api('GET /ai_assistant/products', { query, signal })).data;
    },
    getNextPageParam: nextOf,
    placeholderData: asBefore,
    staleTime: 0,
  });

export const answerListQuery = ({ search }: AnswerView) =>
  infiniteQueryOptions({
    queryKey: [...answerListKey, { search }] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      (await api('GET /customAnswers', { query: asked(search, pageParam), signal })).data,
    getNextPageParam: nextOf,
    placeholderData: asBefore,
    staleTime: 0,
  });

/** A page with its passages; its id is the store's. */
export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'pages', 'one', id] as const,
    queryFn: async ({ signal }) => (await api('GET /ai_assistant/pages/:id', { params: { id }, signal })).data,
  });

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'products', 'one', id] as const,
    queryFn: async ({ signal }) => (await api('GET /ai_assistant/products/:id', { params: { id }, signal })).data,
  });

/** One custom answer; null once it is deleted while somebody looks at it. */
export const answerQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'answers', 'one', id] as const,
    queryFn: async ({ signal }): Promise<DataOf<'GET /customAnswers/:id'> | null> =>
      (await api('GET /customAnswers/:id', { params: { id }, signal })).data,
  });
