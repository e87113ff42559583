import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { StoreSubscriber } from '../../../ports/commerce.ts';
import { doJob } from '../../../test-kit/do-job.ts';
import { offlineParts } from '../../../test-kit/offline-parts.ts';
import { type TestServer, type TestShop, testServer, type TestVisitor } from '../../../test-kit/test-server.ts';
import { tracesOf } from '../../../test-kit/traces.ts';
import { keepScopes } from '../../shops/index.ts';
import { consentText, newsletterOn } from '../testing/newsletter-on.ts';
import { tellStoreJob } from './newsletter.jobs.ts';

let w: TestServer;
const told: (StoreSubscriber & { shopId: string })[] = [];
let answer: () => Promise<void> = async () => {};
beforeAll(async () => {
  const { commerce, ...parts } = offlineParts();
  const subscribeCustomer = async (shopId: string, it: StoreSubscriber) => {
    await answer();
    told.push({ shopId, ...it });
  };
  w = await testServer({ ...parts, commerce: { ...commerce, subscribeCustomer } });
});
afterAll(() => w.close());

const subscribe = async (visitor: TestVisitor, given: { email: string; website?: string; page?: string }) =>
  (await visitor.api('POST /client/api/newsletter', { body: { consent: true, consentText, page: '/', ...given } }))
    .data;

const rowsOf = (shop: TestShop) =>
  w.services.db.selectFrom('newsletter_subscribers').selectAll().where('shop_id', '=', shop.id).execute();
const toldOf = (shop: TestShop) => told.filter((it) => it.shopId === shop.id).map((it) => it.email);
const grant = (shop: TestShop, scopes: string) => transaction(shop.ctx, (tx) => keepScopes(tx, scopes));

async function shopThatLetsUs(more: Record<string, unknown> = {}): Promise<TestShop> {
  const shop = await w.shop(newsletterOn(more));
  await grant(shop, 'read_products,write_customers');
  return shop;
}

test('who subscribes becomes a contact, with what they agreed to, and the store hears of it', async () => {
  const shop = await shopThatLetsUs({ discountCode: 'HELLO10', successText: 'Danke!' });
  const visitor = await shop.visitor({ locale: 'de' });
  const page = '/products/mug?token=private#x';
  expect(await subscribe(visitor, { email: 'Ida@Shop.example', page })).toEqual({
    successText: 'Danke!',
    discountCode: 'HELLO10',
  });
  expect(await rowsOf(shop)).toMatchObject([
    {
      email: 'ida@shop.example',
      contact_id: visitor.contactId,
      consent_text: consentText,
      page: '/products/mug',
      locale: 'de',
    },
  ]);
  const { api } = await shop.member();
  const { data } = await api('GET /contacts/:id', { params: { id: visitor.contactId } });
  expect(data).toMatchObject({ email: 'ida@shop.example', emailFrom: 'visitor', conversationCount: 0 });
  await expect.poll(() => toldOf(shop)).toEqual(['ida@shop.example']);
  await expect.poll(async () => (await rowsOf(shop))[0]?.in_store).toBe('yes');
  expect((await api('GET /popups/report')).data).toMatchObject({
    counts: { newsletter: { subscribed: 1 } },
    subscribers: { total: 1, waiting: 0 },
    mayWriteCustomers: true,
  });
});

test('subscribing again changes nothing, from whichever browser, and the answer does not tell', async () => {
  const shop = await shopThatLetsUs();
  const [first, second] = [await shop.visitor(), await shop.visitor()];
  const email = 'again@shop.example';
  const answers = [await subscribe(first, { email }), await subscribe(second, { email: 'AGAIN@shop.example' })];
  answers.push(...(await Promise.all([subscribe(first, { email }), subscribe(second, { email })])));
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  expect(await rowsOf(shop)).toMatchObject([{ contact_id: first.contactId }]);
  await expect.poll(() => toldOf(shop)).toEqual([email]);
  const { data } = await (await shop.member()).api('GET /popups/report');
  expect(data.counts.newsletter?.subscribed).toBe(1);
});

test('a program that fills in what people don’t see is told the same, and nothing is kept', async () => {
  const shop = await shopThatLetsUs({ discountCode: 'X' });
  const answers = [
    await subscribe(await shop.visitor(), { email: 'bot@shop.example', website: 'https://spam.example' }),
    await subscribe(await shop.visitor(), { email: 'person@shop.example' }),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect((await rowsOf(shop)).map((it) => it.email)).toEqual(['person@shop.example']);
});

test('an address that is none, or no consent, is refused in the words of the specification', async () => {
  const visitor = await (await w.shop(newsletterOn())).visitor();
  await expect(subscribe(visitor, { email: 'not an address' })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { email: 'Email is invalid' },
  });
  const body = { email: 'a@shop.example', consent: false as true, consentText, page: '/' };
  await expect(visitor.api('POST /client/api/newsletter', { body })).rejects.toMatchObject({ code: 'bad_input' });
});

