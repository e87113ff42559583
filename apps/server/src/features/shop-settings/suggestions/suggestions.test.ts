import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { texts } from '#texts/shop-settings.ts';
import { frames } from '../../../language/languages.ts';
import { starters } from '../../../language/starters.ts';
import type { Language } from '../../../language/languages.ts';
import { doScheduled } from '../../../test-kit/do-job.ts';
import type { TestShop } from '../../../test-kit/test-server.ts';
import { keepScopes } from '../../shops/index.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { rehearse, rehearseSuggestions, rehearseUnrehearsed } from './rehearse-suggestions.ts';
import { findShop } from '../../shops/index.ts';
import { isRefusal, openSuggestingShops, type SuggestingShops } from './testing/suggesting-shops.ts';

let shops: SuggestingShops;
beforeAll(async () => {
  shops = await openSuggestingShops();
});
beforeEach(() => shops.w.forgetLimits());
afterAll(() => shops?.close());

const gift = { question: 'Do you offer gift wrapping?', answer: '<p>Yes, for €3.</p>' };
const listOf = (...questions: string[]) => ({
  quickReplySettings: { suggestionFAQs: questions.map((question) => ({ question })) },
});

/** A shop with its admin, and how they save suggestions. */
async function savingShop() {
  const shop = await shops.shop();
  const { api } = await shop.member();
  const params = { id: shop.id };
  const save = (...questions: string[]) => api('POST /settings/widget/:id', { params, body: listOf(...questions) });
  const saved = async () => (await api('GET /settings/widget')).data.quickReplySettings.suggestionFAQs;
  return { shop, api, params, save, saved };
}

