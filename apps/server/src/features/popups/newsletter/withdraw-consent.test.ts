import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import { doJob } from '../../../test-kit/do-job.ts';
import { offlineParts } from '../../../test-kit/offline-parts.ts';
import { type TestServer, type TestShop, testServer, type TestVisitor } from '../../../test-kit/test-server.ts';
import { keepScopes } from '../../shops/index.ts';
import { consentText, newsletterOn } from '../testing/newsletter-on.ts';
import { tellStoreJob } from './newsletter.jobs.ts';

let w: TestServer;
/** Which addresses of which shop the store mails, as its own far end would know. */
const mailed = new Map<string, boolean>();
let answer: (said: 'yes' | 'no') => Promise<void> = async () => {};
beforeAll(async () => {
  const { commerce, ...parts } = offlineParts();
  const write =
    (said: 'yes' | 'no') =>
    async (shopId: string, { email }: { email: string }) => {
      await answer(said);
      mailed.set(`${shopId} ${email}`, said === 'yes');
    };
  const own = { ...commerce, subscribeCustomer: write('yes'), unsubscribeCustomer: write('no') };
  w = await testServer({ ...parts, commerce: own });
});
afterAll(() => w.close());
beforeEach(() => {
  answer = async () => {};
});

const subscribe = (visitor: TestVisitor, email: string) =>
  visitor.api('POST /client/api/newsletter', { body: { email, consent: true, consentText, page: '/blog' } });

async function given({ scopes = 'write_customers' } = {}) {
  const shop = await w.shop(newsletterOn());
  await transaction(shop.ctx, (tx) => keepScopes(tx, scopes));
  const { api } = await shop.member();
  const withdraw = async (id: string, reason = '') =>
    (await api('POST /contacts/:id/newsletter/withdraw', { params: { id }, body: { reason } })).data;
  const consents = async (id: string) => (await api('GET /contacts/:id/newsletter', { params: { id } })).data;
  const contact = async (id: string) => (await api('GET /contacts/:id', { params: { id } })).data;
  return { shop, withdraw, consents, contact };
}

const isMailed = (shop: TestShop, email: string) => mailed.get(`${shop.id} ${email}`);

test('who takes it back is no subscriber any more, the store hears of it, and what they had agreed to stays as proof', async () => {
  const { shop, withdraw, consents, contact } = await given();
  const admin = await shop.member();
  const visitor = await shop.visitor();
  const email = 'ida@shop.example';
  await subscribe(visitor, email);
  await expect.poll(() => isMailed(shop, email)).toBe(true);
  await withdraw(visitor.contactId, 'Asked in the chat');
  await expect.poll(() => isMailed(shop, email)).toBe(false);
  await expect.poll(async () => (await consents(visitor.contactId))[0]?.inStore).toBe('yes');
  expect(await consents(visitor.contactId)).toMatchObject([
    { email, consentText, page: '/blog', withdrawn: { by: expect.stringMatching(/./), reason: 'Asked in the chat' } },
  ]);
  expect((await contact(visitor.contactId)).subscribedAt).toBeNull();
  const { data } = await admin.api('GET /contacts', { query: { subscribed: 'yes' } });
  expect(data.contacts).toEqual([]);
});

test('again it changes nothing, and who never agreed has nothing to take back', async () => {
  const { shop, withdraw } = await given();
  const [visitor, other] = [await shop.visitor(), await shop.visitor()];
  await subscribe(visitor, 'again@shop.example');
  const [first] = await withdraw(visitor.contactId, 'First');
  const [second] = await withdraw(visitor.contactId, 'Second');
  expect(second?.withdrawn).toEqual(first?.withdrawn);
  expect(await withdraw(other.contactId)).toEqual([]);
  const agent = await shop.member({ role: 'member' });
  const asked = { params: { id: visitor.contactId }, body: { reason: '' } };
  await expect(agent.api('POST /contacts/:id/newsletter/withdraw', asked)).rejects.toMatchObject({
    code: 'not_allowed',
  });
});

test('who agrees again afterwards has a new consent beside the one that was taken back, and the export has both', async () => {
  const { shop, withdraw, contact } = await given();
  const admin = await shop.member();
  const visitor = await shop.visitor();
  const email = 'back@shop.example';
  await subscribe(visitor, email);
  await withdraw(visitor.contactId);
  await expect.poll(() => isMailed(shop, email)).toBe(false);
  await subscribe(visitor, email);
  await expect.poll(() => isMailed(shop, email)).toBe(true);
  expect((await contact(visitor.contactId)).subscribedAt).not.toBeNull();
  const { data } = await admin.api('GET /contacts/:id/export', { params: { id: visitor.contactId } });
  expect(data.newsletter.map((it) => it.withdrawn !== null)).toEqual([true, false]);
  expect((await admin.api('GET /popups/report')).data.subscribers.total).toBe(1);
});

