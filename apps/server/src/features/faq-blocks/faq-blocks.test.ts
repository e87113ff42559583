import type { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { blockMaxBytes, mostBlockFaqs, mostBlockLocales, mostFaqBlocks } from '@chatty/contract/faq-block-options';
import { builtInLocales } from '@chatty/contract/visitor-texts/built-in-locales';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedBlocks } from '../../ports/commerce.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
const told = new Map<string, PlacedBlocks>();
beforeAll(async () => {
  w = await testServer();
  w.services.commerce.publishFaqBlocks = async (shopId, blocks) => void told.set(shopId, blocks);
});
afterAll(() => w.close());

const block = (over: Partial<FaqBlockDraft> = {}) =>
  ({ name: 'Help', source: 'featured', place: 'allProducts', layout: 'accordion', ...over }) as FaqBlockDraft;

async function newShop() {
  const shop = await w.shop();
  const { api } = await shop.member();
  const addFaq = async (question: string, over: object = {}) =>
    (await api('POST /faqs', { body: { question, answer: `<p>${question}</p>`, featured: true, ...over } })).data.id;
  const add = async (over: Partial<FaqBlockDraft> = {}) =>
    (await api('POST /faq-blocks', { body: { ...block(over), id: newId() } })).data;
  const preview = async (over: Partial<FaqBlockDraft> = {}) =>
    (await api('POST /faq-blocks/preview', { body: block(over) })).data;
  const published = () => told.get(shop.id)?.blocks.map((it) => it.id) ?? [];
  const html = () =>
    told
      .get(shop.id)
      ?.blocks.map((it) => JSON.stringify(it.content))
      .join('') ?? '';
  return { shop, api, addFaq, add, preview, published, html };
}
/** How many translations of these texts are kept. */
const countOf = async (shopId: string, keys: string) => {
  const rows = await w.services.db
    .selectFrom('translations')
    .select('key')
    .where('shop_id', '=', shopId)
    .where('key', 'like', keys)
    .execute();
  return rows.length;
};
const soon = { timeout: 15_000 };

