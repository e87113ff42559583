import type { DataOf } from '@chatty/client/api';
import type { Shop } from '@chatty/contract/shops';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api } from '../connection/api.ts';

export type Me = DataOf<'GET /me'>;

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await api('GET /me', { signal })).data,
  meta: { silent: true },
});

/** Shows the shop as it is now, wherever it is shown. */
export const showShop = (client: QueryClient, shop: Shop): void =>
  void client.setQueryData(meQuery.queryKey, (held) => held && { ...held, shop });

/**
 * Shows the shop that a call answers with, unless an event told of it since the call began: the event of what the call
 * itself did comes as well, and what came after it may have come before the answer.
 */
export async function showAnswered(client: QueryClient, calling: Promise<{ data: Shop }>): Promise<void> {
  const shown = () => client.getQueryData(meQuery.queryKey)?.shop;
  const before = shown();
  const { data } = await calling;
  if (shown() === before) showShop(client, data);
}

export const MeContext = createContext<Me | null>(null);

/** Who is signed in and for which shop. Only for pages behind the sign-in. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe was called outside the signed-in part of the app');
  return me;
}
