import type { Shop } from '@chatty/contract/shops';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { meQuery, showAnswered, showShop } from './me.tsx';

/** A shop as far as this is about it. */
const named = (name: string) => ({ name }) as Shop;

function stage() {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, { shop: named('As it was') } as never);
  return { client, shown: () => client.getQueryData(meQuery.queryKey)?.shop.name };
}

test('the shop that a call answers with is shown', async () => {
  const { client, shown } = stage();
  await showAnswered(client, Promise.resolve({ data: named('As answered') }));
  expect(shown()).toBe('As answered');
});

test('what an event told of the shop since a call began is not replaced by its answer', async () => {
  const { client, shown } = stage();
  const { promise, resolve } = Promise.withResolvers<{ data: Shop }>();
  const answered = showAnswered(client, promise);
  showShop(client, named('As told'));
  resolve({ data: named('As answered') });
  await answered;
  expect(shown()).toBe('As told');
});