const rehearsals = async ({ id }: TestShop) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'suggestions.rehearse' and data ->> 'shopId' = ${id}`.execute(
    shops.w.services.db,
  );
  return rows.map((row) => row.state);
};

describe('whoever saves suggestions', () => {
  it('is told which have no answer yet; all are kept, and visitors see the others', async () => {
    const { shop, api, save, saved } = await savingShop();
    await api('POST /faqs', { body: gift });
    const { data } = await save(gift.question, 'Can I bring my parrot?');
    const told = [
      { question: gift.question, isOffered: true, note: null },
      { question: 'Can I bring my parrot?', isOffered: false, note: texts.noAnswer },
    ];
    expect(data.quickReplySettings.suggestionFAQs).toMatchObject(told);
    expect(await saved()).toMatchObject(told);
    expect(await shops.offered(shop)).toEqual([gift.question]);
  });

  it('is told what is wrong, and nothing is changed', async () => {
    const { save, saved, api, params } = await savingShop();
    await save('One?', 'Two?');
    await expect(save('One?', '  one?')).rejects.toMatchObject({ code: 'bad_input' });
    await expect(save('  ')).rejects.toMatchObject({ code: 'bad_input' });
    await expect(save('x'.repeat(121))).rejects.toMatchObject({ code: 'bad_input' });
    await expect(save(...Array.from({ length: 7 }, (_, at) => `${at}?`))).rejects.toMatchObject({ code: 'bad_input' });
    const odd = { ...listOf('Three?'), colour: '#000000' };
    await expect(api('POST /settings/widget/:id', { params, body: odd })).rejects.toMatchObject({ code: 'bad_input' });
    expect((await saved()).map((one) => one.question)).toEqual(['One?', 'Two?']);
  });

  it('changes what they say and nothing else', async () => {
    const { shop, api, params, save } = await savingShop();
    await save('One?');
    const body = { aiAssistantSettings: { botName: 'Juniper' } };
    const { data } = await api('POST /settings/widget/:id', { params, body });
    expect(data).toMatchObject({ id: shop.id, isEnableAIAssistant: true, aiAssistantSettings: { botName: 'Juniper' } });
    expect(data.quickReplySettings.suggestionFAQs).toMatchObject([{ question: 'One?' }]);
    const { widget } = await findShop(shop.ctx.db, shop.id);
    expect(widget).toMatchObject({ typeWorking: 'always', ...body, ...listOf('One?') });
  });

  it('is an admin, of this shop', async () => {
    const { params } = await savingShop();
    const other = await (await shops.shop()).member();
    await expect(other.api('POST /settings/widget/:id', { params, body: listOf('Mine?') })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { api } = await (await shops.shop()).member({ role: 'member' });
    await expect(api('POST /settings/widget/:id', { params, body: listOf('Mine?') })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('takes none away that is answered, and all with an empty list', async () => {
    const { shop, api, save } = await savingShop();
    await api('POST /faqs', { body: gift });
    await save(gift.question);
    expect(await shops.offered(shop)).toEqual([gift.question]);
    await save();
    expect(await shops.offered(shop)).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('is offered once a FAQ answers it, and no more when that is hidden', async () => {
    const { shop, api, save, saved } = await savingShop();
    await save(gift.question);
    expect(await saved()).toMatchObject([{ isOffered: false, note: texts.noAnswer }]);
    const { data: faq } = await api('POST /faqs', { body: gift });
    await expect.poll(() => shops.offered(shop)).toEqual([gift.question]);
    await api('PUT /faqs/:id', { params: { id: faq.id }, body: { published: false } });
    await expect.poll(() => shops.offered(shop)).toEqual([]);
    expect(await saved()).toMatchObject([{ isOffered: false, note: texts.noAnswer }]);
  }, 60_000);

  it('is offered once a custom answer answers it, and no more when that is deleted', async () => {
    const { shop, api, save } = await savingShop();
    await save(gift.question);
    const { data: own } = await api('POST /customAnswers', { body: gift });
    await expect.poll(() => shops.offered(shop)).toEqual([gift.question]);
    await api('DELETE /customAnswers/:id', { params: { id: own.id } });
    await expect.poll(() => shops.offered(shop)).toEqual([]);
  }, 60_000);

  it('is offered to those who would be answered: a browser decides what a sign of two languages is taken for', async () => {
    const shop = await shops.shop({ locale: 'zh', pages: [] });
    await shops.settle(shop);
    expect(await shops.offered(shop, 'zh')).toEqual([starters.zh.track]);
    expect(await shops.offered(shop, 'en')).toEqual([starters.zh.track]);
    expect(isRefusal(await shops.ask(shop, starters.zh.track, 'ja'))).toBe(true);
    expect(await shops.offered(shop, 'ja')).toEqual([]);
  });

  it('is rehearsed a few times at most for thirty changes that come together', async () => {
    const { shop, api } = await savingShop();
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => api('POST /faqs', { body: { ...gift, question: `Do you wrap ${at}?` } })),
    );
    // One waits while another is under way; how long thirty changes take depends on the machine.
    await expect.poll(async () => new Set(await rehearsals(shop))).toEqual(new Set(['completed']));
    expect((await rehearsals(shop)).length).toBeLessThan(10);
  });

  it('that tracks an order is offered where orders may be read', async () => {
    const { shop, save, saved } = await savingShop();
    const grant = (scopes: string) => transaction(shop.ctx, (tx) => keepScopes(tx, scopes));
    await save(starters.en.track);
    expect(await shops.offered(shop)).toEqual([starters.en.track]);
    await grant('read_products');
    await expect.poll(() => shops.offered(shop)).toEqual([]);
    expect(await saved()).toMatchObject([{ note: texts.noOrders }]);
    await grant('read_products,read_orders');
    await expect.poll(() => shops.offered(shop)).toEqual([starters.en.track]);
  });

  it('is offered whatever it is where persons answer', async () => {
    const { shop, save, api, params } = await savingShop();
    await save('Can I bring my parrot?');
    expect(await shops.offered(shop)).toEqual([]);
    await api('POST /settings/widget/:id', { params, body: { isEnableAIAssistant: false } });
    expect(await shops.offered(shop)).toEqual(['Can I bring my parrot?']);
  });

  it('that was replaced while it was rehearsed takes nothing from what replaced it', async () => {
    const { shop, api, save } = await savingShop();
    await api('POST /faqs', { body: gift });
    await save('Can I bring my parrot?');
    const rehearsing = rehearseSuggestions(shop.ctx);
    await save(gift.question);
    await rehearsing;
    expect(await shops.offered(shop)).toEqual([gift.question]);
  });

  it('of an earlier version is rehearsed when the server starts', async () => {
    const shop = await shops.shop();
    await rehearseUnrehearsed(shops.w.services);
    await expect.poll(() => shops.offered(shop)).toEqual([starters.en.track]);
  });
});

it.each(Object.keys(frames) as Language[])(
  'the suggestions of a new shop in %s are understood: an order is tracked, and what is said is found',
  async (language) => {
    const shop = await shops.shop({ locale: language, pages: [] });
    await shops.settle(shop);
    expect(await shops.offered(shop)).toEqual([starters[language].track]);
    const row = await findShop(shop.ctx.db, shop.id);
    const { delivery, returns } = starters[language];
    const { api } = await shop.member();
    await api('POST /faqs', { body: { question: delivery, answer: '<p>9</p>' } });
    await api('POST /faqs', { body: { question: returns, answer: '<p>27</p>' } });
    const found = await rehearse(shop.ctx, row, [delivery, returns]);
    expect(found.map((one) => one.result)).toEqual(['answered', 'answered']);
    const heard = await shops.ask(shop, returns, language);
    expect(heard.text).toContain('27');
  },
);

it('pages are read anew by themselves after most of a day, and not before', async () => {
  const shop = await shops.shop();
  await shops.settle(shop);
  const readAt = async () => {
    const { db } = shops.w.services;
    const rows = await db.selectFrom('syncs').select('touched_at').where('shop_id', '=', shop.id).execute();
    return rows[0]?.touched_at?.getTime() ?? 0;
  };
  const before = await readAt();
  await doScheduled(shops.w.services, 'knowledge.sync-old-pages');
  const old = new Date(before - 21 * 60 * 60_000);
  expect(await readAt()).toBe(before);
  await shops.w.services.db.updateTable('syncs').set({ touched_at: old }).where('shop_id', '=', shop.id).execute();
  await doScheduled(shops.w.services, 'knowledge.sync-old-pages');
  await expect.poll(readAt).toBeGreaterThanOrEqual(before);
});
