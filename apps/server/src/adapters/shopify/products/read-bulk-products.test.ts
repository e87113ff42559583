import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refused } from '../../../platform/problem.ts';
import type { AdminApi } from '../wire/graphql-client.ts';
import { readBulkProducts } from './read-bulk-products.ts';

/** Shopify's side of an export that is finished at once. */
const said: Record<string, unknown> = {
  'bulk-start': { bulkOperationRunQuery: { bulkOperation: { id: '1' }, userErrors: [] } },
  'bulk-poll': { bulkOperation: { status: 'COMPLETED', url: 'https://files.example/1' } },
};
const api: AdminApi = (_, document, schema) => Promise.resolve(schema.parse(said[document]));

function bodyOf(pieces: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const next = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(out) {
      const { value, done } = next.next();
      if (done) out.close();
      else out.enqueue(encoder.encode(value));
    },
  });
}

async function titlesIn(pieces: Iterable<string>): Promise<string[]> {
  const download = () => Promise.resolve(new Response(bodyOf(pieces)));
  const titles: string[] = [];
  for await (const it of readBulkProducts(api, 'shop', download, () => Promise.resolve())) titles.push(it.title);
  return titles;
}

const lines = ['Tent', 'Stove\u2028', 'Boots'].flatMap((title, at) => [
  {
    id: `p${at}`,
    handle: 'h',
    title,
    status: 'ACTIVE',
    onlineStoreUrl: 'https://a.example/h',
    updatedAt: '2026-01-01T00:00:00Z',
  },
  { id: `v${at}`, title: 'One', price: '1.00', availableForSale: true, __parentId: `p${at}` },
]);
const file = lines.map((it) => JSON.stringify(it)).join('\n');

test('an export gives the same products, however it is cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 200 })), async (sizes) => {
      const pieces: string[] = [];
      let at = 0;
      for (const size of sizes) {
        pieces.push(file.slice(at, at + size));
        at += size;
      }
      expect(await titlesIn([...pieces, file.slice(at)])).toEqual(['Tent', 'Stove\u2028', 'Boots']);
    }),
    { numRuns: 50 },
  );
});

test('a line that never ends is refused, and not read to its end', async () => {
  let read = 0;
  function* endless() {
    for (;;) {
      read += 1;
      yield 'a'.repeat(1_000_000);
    }
  }
  await expect(titlesIn(endless())).rejects.toThrow(Refused);
  expect(read).toBeLessThan(20);
});
