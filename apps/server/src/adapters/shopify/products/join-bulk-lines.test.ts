import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBulkJoin } from './join-bulk-lines.ts';

const head = (n: number, extra = {}) => ({
  id: `gid://shopify/Product/${n}`,
  handle: `p${n}`,
  title: `Product ${n}`,
  status: 'ACTIVE',
  tags: ['a'],
  descriptionHtml: '<p>x</p>',
  onlineStoreUrl: `https://a.example/products/p${n}`,
  updatedAt: '2026-11-01T10:00:00Z',
  tracksInventory: true,
  ...extra,
});
const variant = (n: number, i: number) => ({
  id: `gid://shopify/ProductVariant/${n}${i}`,
  title: `V${i}`,
  price: '10.00',
  availableForSale: true,
  inventoryQuantity: i,
  __parentId: `gid://shopify/Product/${n}`,
});
const metafield = (n: number) => ({
  id: `gid://shopify/Metafield/${n}`,
  namespace: 'custom',
  key: 'care',
  value: 'wash',
  __parentId: `gid://shopify/Product/${n}`,
});

const joined = (rows: readonly object[]) => {
  const join = createBulkJoin();
  for (const row of rows) join.add(JSON.stringify(row));
  join.add('');
  return [...join.products()];
};

test('products come together whatever the order of the lines', () => {
  const rows = [1, 2, 3].flatMap((n) => [head(n), variant(n, 1), variant(n, 2), metafield(n)]);
  const byId = (list: ReturnType<typeof joined>) =>
    list
      .map((it) => ({ ...it, variants: it.variants.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const wanted = byId(joined(rows));
  expect(wanted.map((it) => [it.variants.length, it.metafields.length, it.url])).toEqual([
    [2, 1, '/products/p1'],
    [2, 1, '/products/p2'],
    [2, 1, '/products/p3'],
  ]);
  const shuffled = fc.shuffledSubarray(rows, { minLength: rows.length });
  fc.assert(
    fc.property(shuffled, (lines) => {
      expect(byId(joined(lines))).toEqual(wanted);
    }),
  );
});

test('what a shopper cannot see is left out, and pieces that are not counted have no stock', () => {
  const rows = [
    ...[head(1, { status: 'DRAFT' }), variant(1, 1)],
    ...[head(2, { onlineStoreUrl: null }), variant(2, 1)],
    ...[head(3, { tracksInventory: false }), variant(3, 1)],
  ];
  expect(joined(rows).map((it) => [it.handle, it.variants[0]?.stock])).toEqual([['p3', null]]);
});
