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
