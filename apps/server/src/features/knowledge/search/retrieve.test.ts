import { storePageMaxChars } from '@chatty/contract/limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Refused } from '../../../platform/problem.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import type { TestShop } from '../../../test-kit/test-server.ts';
import type { Ctx } from '../../../ctx.ts';
import { starters } from '../../../language/starters.ts';
import { embeddedBy } from '../passages/passage-units.ts';
import { retrieve } from './retrieve.ts';
import { syncStorePages } from '../pages/sync-store-pages.ts';

const embedded: string[] = [];
let asleep = false;
/** Knows pairs of letters, not meanings: enough to see what is embedded, and how often. */
const pairs: Embedder = {
  id: 'pairs-1',
  dimensions: 64,
  embed(texts) {
    if (asleep) return new Promise(() => {});
    embedded.push(...texts);
    const vectors = texts.map((text) => {
      const vector = new Float32Array(64);
      for (let i = 1; i < text.length; i += 1) {
        const at = (text.charCodeAt(i - 1) * 31 + text.charCodeAt(i)) % 64;
        vector[at] = (vector[at] ?? 0) + 1;
      }
      const length = Math.hypot(...vector) || 1;
      return vector.map((x) => x / length);
    });
    return Promise.resolve(vectors);
  },
};

let store: SimulatedStore;
let ctx: Ctx;
const patient = { timeout: 60_000, interval: 100 };
const passages = (of = ctx) => of.db.selectFrom('passages').selectAll().where('shop_id', '=', of.shopId).execute();
const allEmbedded = (of = ctx) =>
  vi.waitFor(
    async () => expect((await passages(of)).filter((it) => it.embedder !== embeddedBy(pairs))).toEqual([]),
    patient,
  );

beforeAll(async () => {
  store = await simulatedStore({ embedder: pairs });
  ctx = await store.connect();
  // Policies are read last.
  const policies = store.simulator.store.firstShop.policies.length;
  const read = async () =>
    new Set((await passages()).filter((it) => it.kind === 'policy').map((it) => it.source_id)).size;
  await vi.waitFor(async () => expect(await read()).toBe(policies), patient);
});
afterAll(() => store.close());

async function shopWithFaqs(): Promise<{ shop: TestShop; api: Awaited<ReturnType<TestShop['member']>>['api'] }> {
  const shop = await store.w.shop();
  const { api } = await shop.member();
  return { shop, api };
}
const questionsOf = async (of: Ctx, text: string) =>
  (await retrieve(of, { text, limit: 5 })).hits.map((it) => it.passage.title);

test('when the pages were last read is written down from the first reading on, whoever asked for it', async () => {
  const member = await store.signIn(ctx);
  const syncOf = () =>
    ctx.db
      .selectFrom('syncs')
      .select(['running', 'synced', 'total', 'error', 'finished_at'])
      .where('shop_id', '=', ctx.shopId)
      .where('kind', '=', 'pages')
      .executeTakeFirst();
  await vi.waitFor(async () => expect(await syncOf()).toMatchObject({ running: false }), patient);
  const sync = await syncOf();
  const { data } = await member('GET /customAnswers/store-pages/count', {});
  expect(sync).toMatchObject({ synced: data.count, total: data.count, error: null });
  expect(data.readAt).toBe(sync?.finished_at?.toISOString());
});

test('a reading that failed does not pass for one that succeeded, neither afterwards nor while it is tried again', async () => {
  const member = await store.signIn(ctx);
  const readAt = async () => (await member('GET /customAnswers/store-pages/count', {})).data.readAt;
  const before = await readAt();
  const seen: (string | null)[] = [];
  const readPages = async () => {
    seen.push(await readAt());
    throw new Refused('no access');
  };
  const services = { ...ctx.services, commerce: { ...ctx.services.commerce, readPages } };
  await syncStorePages({ ...ctx, services });
  await syncStorePages({ ...ctx, services });
  expect(before).not.toBeNull();
  expect([...seen, await readAt()]).toEqual([before, before, before]);
});

