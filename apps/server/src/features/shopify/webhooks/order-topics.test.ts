import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../ctx.ts';
import { type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';

let store: SimulatedStore;
let ctx: Ctx;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
});
afterAll(() => store.close());

const patient = { timeout: 60_000, interval: 100 };
const shop = () => store.simulator.store.firstShop;
const control = (path: string, form: Record<string, string>) =>
  fetch(`${store.simulator.origin}/simulator/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

async function newsOf(contactId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('trail_steps')
    .select('content')
    .where('contact_id', '=', contactId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((it) => JSON.stringify(it.content)).map((it) => /"news": ?"(\w+)"/.exec(it)?.[1] ?? '');
}

/** A contact whom the store has signed in as the customer of this order. */
async function buyerOf({ customerId }: { customerId: number | null }): Promise<string> {
  const id = newId();
  await ctx.db
    .insertInto('contacts')
    .values({ shop_id: ctx.shopId, id, customer_id: String(customerId) })
    .execute();
  return id;
}

test('what becomes of an order at the store stands in its customer’s trail, once though each is delivered twice', async () => {
  await control('webhook-mode', { duplicate: 'on' });
  const [first, second] = shop().state.orders.filter((it) => !it.cancelledAt && it.fulfillments.length === 0);
  if (!first || !second) throw new Error('the demo has two orders that wait');
  for (const it of [first, second])
    Object.assign(it, { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() });
  const [shipped, cancelled] = [await buyerOf(first), await buyerOf(second)];
  await control('order', { order: String(first.id), step: 'fulfill' });
  await expect.poll(() => newsOf(shipped), patient).toContain('fulfilled');
  expect((await newsOf(shipped)).toSorted()).toEqual(['fulfilled', 'paid', 'placed']);
  await control('order', { order: String(second.id), step: 'cancel' });
  await expect.poll(() => newsOf(cancelled), patient).toContain('cancelled');
  expect((await newsOf(cancelled)).toSorted()).toEqual(['cancelled', 'paid', 'placed']);
  await store.simulator.webhooks.idle();
  expect((await newsOf(shipped)).length).toBe(3);
});