describe('a block of FAQs', () => {
  it('is added once, changed, listed by name, and deleted', async () => {
    const { api } = await newShop();
    const id = newId();
    const body = { ...block({ name: 'B' }), id };
    const { data } = await api('POST /faq-blocks', { body });
    expect(await api('POST /faq-blocks', { body: { ...body, name: 'again' } })).toMatchObject({ data });
    await api('POST /faq-blocks', { body: { ...block({ name: 'A' }), id: newId() } });
    const { data: changed } = await api('PUT /faq-blocks/:id', { params: { id }, body: block({ name: 'C' }) });
    expect(changed).toMatchObject({ id, name: 'C' });
    const { data: list } = await api('GET /faq-blocks');
    expect(list.blocks.map((it) => it.name)).toEqual(['A', 'C']);
    await api('DELETE /faq-blocks/:id', { params: { id } });
    await expect(api('GET /faq-blocks/:id', { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(api('PUT /faq-blocks/:id', { params: { id }, body: block() })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('must name FAQs and places, and only what the theme can compare', async () => {
    const { api } = await newShop();
    const fieldsOf = (over: Partial<FaqBlockDraft>) =>
      api('POST /faq-blocks', { body: { ...block(over), id: newId() } }).then(
        () => [],
        (error: { fields?: object }) => Object.keys(error.fields ?? {}),
      );
    expect(await fieldsOf({ source: 'picked' })).toEqual(['faqIds']);
    expect(await fieldsOf({ source: 'categories' })).toEqual(['categories']);
    expect(await fieldsOf({ place: 'products' })).toEqual(['productIds']);
    expect(await fieldsOf({ place: 'collections' })).toEqual(['collectionHandles']);
    expect(await fieldsOf({ place: 'pages' })).toEqual(['pagePaths']);
    for (const path of ['help', '/a*b', '/a b', '/"><script>', '/a?b', '{{ x', '/é'.repeat(80)])
      expect((await fieldsOf({ place: 'pages', pagePaths: [path] }))[0], path).toMatch(/^pagePaths/);
    const long = Array.from({ length: 20 }, (_, n) => `/${n}`.padEnd(60, 'ü'));
    expect(await fieldsOf({ place: 'pages', pagePaths: long })).toEqual(['pagePaths']);
    expect((await fieldsOf({ textColor: 'red;}' }))[0]).toBe('textColor');
    expect((await fieldsOf({ name: ' ' }))[0]).toBe('name');
  });

  it('is not one of more than a store takes', async () => {
    const { api, add } = await newShop();
    for (let n = 0; n < mostFaqBlocks; n += 1) await add({ name: `Block ${n}` });
    await expect(add()).rejects.toMatchObject({ code: 'conflict' });
    expect((await api('GET /faq-blocks')).data.blocks).toHaveLength(mostFaqBlocks);
  });

  it('shows the published FAQs that it names, in its order', async () => {
    const { addFaq, preview } = await newShop();
    const [a, b, c] = [
      await addFaq('First?', { category: 'Delivery' }),
      await addFaq('Second?', { category: 'Returns', featured: false }),
      await addFaq('Third?', { category: 'Delivery', featured: false }),
    ];
    const hidden = await addFaq('Hidden?', { published: false, category: 'Delivery' });
    const shown = async (over: Partial<FaqBlockDraft>) =>
      [...(await preview(over)).html.matchAll(/<summary dir="auto">([^<]+)</g)].map((it) => it[1]);
    expect(await shown({ source: 'picked', faqIds: [c, hidden, a, newId(), b] })).toEqual([
      'Third?',
      'First?',
      'Second?',
    ]);
    expect(await shown({ source: 'categories', categories: ['Returns', 'Delivery'] })).toEqual([
      'Second?',
      'First?',
      'Third?',
    ]);
    expect(await shown({ source: 'featured' })).toEqual(['First?']);
    expect(await preview({ source: 'picked', faqIds: [c, a], mostShown: 1 })).toMatchObject({ found: 2, shown: 1 });
  });

  it('shows those of a category where they were dragged to, in the store as in the preview, whichever are featured', async () => {
    const { api, addFaq, add, preview, html } = await newShop();
    const of = (question: string, featured: boolean) => addFaq(question, { category: 'Delivery', featured });
    const [first, , third] = [await of('First?', false), await of('Second?', true), await of('Third?', true)];
    const delivery: Partial<FaqBlockDraft> = { source: 'categories', categories: ['Delivery'] };
    await add(delivery);
    const questionsIn = (text: string) => text.match(/(?<=<summary dir=\\?"auto\\?">)\w+\?/g) ?? [];
    const isShown = async (order: string[]) => {
      expect(questionsIn((await preview(delivery)).html)).toEqual(order);
      await expect.poll(() => questionsIn(html()), soon).toEqual(order);
    };
    await isShown(['First?', 'Second?', 'Third?']);
    await api('POST /faqs/reorder', { body: { id: third, before: first } });
    await isShown(['Third?', 'First?', 'Second?']);
    await api('POST /faqs/reorder', { body: { id: first, before: null } });
    await isShown(['Third?', 'Second?', 'First?']);
  });
});

describe('a visitor who looks at a product', () => {
  it('finds the FAQs of its blocks first in the chat, then the featured', async () => {
    const { shop, addFaq, add } = await newShop();
    await addFaq('Featured?');
    const of = async (question: string) => addFaq(question, { featured: false });
    const [own, all, off] = [await of('Of this product?'), await of('Of all products?'), await of('Switched off?')];
    await add({ place: 'allProducts', source: 'picked', faqIds: [all, own] });
    await add({ place: 'products', productIds: ['42'], source: 'picked', faqIds: [own] });
    await add({ place: 'products', productIds: ['42'], source: 'picked', faqIds: [off], isActive: false });
    const visitor = await shop.visitor();
    const first = async (query: { productId?: string }) =>
      (await visitor.api('GET /client/api/faqs', { query })).data.map((it) => it.question).slice(0, 3);
    expect(await first({ productId: '42' })).toEqual(['Of this product?', 'Of all products?', 'Featured?']);
    expect(await first({ productId: '4' })).toEqual(['Of all products?', 'Of this product?', 'Featured?']);
    expect((await first({}))[0]).toBe('Featured?');
  });

  it('finds those of a category where they were dragged to, as the block beside the chat has them, and then the featured', async () => {
    const { shop, api, addFaq, add } = await newShop();
    const of = (question: string, featured: boolean) => addFaq(question, { category: 'Delivery', featured });
    await addFaq('Elsewhere?');
    const [first, second] = [await of('First?', true), await of('Second?', false)];
    await add({ source: 'categories', categories: ['Delivery'] });
    const visitor = await shop.visitor();
    const found = async (query: { productId?: string }) =>
      (await visitor.api('GET /client/api/faqs', { query })).data.map((it) => it.question);
    await api('POST /faqs/reorder', { body: { id: second, before: first } });
    expect(await found({ productId: '42' })).toEqual(['Second?', 'First?', 'Elsewhere?']);
    expect(await found({})).toEqual(['Elsewhere?', 'First?', 'Second?']);
  });

  it('finds those of its collections after its own and before those of all products; a collection shows its own', async () => {
    const { shop, addFaq, add } = await newShop();
    await addFaq('Featured?');
    const of = async (question: string) => addFaq(question, { featured: false });
    const [own, tents, all] = [await of('Of this tent?'), await of('Of all tents?'), await of('Of all products?')];
    await add({ place: 'allProducts', source: 'picked', faqIds: [all] });
    await add({
      place: 'collections',
      collectionHandles: ['tents', 'zelte-für-zwei'],
      source: 'picked',
      faqIds: [tents],
    });
    await add({ place: 'products', productIds: ['42'], source: 'picked', faqIds: [own] });
    const visitor = await shop.visitor();
    const first = async (query: { productId?: string; collections?: string }) =>
      (await visitor.api('GET /client/api/faqs', { query })).data.map((it) => it.question).slice(0, 3);
    const inOrder = ['Of this tent?', 'Of all tents?', 'Of all products?'];
    expect(await first({ productId: '42', collections: 'camp tents' })).toEqual(inOrder);
    expect((await first({ collections: 'zelte-für-zwei' })).slice(0, 2)).toEqual(['Of all tents?', 'Featured?']);
    for (const collections of ['', ' ', 'tent', 'tents,camp', "tents'); drop", '🐙 '.repeat(300)])
      expect(await first({ collections }), collections).toContain('Featured?');
    expect((await first({ collections: 'tent' }))[0]).toBe('Featured?');
    const tooMuch = visitor.api('GET /client/api/faqs', { query: { collections: 'x'.repeat(2_001) } });
    await expect(tooMuch).rejects.toMatchObject({ code: 'bad_input' });
  });
});

describe('the store', () => {
  it('hears of a block that is saved, switched off, and deleted', async () => {
    const { api, addFaq, add, published } = await newShop();
    await addFaq('Do you ship?');
    const { id } = await add();
    await expect.poll(published, soon).toEqual([id]);
    await api('PUT /faq-blocks/:id', { params: { id }, body: block({ isActive: false }) });
    await expect.poll(published, soon).toEqual([]);
    await api('PUT /faq-blocks/:id', { params: { id }, body: block() });
    await expect.poll(published, soon).toEqual([id]);
    await api('DELETE /faq-blocks/:id', { params: { id } });
    await expect.poll(published, soon).toEqual([]);
  });

  it('hears of every change of the FAQs that a block shows', async () => {
    const { api, addFaq, add, html, published } = await newShop();
    const id = await addFaq('Do you ship?');
    const other = await addFaq('Really?');
    await add();
    await expect.poll(html, soon).toContain('Do you ship?');
    await api('PUT /faqs/:id', { params: { id }, body: { question: 'Do you ship abroad?' } });
    await expect.poll(html, soon).toContain('Do you ship abroad?');
    await api('POST /faqs/reorder', { body: { id: other, before: id } });
    await expect.poll(() => html().indexOf('Really?') < html().indexOf('abroad?'), soon).toBe(true);
    await api('DELETE /faqs/:id', { params: { id } });
    await expect.poll(html, soon).not.toContain('abroad');
    await api('PUT /faqs/:id', { params: { id: other }, body: { published: false } });
    await expect.poll(published, soon).toEqual([]);
  });

  it('hears of a block in each language in which it says something else, and of every change of a translation', async () => {
    const { shop, api, addFaq, add } = await newShop();
    const addLocale = (locale: string) => api('POST /settings/translations', { body: { locale } });
    const say = (locale: string, values: Record<string, string | null>) =>
      api('POST /settings/translations/:locale', { params: { locale }, body: { values } });
    const [yes, no] = [await addFaq('Do you ship?'), await addFaq('Really?')];
    const { id } = await add({ title: 'Help', description: 'Ask us.' });
    const inLocale = (locale: string) => JSON.stringify(told.get(shop.id)?.blocks[0]?.translations[locale]);
    // Another English says nothing else: nothing is told of it.
    await addLocale('en-GB');
    await addLocale('de');
    await expect.poll(() => inLocale('de'), soon).toContain('War das hilfreich?');
    expect(inLocale('de')).toContain('Do you ship?');
    expect(Object.keys(told.get(shop.id)?.blocks[0]?.translations ?? {})).toEqual(['de']);

    const values = { [`faq.${yes}.question`]: 'Versenden Sie?', [`faqBlock.${id}.title`]: 'Hilfe' };
    await say('de', { ...values, faqsWasHelpful: 'Gut so?' });
    await expect.poll(() => inLocale('de'), soon).toContain('Versenden Sie?');
    for (const it of ['"title":"Hilfe"', 'Ask us.', 'Really?', 'Gut so?']) expect(inLocale('de')).toContain(it);
    expect(inLocale('de')).not.toContain('>Do you ship?</summary>');
    expect(JSON.stringify(told.get(shop.id)?.blocks[0]?.content)).not.toContain('Versenden');
    await say('de', { [`faq.${no}.answer`]: '<p>Ja<script>alert(1)</script>!</p>' });
    await expect.poll(() => inLocale('de'), soon).toContain('<p>Ja!</p>');
    await say('en-GB', { [`faqBlock.${id}.description`]: 'Do ask us.' });
    await expect.poll(() => inLocale('en-GB'), soon).toContain('Do ask us.');

    await api('DELETE /settings/translations/:locale', { params: { locale: 'de' } });
    await expect.poll(() => inLocale('de'), soon).toBeUndefined();
    await api('DELETE /faq-blocks/:id', { params: { id } });
    expect(await countOf(shop.id, `faqBlock.${id}.%`)).toBe(0);
  });

  it('is told of a block in no more languages than it has, one field for each', async () => {
    const { shop, addFaq, add } = await newShop();
    await addFaq('Do you ship?');
    const added = [...builtInLocales, 'eo', 'cy'];
    const added_locales = JSON.stringify(added);
    await w.services.db.updateTable('shops').set({ added_locales }).where('id', '=', shop.id).execute();
    await add();
    const translations = () => Object.keys(told.get(shop.id)?.blocks[0]?.translations ?? {});
    await expect.poll(() => translations().length, soon).toBe(mostBlockLocales);
    expect(added.length).toBeGreaterThan(mostBlockLocales);
  });

  it('is told no more than it takes, whatever the blocks name', async () => {
    const { shop, api, add } = await newShop();
    const ids = [];
    for (let n = 0; n < 30; n += 1) {
      const body = { question: `Question ${n}?`, answer: `<p>${'ünïcödé '.repeat(700)}</p>`, featured: true };
      ids.push((await api('POST /faqs', { body })).data.id);
    }
    const places: Partial<FaqBlockDraft>[] = [
      { place: 'collections', collectionHandles: Array.from({ length: 50 }, (_, n) => `${n}`.padStart(50, 'x')) },
      { place: 'collections', collectionHandles: Array.from({ length: 8 }, (_, n) => `${n}`.padStart(50, 'ü')) },
      { place: 'pages', pagePaths: Array.from({ length: 20 }, (_, n) => `/${n}`.padEnd(20, 'ü')) },
      { place: 'pages', pagePaths: Array.from({ length: 20 }, (_, n) => `/${n}`.padEnd(119, 'x').concat('*')) },
      { place: 'products', productIds: Array.from({ length: 100 }, (_, n) => `${n}`.padStart(20, '9')) },
    ];
    for (let n = 0; n < mostFaqBlocks; n += 1) await add({ ...places[n % places.length], mostShown: mostBlockFaqs });
    await expect.poll(() => told.get(shop.id)?.blocks.length, { timeout: 60_000 }).toBe(mostFaqBlocks);
    const { style, blocks } = told.get(shop.id) as PlacedBlocks;
    for (const it of blocks) expect(Buffer.byteLength(JSON.stringify(it.content))).toBeLessThanOrEqual(blockMaxBytes);
    const index = {
      style,
      blocks: blocks.map(({ content: _, translations: __, ...it }) => ({
        ...{ ...it, key: 'k'.repeat(40), mark: 'm'.repeat(12) },
        locales: Object.fromEntries(
          Array.from({ length: mostBlockLocales }, (_, n) => [`zh-Hant-${n}`, 'm'.repeat(12)]),
        ),
      })),
    };
    expect(Buffer.byteLength(JSON.stringify(index))).toBeLessThan(131_072);
  }, 120_000);
});