test('what the store says on its pages is found in the section that says it, with the address', async () => {
  const { hits, confidence } = await retrieve(ctx, { text: 'How do I wash merino and lambswool?', limit: 3 });
  expect(hits[0]?.passage).toMatchObject({
    kind: 'page',
    title: 'Care guide › Merino and lambswool',
    url: `${store.simulator.origin}/pages/care-guide`,
  });
  expect(confidence).toBeGreaterThan((await retrieve(ctx, { text: 'quantum chromodynamics', limit: 3 })).confidence);
  const onlyPolicies = await retrieve(ctx, { text: 'refund', limit: 3, kinds: ['policy'] });
  expect(new Set(onlyPolicies.hits.map((it) => it.passage.kind))).toEqual(new Set(['policy']));
});

test('a FAQ is found from the moment it is saved until it is hidden or deleted', async () => {
  const { shop, api } = await shopWithFaqs();
  const { data: faq } = await api('POST /faqs', {
    body: {
      question: 'Do you engrave knives?',
      answer: '<p>Yes, <b>up to 12 letters</b>.</p>',
      variants: ['Can I have my name on it?'],
    },
  });
  const { hits } = await retrieve(shop.ctx, { text: 'engrave a knife', limit: 3 });
  expect(hits[0]?.passage).toMatchObject({
    kind: 'faq',
    sourceId: faq.id,
    text: 'Yes, **up to 12 letters**.',
    url: null,
  });
  expect(await questionsOf(shop.ctx, 'my name on it')).toEqual(['Do you engrave knives?']);
  await api('PUT /faqs/:id', { params: { id: faq.id }, body: { question: 'Do you sharpen scissors?', variants: [] } });
  expect(await questionsOf(shop.ctx, 'sharpen scissors')).toEqual(['Do you sharpen scissors?']);
  await api('PUT /faqs/:id', { params: { id: faq.id }, body: { published: false } });
  expect(await questionsOf(shop.ctx, 'sharpen scissors')).toEqual([]);
  await api('PUT /faqs/:id', { params: { id: faq.id }, body: { published: true } });
  expect(await questionsOf(shop.ctx, 'sharpen scissors')).toHaveLength(1);
  await api('DELETE /faqs/:id', { params: { id: faq.id } });
  expect(await questionsOf(shop.ctx, 'sharpen scissors')).toEqual([]);
  expect(await passages(shop.ctx)).toEqual([]);
});

