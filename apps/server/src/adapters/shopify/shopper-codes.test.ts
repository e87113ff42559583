import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '../../ctx.ts';
import type { Commerce, ShopperCode } from '../../ports/commerce.ts';
import { simulatedApp, type SimulatedStore, simulatedStore } from '../../test-kit/simulated-store.ts';
import { createShopifyCommerce } from './commerce.ts';

let store: SimulatedStore;
let ctx: Ctx;
/** The line to the store; of so many answers that hold this word each is lost. */
let line: Server;
let lost = { word: '', left: 0 };
let commerce: Commerce;

beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
  line = createServer(async (request, response) => {
    const body = await text(request);
    const passed = ['content-type', 'x-shopify-access-token', 'x-forwarded-host'];
    const headers = passed.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : []));
    const answer = await fetch(`${store.simulator.origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers),
      ...(body === '' ? {} : { body }),
    });
    const said = await answer.text();
    if (lost.left > 0 && body.includes(lost.word)) {
      lost.left -= 1;
      return request.socket.destroy();
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  commerce = createShopifyCommerce({
    ...{ app: simulatedApp, accounts: store.accounts, simulatorUrl: `http://127.0.0.1:${port}` },
    ...{ now: () => new Date(), pause: async () => {} },
  });
});
beforeEach(() => {
  lost = { word: '', left: 0 };
  state().discounts = state().discounts.filter((it) => it.title !== wanted.title);
});
afterAll(async () => {
  line?.close();
  await store?.close();
});

const state = () => store.simulator.store.firstShop.state;
const made = () => state().discounts.filter((it) => it.title === wanted.title);
const wanted: ShopperCode = {
  code: 'ONLY-ANA',
  discountId: null,
  title: 'One for each shopper',
  terms: { value: { amount: '5.00' }, minSubtotal: '30.00' },
  endsAt: '2031-01-01T00:00:00.000Z',
};
const add = (more: Partial<ShopperCode> = {}) => commerce.addShopperCode(ctx.shopId, { ...wanted, ...more });

test('the first code makes the discount that takes each once, the next ones are added to it', async () => {
  const first = await add();
  if (first === 'taken') throw new Error('It is free');
  expect(made()).toMatchObject([
    {
      ...{ value: { kind: 'amount', cents: 500 }, minimumCents: 3000, usageLimit: 1 },
      ...{ appliesOncePerCustomer: true, endsAt: wanted.endsAt },
    },
  ]);
  expect(await add({ code: 'ONLY-BEN', discountId: first.discountId })).toEqual(first);
  expect(made().flatMap((it) => it.codes.map(({ code }) => code))).toEqual(['ONLY-ANA', 'ONLY-BEN']);
});

test.each([
  ['once', 1],
  ['until we give up', 6],
])('an answer that is lost %s makes no second code and no second discount', async (_, times) => {
  lost = { word: 'discountCodeBasicCreate', left: times };
  const first = await add().catch(() => null);
  const again = await add();
  if (again === 'taken') throw new Error('It is ours');
  if (first !== null) expect(first).toEqual(again);
  lost = { word: 'discountRedeemCodeBulkAdd', left: times };
  const { discountId } = again;
  await add({ code: 'ONLY-BEN', discountId }).catch(() => null);
  expect(await add({ code: 'ONLY-BEN', discountId })).toEqual(again);
  expect(made()).toHaveLength(1);
  expect(made()[0]?.codes.map((it) => it.code)).toEqual(['ONLY-ANA', 'ONLY-BEN']);
});

test('a code of another discount is taken, also where it was taken just now', async () => {
  expect(await add({ code: 'WELCOME10' })).toBe('taken');
  const first = await add();
  if (first === 'taken') throw new Error('It is free');
  expect(await add({ code: 'welcome10', discountId: first.discountId })).toBe('taken');
});

test('what the store has not allowed is refused with its reason', async () => {
  const { scopes } = state().installation;
  state().installation.scopes = scopes.filter((it) => it !== 'write_discounts');
  await expect(add()).rejects.toThrow('Access denied');
  state().installation.scopes = scopes;
});

test('what a discount gives is read where another can be made that gives the same', async () => {
  const discounts = await commerce.readDiscounts(ctx.shopId);
  const termsOf = (code: string) => discounts.find((it) => it.code === code)?.terms;
  expect(termsOf('TRAIL15')).toEqual({ value: { percentage: 0.15 }, minSubtotal: '100.00' });
  expect(termsOf('CAMP20')).toEqual({ value: { amount: '20.00' }, minSubtotal: '150.00' });
  expect(termsOf('FREESHIP')).toBeNull();
});
