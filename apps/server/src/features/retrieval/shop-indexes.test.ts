import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../ctx.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { createShopIndexes } from './shop-indexes.ts';

interface Row {
  id: string;
  version: number;
}

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** Shops of so many rows each; `read` names the shop of every row that is read. */
function shopsOf(sizes: Record<string, number>, most: number) {
  const read: string[] = [];
  const rowsOf = (shopId: string): Row[] =>
    Array.from({ length: sizes[shopId] ?? 0 }, (_, at) => ({ id: `${shopId}${at}`, version: 1 }));
  const indexOf = createShopIndexes<Set<string>, Row>(
    {
      create: () => new Set(),
      put: (index, row) => index.add(row.id),
      remove: (index, id) => index.delete(id),
      version: async () => 1,
      changed: async ({ shopId }, after) => {
        const rows = rowsOf(shopId).filter((it) => it.version >= after.version && it.id > after.id);
        read.push(...rows.map(() => shopId));
        return rows;
      },
      count: async ({ shopId }) => rowsOf(shopId).length,
      ids: async ({ shopId }) => rowsOf(shopId).map((it) => it.id),
    },
    most,
  );
  return { read, sizeOf: async (shopId: string) => (await indexOf(systemCtx(w.services, shopId))).size };
}

test('shops that were asked least recently give way when all together grow too large', async () => {
  const { read, sizeOf } = shopsOf({ a: 4, b: 4, c: 4 }, 10);
  for (const shop of ['a', 'b', 'a']) expect(await sizeOf(shop)).toBe(4);
  expect(read).toHaveLength(8);
  expect(await sizeOf('c')).toBe(4);
  expect(await sizeOf('a')).toBe(4);
  expect(read).toHaveLength(12);
  expect(await sizeOf('b')).toBe(4);
  expect(read).toHaveLength(16);
});

test('a shop larger than all the room is kept while nobody else is asked', async () => {
  const { read, sizeOf } = shopsOf({ large: 50, small: 1 }, 10);
  for (const shop of ['large', 'large', 'small']) await sizeOf(shop);
  expect(read).toHaveLength(51);
  await sizeOf('small');
  expect(read).toHaveLength(51);
  expect(await sizeOf('large')).toBe(50);
  expect(read).toHaveLength(101);
});

test('those who ask at once share one reading', async () => {
  const { read, sizeOf } = shopsOf({ a: 4 }, 10);
  expect(await Promise.all([sizeOf('a'), sizeOf('a'), sizeOf('a')])).toEqual([4, 4, 4]);
  expect(read).toHaveLength(4);
});
