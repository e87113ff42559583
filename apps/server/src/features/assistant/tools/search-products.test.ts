import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, says } from '../../../test-kit/model-server.ts';
import { findProducts } from '../../catalog/index.ts';
import { openScriptedDemo, type ScriptedDemo } from '../testing/scripted-demo.ts';

let demo: ScriptedDemo;
beforeAll(async () => {
  demo = await openScriptedDemo('openai');
}, 120_000);
afterAll(() => demo?.close());

test('a product called by its name is told of, also where only what is in stock was looked for', async () => {
  const { products } = await findProducts(demo.ctx, { text: 'jacket', limit: 200 });
  const title = products.find(({ card }) => card.variants.every((it) => !it.available))?.card.title ?? '';
  expect(title).not.toBe('');
  demo.script(calls('search_products', { text: title, inStock: true }), says('{{product:1}}: {{stock:1}}'));
  const visitor = await demo.visitor();
  const { message } = await visitor.ask(`${title} in stock?`);
  expect(JSON.stringify(message)).toContain(title);
});

test('the cheapest of all is among all that the shop sells', async () => {
  const price = ({ card }: { card: { variants: { price: { amount: string } }[] } }) =>
    Math.min(...card.variants.map((it) => Number(it.price.amount)));
  const all = (text: string, sort: 'cheapest' | 'dearest') => findProducts(demo.ctx, { text, sort, limit: 200 });
  const { products } = await all('anything', 'cheapest');
  const prices = products.map(price);
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect((await all('products of the shop', 'dearest')).products[0]?.card.id).not.toBe(products[0]?.card.id);
});

test('a kind of thing is found by another word for it, and never by how much of it there is in a box', async () => {
  const { products } = await findProducts(demo.ctx, { text: 'toque', limit: 5 });
  expect(products.some((it) => it.isKind)).toBe(true);
  const packs = await findProducts(demo.ctx, { text: 'pack of two', limit: 20 });
  expect(packs.products.filter((it) => it.isKind)).toEqual([]);
});