test('nobody subscribes where the shop asks nobody, nor to words that it does not say in their language', async () => {
  const refused = { code: 'conflict' };
  const off = await w.shop(newsletterOn({ active: false }));
  const email = 'a-stranger@shop.example';
  await expect(subscribe(await off.visitor(), { email })).rejects.toMatchObject(refused);
  const shop = await shopThatLetsUs();
  const { api } = await shop.visitor();
  const agree = (body: { consentText: string; locale?: string }) =>
    api('POST /client/api/newsletter', { body: { email, consent: true, page: '/', ...body } });
  await expect(agree({ consentText: 'Anything I like' })).rejects.toMatchObject(refused);
  const member = await shop.member();
  await member.api('POST /settings/translations', { body: { locale: 'de' } });
  await member.api('POST /settings/translations/:locale', {
    params: { locale: 'de' },
    body: { values: { popupsNewsletterConsent: 'Schickt mir Post' } },
  });
  await expect(agree({ consentText: 'Schickt mir Post' })).rejects.toMatchObject(refused);
  await expect(agree({ consentText, locale: 'de' })).rejects.toMatchObject(refused);
  expect([...(await rowsOf(off)), ...(await rowsOf(shop))]).toEqual([]);
  await agree({ consentText: 'Schickt mir Post', locale: 'de' });
  expect(await rowsOf(shop)).toMatchObject([{ email, consent_text: 'Schickt mir Post' }]);
});

test('one visitor cannot subscribe many', async () => {
  const shop = await w.shop(newsletterOn());
  const visitor = await shop.visitor();
  const many = Array.from({ length: 8 }, (_, at) => subscribe(visitor, { email: `n${at}@shop.example` }));
  const refused = (await Promise.allSettled(many)).filter((it) => it.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.reason).toMatchObject({ code: 'too_many' });
});

test('an account’s own address is not replaced by what is typed into a popup', async () => {
  const shop = await w.shop(newsletterOn());
  const visitor = await shop.visitor();
  await w.services.db
    .updateTable('contacts')
    .set({ email: 'account@shop.example', email_from: 'account' })
    .where('id', '=', visitor.contactId)
    .execute();
  await subscribe(visitor, { email: 'other@shop.example' });
  const { data } = await (await shop.member()).api('GET /contacts/:id', { params: { id: visitor.contactId } });
  expect(data).toMatchObject({ email: 'account@shop.example', emailFrom: 'account' });
});

test('without leave of the store subscribers stay ours, and it hears of them once it gives leave', async () => {
  const shop = await w.shop(newsletterOn());
  await subscribe(await shop.visitor(), { email: 'later@shop.example' });
  await expect.poll(async () => (await rowsOf(shop))[0]?.in_store).toBe('no_scope');
  expect(toldOf(shop)).toEqual([]);
  const { api } = await shop.member();
  expect((await api('GET /popups/report')).data).toMatchObject({
    subscribers: { total: 1, waiting: 1 },
    mayWriteCustomers: false,
  });
  await grant(shop, 'write_customers');
  await expect.poll(() => toldOf(shop)).toEqual(['later@shop.example']);
});

test('a store that does not answer is told later, and one that says no is not asked again', async () => {
  const shop = await w.shop(newsletterOn());
  await subscribe(await shop.visitor(), { email: 'slow@shop.example' });
  await expect.poll(async () => (await rowsOf(shop))[0]?.in_store).toBe('no_scope');
  await w.services.db.updateTable('shops').set({ scopes: 'write_customers' }).where('id', '=', shop.id).execute();
  const id = (await rowsOf(shop))[0]?.id ?? '';
  const job = () => doJob(w.services, tellStoreJob, { shopId: shop.id, id });
  try {
    answer = () => Promise.reject(new Unreachable('It does not answer.'));
    await expect(job()).rejects.toThrow(Unreachable);
    answer = () => Promise.reject(new Refused('Email is disposable'));
    await job();
  } finally {
    answer = async () => {};
  }
  expect((await rowsOf(shop))[0]?.in_store).toBe('refused');
});

test('a contact’s export names their subscription, and nothing of it is left when they are forgotten', async () => {
  const shop = await w.shop(newsletterOn());
  const visitor = await shop.visitor();
  const email = 'forget-me-4711@shop.example';
  await subscribe(visitor, { email });
  await expect.poll(async () => (await rowsOf(shop))[0]?.in_store).toBe('no_scope');
  const { api } = await shop.member();
  const params = { id: visitor.contactId };
  const { data } = await api('GET /contacts/:id/export', { params });
  expect(data.newsletter).toMatchObject([{ email, consentText, page: '/' }]);
  await api('DELETE /contacts/:id', { params });
  expect(await tracesOf(w, email)).toEqual([]);
});
