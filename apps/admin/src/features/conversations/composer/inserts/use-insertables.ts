import { proseToPreview } from '@chatty/prose/preview';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../connection/api.ts';
import type { Mode } from '../drafts.ts';
import { type Insertable, type InsertKind, ofDiscount, ofFaq, ofOrder, ofProduct } from './insertable.ts';

interface Wanted {
  kind: InsertKind;
  conversationId: string;
  mode: Mode;
  search: string;
}

const holds = (search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title, under }: Insertable) => words.every((it) => `${title} ${under}`.toLowerCase().includes(it));
};

async function read({ kind, conversationId: id, mode, search }: Wanted, signal: AbortSignal): Promise<Insertable[]> {
  switch (kind) {
    case 'products':
      return (await api('GET /inserts/products', { query: { search }, signal })).data.map((it) => ofProduct(it, mode));
    case 'orders':
      return (await api('GET /conversations/:id/inserts/orders', { params: { id }, signal })).data.map((it) =>
        ofOrder(it, mode),
      );
    case 'discounts':
      return (await api('GET /inserts/discounts', { signal })).data.map(ofDiscount);
    case 'faqs':
      return (await api('GET /conversations/:id/inserts/faqs', { params: { id }, query: { search }, signal })).data.map(
        (it) => ofFaq(it, proseToPreview(it.answer)),
      );
  }
}

/** What can be put into a message, as the server or the store tells it now. The store's few are searched here. */
export function useInsertables(wanted: Wanted) {
  const { kind, conversationId, mode, search } = wanted;
  const isSearchedHere = kind === 'orders' || kind === 'discounts';
  const asked = isSearchedHere ? '' : search;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['inserts', kind, conversationId, mode, asked] as const,
    queryFn: ({ signal }) => read({ ...wanted, search: asked }, signal),
    // Prices, stock and states are read anew each time somebody looks for them.
    staleTime: 0,
    // The list itself tells what failed.
    meta: { silent: true },
    placeholderData: (held, before) => (before?.queryKey[1] === kind ? keepPreviousData(held) : undefined),
  });
  return {
    items: isSearchedHere ? data?.filter(holds(search)) : data,
    problem: data ? null : error,
    isPending: isPending || isPlaceholderData,
    retry: () => void refetch(),
  };
}
