import type { ClientFrame } from '@chatty/contract/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatedDomain } from '../../test-kit/simulated-store.ts';
import { whereIs } from '../contacts/index.ts';
import { type DemoVisit, openDemo, type Visit } from './testing/demo-visit.ts';
import { says } from '../../test-kit/model-server.ts';
import { openModelDemo } from './testing/scripted-demo.ts';

let demo: DemoVisit;
beforeAll(async () => {
  demo = await openDemo();
}, 120_000);
afterAll(() => demo?.close());

const aProduct = (at: DemoVisit) =>
  at.w.services.db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('shop_id', '=', at.ctx.shopId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Opens the product's page as the chatbox tells it; answers what closes it. */
async function open(at: DemoVisit, visitor: Visit, productId: string): Promise<() => void> {
  const socket = new WebSocket(`${at.w.origin.replace(/^http/, 'ws')}/realtime`);
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  const place = { url: `https://${simulatedDomain}/products/one`, title: 'One', productId };
  socket.onopen = () => say({ t: 'hello', token: visitor.token, since: null });
  socket.onmessage = ({ data }) => String(data).includes('"ready"') && say({ t: 'at', place, cart: null });
  const seen = () => whereIs(at.w.services, at.ctx.shopId, visitor.contactId).place?.productId;
  await expect.poll(seen).toBe(productId);
  return () => socket.close();
}

const cardsOf = (answer: Awaited<ReturnType<Visit['ask']>>) =>
  answer.message?.parts.flatMap((it) => (it.type === 'products' ? it.products.map(({ title }) => title) : []));

test('on the page of a product, “this” is that product; elsewhere it is not', async () => {
  const product = await aProduct(demo);
  const visitor = await demo.visitor();
  const leave = await open(demo, visitor, product.id.split('/').at(-1) ?? '');
  const answer = await visitor.ask('is this in stock?');
  expect(answer.decision.outcome).toBe('answered');
  expect(cardsOf(answer)).toEqual([product.title]);
  leave();
  const elsewhere = await (await demo.visitor()).ask('is this in stock?');
  expect(cardsOf(elsewhere) ?? []).not.toContain(product.title);
});

test('a model is told which product the page shows, and nothing of what is no product of the shop', async () => {
  const own = await openModelDemo();
  const product = await aProduct(own);
  const visitor = await own.visitor();
  own.script(says('Which one do you mean?'), says('Which one do you mean?'));
  const leave = await open(own, visitor, product.id.split('/').at(-1) ?? '');
  await visitor.ask('is this in stock?');
  const told = own.model.requests();
  expect(told).toContain('has the page of the product');
  expect(told).toContain(product.id);
  leave();
  const other = await own.visitor();
  const close = await open(own, other, '77');
  await other.ask('is this in stock?');
  expect(own.model.requests().slice(told.length - 1)).not.toContain('has the page of the product');
  close();
  await own.close();
}, 120_000);
