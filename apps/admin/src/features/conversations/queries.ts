import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';
import { mergePieces, type Piece } from './live/apply-event.ts';
import { momentOfHere, rememberHere } from './live/visitors-here.ts';
import type { ListFilter } from './list/list-filter.ts';

/** Messages that one read brings, and how many a second read of a long thread brings at once. */
const pieceSize = 50;
export const largestPiece = 200;

const flag = (wanted: boolean) => (wanted ? ('true' as const) : undefined);

/** A list as the server is asked for it. */
export const askedOf = ({ unread, waiting, search, ...rest }: ListFilter, cursor: string | null) => ({
  ...rest,
  unread: flag(unread),
  waiting: flag(waiting),
  search: search || undefined,
  cursor: cursor ?? undefined,
});

export const listQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'list', filter] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const since = momentOfHere();
      const { data } = await api('GET /conversations', { query: askedOf(filter, pageParam), signal });
      rememberHere(
        data.conversations.map((it) => it.contactId),
        data.here,
        since,
      );
      return data;
    },
    getNextPageParam: (last) => last.cursor,
  });

export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', 'detail', id] as const,
    queryFn: async ({ signal }) => (await api('GET /conversations/:id', { params: { id }, signal })).data,
  });

export const threadKey = (id: string) => ['conversations', 'messages', id] as const;

export const threadQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: async ({ signal }): Promise<Piece> => {
      const held = client.getQueryData<Piece>(threadKey(id));
      const limit = Math.min(largestPiece, Math.max(pieceSize, held?.messages.length ?? 0));
      const { data } = await api('GET /conversations/:id/messages', { params: { id }, query: { limit }, signal });
      return held ? mergePieces(held, data) : data;
    },
  });

/** Reads the piece before what is held and puts both together. */
export async function readEarlier(client: QueryClient, id: string, limit = pieceSize): Promise<void> {
  const first = client.getQueryData<Piece>(threadKey(id))?.messages[0];
  if (!first) return;
  const { data } = await api('GET /conversations/:id/messages', {
    params: { id },
    query: { before: first.seq, limit },
  });
  client.setQueryData<Piece>(threadKey(id), (held) =>
    held && held.messages[0]?.seq === first.seq
      ? { ...held, messages: [...data.messages, ...held.messages], hasEarlier: data.hasEarlier }
      : held,
  );
}

export const decisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', 'decisions', id] as const,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api('GET /conversations/:id/decisions', { params: { id }, signal })).data,
  });

export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'profile', id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id', { params: { id }, signal })).data,
  });

export const ordersQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'orders', id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/orders', { params: { id }, signal })).data,
  });