test('custom answers are added, changed and deleted, and are found as they are now', async () => {
  const { shop, api } = await shopWithFaqs();
  const body = { question: 'Is there a student discount?', answer: '<p>Ten percent.</p><script>x</script>' };
  const { data: made } = await api('POST /customAnswers', { body });
  expect(made.answer).toBe('<p>Ten percent.</p>');
  expect(await questionsOf(shop.ctx, 'discount for a student')).toEqual(['Is there a student discount?']);
  await api('PUT /customAnswers/:id', { params: { id: made.id }, body: { ...body, answer: 'Fifteen percent.' } });
  expect((await retrieve(shop.ctx, { text: 'student discount', limit: 1 })).hits[0]?.passage.text).toBe(
    'Fifteen percent.',
  );
  expect((await api('GET /customAnswers', { query: {} })).data.answers.map((it) => it.id)).toEqual([made.id]);
  await api('DELETE /customAnswers/:id', { params: { id: made.id } });
  expect(await questionsOf(shop.ctx, 'student discount')).toEqual([]);
  await expect(api('DELETE /customAnswers/:id', { params: { id: made.id } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('another shop’s knowledge is never found, and its custom answers do not exist', async () => {
  const { api } = await shopWithFaqs();
  const { shop: other, api: otherApi } = await shopWithFaqs();
  const { data: made } = await api('POST /customAnswers', {
    body: { question: 'Where is the secret door?', answer: 'Behind the shelf.' },
  });
  expect(await questionsOf(other.ctx, 'secret door')).toEqual([]);
  const params = { id: made.id };
  await expect(otherApi('PUT /customAnswers/:id', { params, body: made })).rejects.toMatchObject({ code: 'not_found' });
  await expect(otherApi('DELETE /customAnswers/:id', { params })).rejects.toMatchObject({ code: 'not_found' });
});

test('a page that changed is read anew, the others are not embedded twice, and a page that went is deleted', async () => {
  await allEmbedded();
  const { pages } = store.simulator.store.firstShop;
  const member = await store.signIn(ctx);
  const before = embedded.length;
  const careGuide = pages.find((it) => it.handle === 'care-guide');
  if (!careGuide) throw new Error('no care guide');
  careGuide.body += '<h2>Hammocks</h2><p>Wash them in a pillow case.</p>';
  const gone = pages.splice(
    pages.findIndex((it) => it.handle === 'wholesale'),
    1,
  );
  await member('GET /customAnswers/resync-store-pages', {});
  await vi.waitFor(async () => expect(await questionsOf(ctx, 'hammocks')).toContain('Care guide › Hammocks'), patient);
  await vi.waitFor(async () => expect((await passages()).some((it) => it.title === 'Wholesale')).toBe(false), patient);
  await allEmbedded();
  const known = new Set(embedded.slice(0, before));
  const after = embedded.slice(before);
  expect(after).toEqual(expect.arrayContaining(['Care guide › Hammocks', 'Wash them in a pillow case.']));
  // What visitors are offered to ask is tried anew with what the pages say now.
  const tried = new Set<string>(Object.values(starters.en));
  expect(after.filter((it) => known.has(it) && !tried.has(it))).toEqual([]);
  const { data } = await member('GET /customAnswers/store-pages/count', {});
  const stored = await ctx.db.selectFrom('store_pages').select('title').where('shop_id', '=', ctx.shopId).execute();
  expect(data.count).toBe(stored.length);
  expect(stored.map((it) => it.title)).not.toContain(gone[0]?.title);
});

test('a question is answered by its words while the encoder sleeps', async () => {
  asleep = true;
  try {
    const { hits } = await retrieve(ctx, { text: 'How do I claim the warranty?', limit: 3 });
    expect(hits[0]?.passage.title).toMatch(/^Warranty/);
    expect(hits[0]?.semantic).toBe(0);
  } finally {
    asleep = false;
  }
});

test('the chatbox finds FAQs while the visitor types, published ones only, featured first without a search', async () => {
  const { shop, api } = await shopWithFaqs();
  const add = (question: string, more = {}) =>
    api('POST /faqs', { body: { question, answer: `<p>About: ${question}</p>`, ...more } });
  await add('How long does delivery take?');
  await add('What is your return policy?', { featured: true });
  await add('Do you deliver to islands?');
  await add('Secret returns for staff', { published: false });
  const visitor = await shop.visitor();
  const find = async (search?: string) =>
    (await visitor.api('GET /client/api/faqs', { query: search === undefined ? {} : { search } })).data.map(
      (it) => it.question,
    );
  expect(await find()).toEqual([
    'What is your return policy?',
    'How long does delivery take?',
    'Do you deliver to islands?',
  ]);
  expect(await find('ret')).toEqual(['What is your return policy?']);
  expect((await find('return polci'))[0]).toBe('What is your return policy?');
  expect((await find('delivery'))[0]).toBe('How long does delivery take?');
  expect((await find('deliv isl'))[0]).toBe('Do you deliver to islands?');
  expect((await find('delivery tim'))[0]).toBe('How long does delivery take?');
  expect(await find('blockchain')).toEqual([]);
});

test('of a page longer than a store keeps the beginning is found, and the pages after it are read', async () => {
  const { pages } = store.simulator.store.firstShop;
  const member = await store.signIn(ctx);
  const [first, second] = pages;
  if (!first || !second) throw new Error('no pages');
  first.body = `<h2>Marmots</h2><p>They whistle.</p>${'<p>word </p>'.repeat(500_000)}<h2>Ibexes</h2><p>They climb.</p>`;
  second.body = `<h2>Chamois</h2><p>They leap. &#xd800;</p>`;
  await member('GET /customAnswers/resync-store-pages', {});
  await vi.waitFor(
    async () => expect(await questionsOf(ctx, 'chamois leap')).toContainEqual(expect.stringContaining('Chamois')),
    patient,
  );
  // By its words alone: to an embedder of letters a page of one word a hundred times over says that word.
  asleep = true;
  const found = await questionsOf(ctx, 'marmots whistle').finally(() => {
    asleep = false;
  });
  expect(found).toContainEqual(expect.stringContaining('Marmots'));
  expect((await passages()).some((it) => it.title.includes('Ibexes'))).toBe(false);
  const page = await ctx.db.selectFrom('store_pages').select('body').where('shop_id', '=', ctx.shopId).execute();
  expect(Math.max(...page.map((it) => it.body.length))).toBe(storePageMaxChars);
});
