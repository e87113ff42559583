import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatedDomain, type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import { tracesOf } from '../../../test-kit/traces.ts';
import type { Ctx } from '../../../ctx.ts';
import { signatureOf, webhookHeaders } from './testing/signed-webhook.ts';

let store: SimulatedStore;
let ctx: Ctx;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
});
afterAll(() => store.close());

const patient = { timeout: 60_000, interval: 100 };

async function deliver(topic: string, content: object, secret?: string) {
  const body = JSON.stringify({ shop_id: 1, shop_domain: simulatedDomain, ...content });
  const webhookId = newId();
  const headers = webhookHeaders(signatureOf(body, secret), {
    'x-shopify-topic': topic,
    'x-shopify-webhook-id': webhookId,
  });
  const answer = await fetch(`${store.w.origin}/hooks/shopify`, { method: 'POST', body, headers });
  return { status: answer.status, webhookId };
}
const receiptOf = (request: string) =>
  store.w.services.db.selectFrom('privacy_receipts').selectAll().where('request', '=', request).executeTakeFirst();
const finished = async (request: string) => {
  await expect.poll(async () => (await receiptOf(request))?.done_at, patient).toBeInstanceOf(Date);
  return receiptOf(request);
};

async function customer(name: string) {
  const id = newId();
  const email = `${name}@x.example`;
  await ctx.db
    .insertInto('contacts')
    .values({ shop_id: ctx.shopId, id, name, email, phone: '+1 207 555 0142', customer_id: '7000000000001' })
    .execute();
  return { id: 7_000_000_000_001, email, phone: null };
}

test('a request of the law with a wrong signature is refused', async () => {
  for (const topic of ['customers/data_request', 'customers/redact', 'shop/redact']) {
    expect((await deliver(topic, {}, 'another secret')).status).toBe(401);
  }
});

test('a customer’s data is exported, then forgotten, as Shopify asks, each with a receipt', async () => {
  const ada = await customer('ada-berg-mark');
  const asked = { customer: ada, orders_requested: [1], data_request: { id: 99 } };
  expect((await deliver('customers/data_request', asked)).status).toBe(200);
  expect(await finished('99')).toMatchObject({ kind: 'export', counts: { contacts: 1 } });
  const { status, webhookId } = await deliver('customers/redact', { customer: ada, orders_to_redact: [] });
  expect(status).toBe(200);
  expect(await finished(webhookId)).toMatchObject({ kind: 'redact_customer', counts: { contacts: 1, files: 1 } });
  await expect.poll(() => tracesOf(store.w, 'ada-berg-mark'), patient).toEqual([]);
});

test('a customer of whom nothing is kept gets a receipt that says so', async () => {
  const stranger = { id: 5, email: null, phone: '1' };
  const { webhookId } = await deliver('customers/redact', { customer: stranger, orders_to_redact: [] });
  expect(await finished(webhookId)).toMatchObject({ counts: {} });
});

test('a shop is deleted after it left, not while it has the app', async () => {
  await customer('tom-lind-mark');
  const early = await deliver('shop/redact', {});
  expect(await finished(early.webhookId)).toMatchObject({ kept_because: 'The app was installed again.' });
  expect((await tracesOf(store.w, 'tom-lind-mark')).length).toBeGreaterThan(0);
  await fetch(`${store.simulator.origin}/simulator/uninstall`, { method: 'POST', redirect: 'manual' });
  const { webhookId } = await deliver('shop/redact', {});
  expect(await finished(webhookId)).toMatchObject({ kind: 'redact_shop', counts: { contacts: 1 } });
  for (const it of ['tom-lind-mark', 'Juniper & Tarn']) expect(await tracesOf(store.w, it)).toEqual([]);
});
