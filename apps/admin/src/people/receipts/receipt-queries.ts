import type { DataOf } from '@chatty/client/api';
import type { Receipt } from '@chatty/contract/privacy';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';

/** Files are removed within seconds; until then it is asked whether they are. */
const againMs = 2_000;

const isPending = (it: Receipt) => it.doneAt === null;

/** A receipt as it is now: asked again until it is complete. */
export const receiptQuery = (receipt: Receipt) =>
  queryOptions({
    queryKey: ['receipts', 'one', receipt.id] as const,
    queryFn: async ({ signal }) => (await api('GET /receipts/:id', { params: { id: receipt.id }, signal })).data,
    initialData: receipt,
    enabled: ({ state }) => state.data === undefined || isPending(state.data),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? againMs : false),
  });

export const receiptListKey = ['receipts', 'list'] as const;

type ReceiptPiece = DataOf<'GET /receipts'>;

/** The receipts of deleted contacts, latest first. */
export const receiptListQuery = infiniteQueryOptions({
  queryKey: receiptListKey,
  initialPageParam: null as string | null,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === null ? {} : { cursor: pageParam };
    return (await api('GET /receipts', { query, signal })).data;
  },
  getNextPageParam: (last: ReceiptPiece) => last.cursor,
  refetchInterval: ({ state }: { state: { data?: InfiniteData<ReceiptPiece> | undefined } }) =>
    state.data?.pages.some((it) => it.receipts.some(isPending)) ? againMs : false,
  staleTime: 0,
});
