import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCustomer } from '../contacts/index.ts';
import { createCustomerProofs } from './customer-proof.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** A customer of a shop of their own, and how they come to it, signed in. */
async function customerOf(account: { email?: string }) {
  const shop = await w.shop();
  const proofs = createCustomerProofs(w.services.config.APP_SECRET, () => new Date());
  const open = createApi({ origin: w.origin, token: async () => null });
  const visit = async (told = account, token?: string) => {
    const customer = await proofs.issue({ shopId: shop.id, customerId: '4711', name: 'Ida', ...told });
    return open('POST /client/api/visitors', { body: { shop: shop.domain, customer, token } });
  };
  return { shop, visit };
}

describe('a customer who is signed in at the store', () => {
  it('stays blocked when a blocked visitor signs in and becomes them, on every device', async () => {
    const { shop, visit } = await customerOf({});
    const [member, visitor] = [await shop.member({ role: 'member' }), await shop.visitor()];
    const params = { id: visitor.contactId };
    await member.api('POST /contacts/:id/block', { params, body: {} });
    const { data: became } = await visit({}, visitor.token);
    const { data: elsewhere } = await visit({});
    expect([became.contact.id, elsewhere.contact.id]).toEqual([params.id, params.id]);
    for (const { token } of [became, elsewhere]) {
      const api = createApi({ origin: w.origin, token: async () => token });
      const id = newId();
      const asking = api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id, text: 'Me' } });
      await expect(asking).rejects.toMatchObject({ code: 'not_allowed' });
    }
    expect((await member.api('GET /conversations', { query: { status: 'blocked' } })).data.conversations).toEqual([]);
  });

  it.each([
    ['for the first time', false],
    ['after a visit without a name', true],
  ])('%s is one contact, however many tabs open at once', async (_, wasHere) => {
    const shop = await w.shop();
    const token = wasHere ? (await shop.visitor()).token : undefined;
    const proofs = createCustomerProofs(w.services.config.APP_SECRET, () => new Date());
    const customer = await proofs.issue({
      shopId: shop.id,
      customerId: '4711',
      name: 'Ida',
      email: 'ida@shop.example',
    });
    const open = createApi({ origin: w.origin, token: async () => null });
    const visits = await Promise.all(
      Array.from({ length: 6 }, (_tab, i) =>
        open('POST /client/api/visitors', { body: { shop: shop.domain, customer, ...(i % 2 ? { token } : {}) } }),
      ),
    );
    const ids = new Set(visits.map((it) => it.data.contact.id));
    expect(ids.size).toBe(1);
    expect(visits[0]?.data.contact).toMatchObject({ name: 'Ida', email: 'ida@shop.example' });
  });

  it('is not taken for a guest whose browser became them in another tab while this one was asked', async () => {
    const { shop, visit } = await customerOf({});
    const guest = await shop.visitor();
    const of = { shop_id: shop.id, id: guest.contactId };
    const { db } = w.services;
    const stale = await db
      .selectFrom('contacts')
      .selectAll()
      .where((q) => q.and(of))
      .executeTakeFirstOrThrow();
    await db
      .updateTable('contacts')
      .set({ signed_in_at: new Date() })
      .where((q) => q.and(of))
      .execute();
    const become = () => asCustomer(w.services, shop.id, { customerId: '4711' }, stale);
    expect(await become()).toBeNull();
    const { data } = await visit();
    expect((await become())?.id).toBe(data.contact.id);
  });

  it.each([
    ['that they typed before', 'ida@typed.example', 'visitor' as const],
    ['that nobody knows the origin of', 'ida@shop.example', null],
    ['that the store kept before', 'ida@before.example', 'account' as const],
  ])('is known by the account’s e-mail instead of one %s; the rest stays', async (_, email, email_from) => {
    const { shop, visit } = await customerOf({ email: 'ida@shop.example' });
    const { id } = (await visit()).data.contact;
    const contacts = () => w.services.db.selectFrom('contacts').selectAll().where('shop_id', '=', shop.id).execute();
    const [before] = await contacts();
    await w.services.db
      .updateTable('contacts')
      .set({ email, email_from, name: 'Ida B.', phone: '+4712345678' })
      .where('id', '=', id)
      .execute();
    expect((await visit()).data.contact).toEqual({ id, name: 'Ida B.', email: 'ida@shop.example' });
    const known = { email: 'ida@shop.example', email_from: 'account' };
    expect(await contacts()).toEqual([{ ...before, ...known, name: 'Ida B.', phone: '+4712345678' }]);
  });

  it('is written anew by no visit that tells nothing new, and keeps their e-mail when the store tells none', async () => {
    const { shop, visit } = await customerOf({ email: 'ida@shop.example' });
    const versions = () =>
      sql`select xmin::text as version, email, email_from from contacts where shop_id = ${shop.id}`.execute(
        w.services.db,
      );
    await visit();
    const { rows } = await versions();
    expect(rows).toMatchObject([{ email: 'ida@shop.example', email_from: 'account' }]);
    await visit();
    await visit({});
    expect((await versions()).rows).toEqual(rows);
  });
});

it('a visitor who waits hears who is there now, not who was there when the visit began', async () => {
  const shop = await w.shop();
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const staffed = async () => (await visitor.api('GET /client/api/availability')).data.staffed;
  expect(await staffed()).toBe(false);
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
  await expect.poll(staffed, { timeout: 20_000 }).toBe(true);
  socket.close();
  await expect.poll(staffed, { timeout: 20_000 }).toBe(false);
});

it('whoever designs the store’s theme becomes nobody, and is answered nothing else', async () => {
  const shop = await w.shop();
  const open = createApi({ origin: w.origin, token: async () => null });
  const { data } = await open('POST /client/api/visitors', { body: { shop: shop.domain, designed: true } });
  expect(data).toMatchObject({ conversations: [], contact: { name: '', email: null } });
  const kept = await w.services.db.selectFrom('contacts').select('id').where('shop_id', '=', shop.id).execute();
  expect(kept).toEqual([]);
  const designer = createApi({ origin: w.origin, token: async () => data.token });
  await expect(designer('GET /client/api/conversations')).rejects.toMatchObject({ code: 'not_signed_in' });
});
