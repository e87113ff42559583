import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { issueToken } from '../oauth/tokens.ts';
import { Store } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const domain = 'demo-store.myshopify.com';

test('a restart keeps stock, carts, orders, metafields and tokens', () => {
  const before = new Store([domain], folder, new Date('2026-05-01T12:00:00Z'));
  const shop = before.firstShop;
  const product = shop.products[3];
  const variant = product?.variants[0];
  if (!product || !variant) throw new Error('the catalogue has at least four products');
  variant.inventoryQuantity = 3;
  shop.changed(product);
  shop.state.carts.abc = {
    token: 'abc',
    items: [{ variantId: variant.id, quantity: 1, properties: {} }],
    attributes: {},
    note: '',
    discountCodes: [],
    updatedAt: '',
  };
  shop.state.installation.metafields.push({
    id: 1,
    namespace: 'chat',
    key: 'config',
    type: 'json',
    value: '{}',
    updatedAt: '',
  });
  const { token } = issueToken(before, { kind: 'access', shop: domain, mode: 'offline', scope: '' }, 3600);
  before.save();

  const after = new Store([domain], folder, new Date('2026-06-01T12:00:00Z'));
  expect(after.firstShop.variant(variant.id)?.variant.inventoryQuantity).toBe(3);
  expect(after.firstShop.state).toEqual(shop.state);
  expect(after.firstShop.products).toEqual(shop.products);
  expect(after.tokens.map((one) => one.token)).toContain(token);
});

test('a shop that does not exist is not answered for, and shops do not share state', () => {
  const store = new Store([domain, 'other.myshopify.com'], undefined);
  expect(store.shopOf('nobody.myshopify.com')).toBeUndefined();
  expect(store.shopOf('localhost:4100')?.domain).toBe(domain);
  const idsOf = (name: string): number[] => {
    const shop = store.shops.get(name);
    return shop
      ? [shop.id, ...shop.products, ...shop.state.orders, ...shop.state.customers].map((one) =>
          typeof one === 'number' ? one : one.id,
        )
      : [];
  };
  const own = new Set(idsOf(domain));
  expect(idsOf('other.myshopify.com').filter((id) => own.has(id))).toEqual([]);
  store.shops.get(domain)?.state.orders.splice(0);
  expect(store.shops.get('other.myshopify.com')?.state.orders.length).toBeGreaterThanOrEqual(60);
});
