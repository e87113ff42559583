import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../../ctx.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { keptIndexes, type ShopIndex } from './kept-indexes.ts';
import { createShopIndexes } from './shop-indexes.ts';

interface Row {
  id: string;
  version: number;
}

/** In megabytes: each row of these shops takes one. */
const limit = 16;
const million = 1_000_000;

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ env: { INDEX_MEMORY_MB: String(limit), INDEX_IDLE_MINUTES: '30' } });
});
afterAll(() => w.close());

class Rows implements ShopIndex {
  readonly #held = new Set<string>();
  get size() {
    return this.#held.size;
  }
  get bytes() {
    return this.size * million;
  }
  has(id: string) {
    return this.#held.has(id);
  }
  put(id: string) {
    this.#held.add(id);
  }
  remove(id: string) {
    this.#held.delete(id);
  }
  ids() {
    return this.#held.values();
  }
  save() {
    return {};
  }
}

/** Shops of so many rows each; `read` names the shop of every row that is read. */
function shopsOf(sizes: Record<string, number>, name: string) {
  const read: string[] = [];
  let wait: Promise<void> = Promise.resolve();
  const rowsOf = (shopId: string): Row[] =>
    Array.from({ length: sizes[shopId] ?? 0 }, (_, at) => ({ id: `${shopId}${at}`, version: 1 }));
  const indexOf = createShopIndexes<Rows, Row>({
    name,
    code: [],
    create: () => new Rows(),
    put: (index, row) => index.put(row.id),
    // Nothing of these shops is in the database: nor is there a snapshot of version 0.
    state: async () => ({ version: 0, basis: '' }),
    changed: async ({ shopId }, after) => {
      await wait;
      const rows = rowsOf(shopId).filter((it) => it.version >= after.version && it.id > after.id);
      read.push(...rows.map(() => shopId));
      return rows;
    },
    count: async ({ shopId }) => rowsOf(shopId).length,
    ids: async ({ shopId }) => rowsOf(shopId).map((it) => it.id),
  });
  return {
    read,
    sizeOf: async (shopId: string) => (await indexOf(systemCtx(w.services, shopId))).size,
    /** Lets no reading end until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      wait = promise;
      return resolve;
    },
  };
}

const all = () => keptIndexes(w.services);
const megabytes = () => all().bytes / million;

async function afterMinutes(minutes: number): Promise<void> {
  w.setTime(new Date(w.services.clock.now().getTime() + minutes * 60_000).toISOString());
  await all().tend();
}
/** Begins with nothing in memory. */
const startEmpty = () => afterMinutes(31);

test('shops that were asked least recently give way when all together grow too large', async () => {
  await startEmpty();
  const { read, sizeOf } = shopsOf({ a: 6, b: 6, c: 6 }, 'least-recent');
  for (const shop of ['a', 'b', 'a']) expect(await sizeOf(shop)).toBe(6);
  expect(read).toHaveLength(12);
  expect(await sizeOf('c')).toBe(6);
  expect(await sizeOf('a')).toBe(6);
  expect(read).toHaveLength(18);
  expect(await sizeOf('b')).toBe(6);
  expect(read).toHaveLength(24);
  expect(megabytes()).toBeLessThanOrEqual(limit);
});

test('indexes of all kinds share one limit', async () => {
  await startEmpty();
  const [passages, products] = [shopsOf({ a: 10, b: 4 }, 'some'), shopsOf({ a: 10 }, 'others')];
  await passages.sizeOf('a');
  await passages.sizeOf('b');
  await products.sizeOf('a');
  expect(megabytes()).toBe(14);
  await passages.sizeOf('b');
  expect(passages.read).toHaveLength(14);
  await passages.sizeOf('a');
  expect(passages.read).toHaveLength(24);
});

test('a shop larger than all the room is kept while nobody else is asked', async () => {
  await startEmpty();
  const { read, sizeOf } = shopsOf({ large: 50, small: 1 }, 'large');
  for (const shop of ['large', 'large', 'small']) await sizeOf(shop);
  expect(read).toHaveLength(51);
  await sizeOf('small');
  expect(read).toHaveLength(51);
  expect(await sizeOf('large')).toBe(50);
  expect(read).toHaveLength(101);
});

test('those who ask at once share one reading', async () => {
  const { read, sizeOf } = shopsOf({ a: 4 }, 'at-once');
  expect(await Promise.all([sizeOf('a'), sizeOf('a'), sizeOf('a')])).toEqual([4, 4, 4]);
  expect(read).toHaveLength(4);
});

test('an index leaves the memory after a while without questions, and each question begins the while anew', async () => {
  await startEmpty();
  const { read, sizeOf } = shopsOf({ a: 4 }, 'idle');
  await sizeOf('a');
  await afterMinutes(29);
  await sizeOf('a');
  await afterMinutes(29);
  expect(megabytes()).toBe(4);
  expect(read).toHaveLength(4);
  await afterMinutes(2);
  expect(megabytes()).toBe(0);
  expect(await sizeOf('a')).toBe(4);
  expect(read).toHaveLength(8);
});

test('whoever searches while indexes are dropped is answered, and the index that is in use stays', async () => {
  await startEmpty();
  const { read, sizeOf, hold } = shopsOf({ a: 12, b: 12 }, 'in-use');
  const goOn = hold();
  const asked = sizeOf('a');
  await afterMinutes(31);
  const other = sizeOf('b');
  goOn();
  expect(await Promise.all([asked, other])).toEqual([12, 12]);
  expect(read).toHaveLength(24);
  // Together they were too large: one of them left as soon as nobody waited for it.
  expect(megabytes()).toBe(12);
});