test('what is taken back while the store is told has the last word, and so has who agrees again meanwhile', async () => {
  const { shop, withdraw } = await given({ scopes: '' });
  const visitor = await shop.visitor();
  const email = 'meanwhile@shop.example';
  await subscribe(visitor, email);
  const rows = () =>
    w.services.db.selectFrom('newsletter_subscribers').selectAll().where('shop_id', '=', shop.id).execute();
  await expect.poll(async () => (await rows())[0]?.in_store).toBe('no_scope');
  await w.services.db.updateTable('shops').set({ scopes: 'write_customers' }).where('id', '=', shop.id).execute();
  const done = new Set<string>();
  answer = async (said) => {
    if (done.has(said)) return;
    done.add(said);
    await (said === 'yes' ? withdraw(visitor.contactId) : subscribe(visitor, email));
  };
  await doJob(w.services, tellStoreJob, { shopId: shop.id, id: (await rows())[0]?.id ?? '' });
  await expect
    .poll(async () => [isMailed(shop, email), ...(await rows()).map((it) => it.in_store)])
    .toEqual([true, 'yes', 'yes']);
});

test('a store that does not answer is told later; what it refuses is seen, and told again on request', async () => {
  const { shop, withdraw, consents } = await given();
  const visitor = await shop.visitor();
  const email = 'refused@shop.example';
  await subscribe(visitor, email);
  await expect.poll(() => isMailed(shop, email)).toBe(true);
  answer = () => Promise.reject(new Refused('Not now'));
  const [taken] = await withdraw(visitor.contactId);
  await expect.poll(async () => (await consents(visitor.contactId))[0]?.inStore).toBe('refused');
  answer = () => Promise.reject(new Unreachable('It does not answer.'));
  await w.services.db
    .updateTable('newsletter_subscribers')
    .set({ in_store: 'waiting' })
    .where('shop_id', '=', shop.id)
    .execute();
  await expect(doJob(w.services, tellStoreJob, { shopId: shop.id, id: taken?.id ?? '' })).rejects.toThrow(Unreachable);
  expect((await consents(visitor.contactId))[0]?.inStore).toBe('waiting');
  answer = async () => {};
  await withdraw(visitor.contactId);
  await expect.poll(() => isMailed(shop, email)).toBe(false);
});

test('it is taken back of the whole person: of merged contacts, and of every browser with the address', async () => {
  const { shop, withdraw, contact, consents } = await given();
  const admin = await shop.member();
  const [first, second, third] = [await shop.visitor(), await shop.visitor(), await shop.visitor()];
  await subscribe(first, 'one@shop.example');
  await subscribe(second, 'two@shop.example');
  await third.api('POST /client/api/newsletter', {
    body: { email: 'two@shop.example', consent: true, consentText, page: '/' },
  });
  const [a, b] = [first.contactId, second.contactId];
  const keep = { name: a, email: a, phone: a, fields: {} };
  await admin.api('POST /contacts/:id/merge', { params: { id: a }, body: { otherId: b, keep } });
  await withdraw(b);
  expect((await consents(a)).map((it) => it.withdrawn !== null)).toEqual([true, true]);
  for (const id of [a, third.contactId]) expect((await contact(id)).subscribedAt).toBeNull();
  await expect
    .poll(() => [isMailed(shop, 'one@shop.example'), isMailed(shop, 'two@shop.example')])
    .toEqual([false, false]);
});

test('a subscription that a file told of is taken back too, and no older file brings it back', async () => {
  const { shop, withdraw, contact } = await given();
  const admin = await shop.member();
  const email = 'listed@shop.example';
  const bring = async (subscribed: string) => {
    const id = newId();
    const file = new Blob([`Email,Subscribed\n${email},${subscribed}\n`]);
    const { data } = await admin.api('POST /contacts/imports', { query: { id, name: 'list.csv' }, body: file });
    const body = { columns: data.columns, existing: 'update' as const, tagIds: [] };
    await admin.api('POST /contacts/imports/:id/begin', { params: { id }, body });
    const state = async () => (await admin.api('GET /contacts/imports')).data.find((it) => it.id === id)?.state;
    await expect.poll(state).toBe('done');
  };
  await bring('yes');
  const listed = async () => (await admin.api('GET /contacts', { query: { search: email } })).data.contacts[0];
  const { id = '', subscribedAt = null } = (await listed()) ?? {};
  expect(subscribedAt).not.toBeNull();
  const taken = await withdraw(id);
  expect(taken).toMatchObject([{ email, consentedAt: subscribedAt, consentText: '', withdrawn: {} }]);
  await expect.poll(() => isMailed(shop, email)).toBe(false);
  await bring('yes');
  expect((await contact(id)).subscribedAt).toBeNull();
});
