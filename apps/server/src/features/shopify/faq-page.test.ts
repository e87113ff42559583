import { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedQuery } from '../../../../simulator/src/extension/app-proxy.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

const secret = 'a-secret-of-the-app';
let w: TestServer;
beforeAll(async () => {
  w = await testServer({ env: { SHOPIFY_CLIENT_ID: 'app', SHOPIFY_CLIENT_SECRET: secret } });
});
afterAll(() => w.close());

const questionsOn = (page: string) => [...page.matchAll(/<summary dir="auto">([^<]+)/g)].map((it) => it[1]).join(' ');

const ask = (domain: string, etag?: string) => {
  const query = signedQuery(new URLSearchParams(), domain, undefined, secret);
  return w.app.inject({ url: `/proxy/shopify/faqs?${query}`, headers: etag ? { 'if-none-match': etag } : {} });
};

it('the FAQ page shows each change at once, and is sent again only when it changed', async () => {
  const shop = await w.shop();
  const { api } = await shop.member();
  const { data: a } = await api('POST /faqs', { body: { question: 'First?', answer: '<p>1</p>' } });
  const { data: b } = await api('POST /faqs', { body: { question: 'Second?', answer: '<p>2</p>' } });
  let etag = '';
  const seen = async () => {
    const fresh = await ask(shop.domain, etag);
    expect(fresh.headers['cache-control']).toBe('public, no-cache');
    const unchanged = await ask(shop.domain, String(fresh.headers.etag));
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    const isNew = fresh.statusCode === 200 && fresh.headers.etag !== etag;
    etag = String(fresh.headers.etag);
    return [isNew, questionsOn(fresh.body)];
  };
  expect(await seen()).toEqual([true, 'First? Second?']);
  await api('PUT /faqs/:id', { params: { id: a.id }, body: { question: 'Changed?' } });
  expect(await seen()).toEqual([true, 'Changed? Second?']);
  await api('POST /faqs/reorder', { body: { id: b.id, before: a.id } });
  expect(await seen()).toEqual([true, 'Second? Changed?']);
  await api('PUT /faqs/:id', { params: { id: b.id }, body: { featured: true, published: false } });
  expect(await seen()).toEqual([true, 'Changed?']);
  await api('DELETE /faqs/:id', { params: { id: a.id } });
  expect((await seen())[1]).toBe('');
  await api('POST /faqs/:id/restore', { params: { id: a.id } });
  expect(await seen()).toEqual([true, 'Changed?']);
  const { data: settings } = await api('GET /settings/widget');
  const faqPageSettings = { seoTitle: 'Answers' };
  await api('POST /settings/widget/:id', { params: { id: settings.id }, body: { faqPageSettings } });
  expect((await ask(shop.domain)).body).toContain('{% capture page_title %}Answers{% endcapture %}');
});

it('the FAQ page has its questions where they were dragged to, and its preview too, whichever of them are featured', async () => {
  const shop = await w.shop();
  const { api } = await shop.member();
  const add = async (question: string, featured: boolean) =>
    (await api('POST /faqs', { body: { question, answer: '<p>Yes.</p>', featured } })).data.id;
  const first = await add('First?', false);
  await add('Second?', false);
  const third = await add('Third?', true);
  const shown = async () => {
    const { data } = await api('POST /faqs/page/preview', { body: FaqPageSettings.parse({}) });
    return [questionsOn((await ask(shop.domain)).body), questionsOn(data.html)];
  };
  expect(await shown()).toEqual(['First? Second? Third?', 'First? Second? Third?']);
  await api('POST /faqs/reorder', { body: { id: first, before: third } });
  expect(await shown()).toEqual(['Second? First? Third?', 'Second? First? Third?']);
  await api('POST /faqs/reorder', { body: { id: third, before: first } });
  expect(await shown()).toEqual(['Second? Third? First?', 'Second? Third? First?']);
});

it('the FAQ page of one shop is never another’s, and a page that is off is not found', async () => {
  const [one, other] = [await w.shop(), await w.shop()];
  const [{ api }, stranger] = [await one.member(), await other.member()];
  await api('POST /faqs', { body: { question: 'Mine?', answer: '<p>1</p>' } });
  await stranger.api('POST /faqs', { body: { question: 'Theirs?', answer: '<p>2</p>' } });
  const first = await ask(one.domain);
  expect(first.body).toContain('Mine?');
  const second = await ask(other.domain, String(first.headers.etag));
  expect([second.statusCode, second.body.includes('Theirs?'), second.body.includes('Mine?')]).toEqual([
    200,
    true,
    false,
  ]);
  const { data: settings } = await api('GET /settings/widget');
  const faqPageSettings = { isEnabled: false };
  await api('POST /settings/widget/:id', { params: { id: settings.id }, body: { faqPageSettings } });
  expect((await ask(one.domain, String(first.headers.etag))).statusCode).toBe(404);
  expect((await w.app.inject({ url: `/proxy/shopify/faqs?shop=${one.domain}` })).statusCode).toBe(401);
});
