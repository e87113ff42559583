import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { offlineParts } from '../../../test-kit/offline-parts.ts';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { until } from '../../../test-kit/until.ts';
import { readPurchases, readPurchasesOf } from './keep-purchases.ts';
import { transaction } from '../../../platform/db/transaction.ts';

/** What the store says of its customers, by number. */
const bought = new Map<string, { orderCount: number; amount: string }>();
const asked: string[] = [];
const { commerce } = offlineParts();

let w: TestServer;
beforeAll(async () => {
  w = await testServer({
    commerce: {
      ...commerce,
      ordersOf: async () => [],
      countCustomers: async () => 12,
      countOrders: async () => 34,
      async readCustomer(_, customerId) {
        asked.push(customerId);
        const known = bought.get(customerId);
        if (!known) return null;
        const { orderCount, amount } = known;
        return { name: '', email: null, phone: null, locale: 'en', orderCount, spent: { amount, currency: 'EUR' } };
      },
    },
  });
});
beforeEach(() => {
  w.forgetLimits();
  asked.length = 0;
});
afterAll(() => w.close());

let number = 1_000;

async function customer(shop: TestShop, orderCount: number, amount: string) {
  const { contactId } = await shop.visitor();
  number += 1;
  const customerId = String(number);
  bought.set(customerId, { orderCount, amount });
  await w.services.db.updateTable('contacts').set({ customer_id: customerId }).where('id', '=', contactId).execute();
  return { contactId, customerId };
}

const desk = async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const member = await shop.member();
  const read = async (id: string) => {
    const { orderCount, spent } = (await member.api('GET /contacts/:id', { params: { id } })).data;
    return [orderCount, spent];
  };
  return { shop, member, read };
};

it('what a customer has bought is read when the team looks at their orders, and not again within the hour', async () => {
  const { shop, member, read } = await desk();
  const { contactId: id } = await customer(shop, 3, '120.50');
  expect(await read(id)).toEqual([null, null]);
  await member.api('GET /contacts/:id/orders', { params: { id } });
  await until('nothing was read', 20_000, async () => (await read(id))[0]);
  expect(await read(id)).toEqual([3, { amount: '120.50', currency: 'EUR' }]);
  await member.api('GET /contacts/:id/orders', { params: { id } });
  expect(asked).toHaveLength(1);
  const visitor = await shop.visitor();
  await member.api('GET /contacts/:id/orders', { params: { id: visitor.contactId } });
  expect(await read(visitor.contactId)).toEqual([null, null]);
});

it('what the store says of a purchase is read anew, whichever order it comes in, and the team hears of a change', async () => {
  const { shop, read } = await desk();
  const { contactId: id, customerId } = await customer(shop, 1, '10.00');
  const told = async () =>
    (
      await w.services.db
        .selectFrom('events')
        .select('n')
        .where('shop_id', '=', shop.id)
        .where('type', '=', 'contact.changed')
        .execute()
    ).length;
  const before = await told();
  await readPurchases(shop.ctx, id);
  await readPurchases(shop.ctx, id);
  expect((await told()) - before).toBe(1);
  bought.set(customerId, { orderCount: 2, amount: '35.5' });
  await transaction(shop.ctx, (tx) => readPurchasesOf(tx, customerId));
  await until('nothing was read', 20_000, async () => (await read(id))[0] === 2 || null);
  expect(await read(id)).toEqual([2, { amount: '35.5', currency: 'EUR' }]);
  // Nobody of ours.
  await transaction(shop.ctx, (tx) => readPurchasesOf(tx, '999999999'));
  await readPurchases(shop.ctx, newId());
});

it('a person has bought what all the customers have that they are', async () => {
  const { shop, member, read } = await desk();
  const [one, two] = [await customer(shop, 1, '10.10'), await customer(shop, 2, '20')];
  await readPurchases(shop.ctx, one.contactId);
  await readPurchases(shop.ctx, two.contactId);
  const params = { id: one.contactId };
  const keep = { name: one.contactId, email: one.contactId, phone: one.contactId };
  const body = { otherId: two.contactId, keep };
  const { data } = await member.api('POST /contacts/:id/merge', { params, body });
  expect([data.orderCount, data.spent]).toEqual([3, { amount: '30.10', currency: 'EUR' }]);
  bought.set(two.customerId, { orderCount: 3, amount: '120' });
  await readPurchases(shop.ctx, two.contactId);
  expect(await read(one.contactId)).toEqual([4, { amount: '130.10', currency: 'EUR' }]);
});

it('an admin reads how many customers and orders the store has', async () => {
  const { shop, member } = await desk();
  expect((await member.api('GET /customers/count')).data).toEqual({ count: 12 });
  expect((await member.api('GET /order/count')).data).toEqual({ count: 34 });
  const agent = await shop.member({ role: 'member' });
  await expect(agent.api('GET /customers/count')).rejects.toMatchObject({ code: 'not_allowed' });
});
