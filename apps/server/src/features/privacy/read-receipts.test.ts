import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { type TestMember, type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { redactCustomer } from './index.ts';
import { plantCustomer } from './testing/plant-customer.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const patient = { timeout: 20_000, interval: 50 };

const deleteOne = async (shop: TestShop, admin: TestMember) => {
  const { contactId } = await shop.visitor();
  return (await admin.api('DELETE /contacts/:id', { params: { id: contactId } })).data;
};

/** All that the shop’s admin finds, piece by piece. */
async function idsFor(admin: TestMember, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await admin.api('GET /receipts', { query: { limit, ...(cursor ? { cursor } : {}) } });
    expect(data.receipts.length).toBeLessThanOrEqual(limit);
    ids.push(...data.receipts.map((one) => one.id));
    cursor = data.cursor;
  }
  return ids;
}

it('a receipt says what was deleted, when, and by whom, is found again, and is complete once the files are gone', async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const admin = await shop.member();
  const marker = `mark${newId().slice(-6)}`;
  const { visitor, customerId, email } = await plantCustomer(w, shop, admin, marker);
  const { data: given } = await admin.api('DELETE /contacts/:id', { params: { id: visitor.contactId } });
  expect(given).toMatchObject({ requestedBy: admin.id, shopDomain: shop.domain, doneAt: null });
  const params = { id: given.id };
  const found = async () => (await admin.api('GET /receipts/:id', { params })).data;
  await expect.poll(async () => (await found()).doneAt, patient).not.toBeNull();
  const complete = await found();
  expect(complete).toEqual({ ...given, doneAt: complete.doneAt });
  const { data: list } = await admin.api('GET /receipts');
  expect(list).toEqual({ receipts: [complete], cursor: null });
  for (const named of [marker, customerId, email, visitor.contactId]) expect(JSON.stringify(list)).not.toContain(named);
});

it('the list holds each once, latest first, in pieces of any size, also those of one moment', async () => {
  const shop = await w.shop();
  const admin = await shop.member();
  const made: string[] = [];
  for (let i = 0; i < 5; i += 1) made.unshift((await deleteOne(shop, admin)).id);
  await w.services.db
    .updateTable('privacy_receipts')
    .set({ requested_at: new Date('2026-05-01T08:00:00.000Z') })
    .where('id', 'in', made.slice(1, 4))
    .execute();
  const latest = made[0] ?? '';
  const all = await idsFor(admin, 100);
  expect(all.toSorted()).toEqual(made.toSorted());
  expect(all[0]).toBe(latest);
  for (const limit of [1, 2, 3]) expect(await idsFor(admin, limit)).toEqual(all);
});

it('what the platform asked for stands there too, asked by nobody of the team; an export does not', async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const admin = await shop.member();
  const { customerId, email } = await plantCustomer(w, shop, admin, `mark${newId().slice(-6)}`);
  const asked = { request: '43', at: w.services.clock.now() };
  await transaction(shop.ctx, (tx) => redactCustomer(tx, { customerId, email, phone: null }, asked));
  const kept = { shop_domain: shop.domain, request: '44', counts: '{}', requested_at: asked.at };
  const exported = { ...kept, id: newId(), kind: 'export' as const };
  await w.services.db.insertInto('privacy_receipts').values(exported).execute();
  const { data } = await admin.api('GET /receipts');
  expect(data.receipts).toMatchObject([{ kind: 'redact_customer', requestedBy: null, counts: { contacts: 1 } }]);
  await expect(admin.api('GET /receipts/:id', { params: { id: exported.id } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('another shop finds none of them, not even by their ids, nor does a member who is no admin', async () => {
  const [shop, other] = [await w.shop(), await w.shop()];
  const [admin, stranger] = [await shop.member(), await other.member()];
  const { id } = await deleteOne(shop, admin);
  await deleteOne(shop, admin);
  await deleteOne(other, stranger);
  const { data } = await stranger.api('GET /receipts', { query: { cursor: id } });
  expect(data).toEqual({ receipts: [], cursor: null });
  expect(await idsFor(stranger, 1)).not.toContain(id);
  await expect(stranger.api('GET /receipts/:id', { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  const member = await shop.member({ role: 'member' });
  await expect(member.api('GET /receipts')).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(member.api('GET /receipts/:id', { params: { id } })).rejects.toMatchObject({ code: 'not_allowed' });
});
