import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { starters } from '../../../language/starters.ts';
import type { TestShop } from '../../../test-kit/test-server.ts';
import { builtInFor, questionKey } from '../../wording/index.ts';
import { rehearseUnrehearsed } from './rehearse-suggestions.ts';
import { isRefusal, openSuggestingShops, type SuggestingShops } from './testing/suggesting-shops.ts';

let shops: SuggestingShops;
beforeAll(async () => {
  shops = await openSuggestingShops();
});
beforeEach(() => shops.w.forgetLimits());
afterAll(() => shops?.close());

const soon = { timeout: 20_000 };
const gift = { question: 'Do you offer gift wrapping?', answer: '<p>Yes, for €3.</p>' };
const inGerman = 'Bieten Sie Geschenkverpackung an?';
const parrot = 'Darf mein Papagei mitkommen?';

/** A shop whose store speaks German and French, too, with one suggestion that an FAQ answers. */
async function germanShop(question = gift.question) {
  const shop = await shops.shop();
  await shops.w.services.db
    .updateTable('shops')
    .set({ store_locales: JSON.stringify(['en', 'de', 'fr']) })
    .where('id', '=', shop.id)
    .execute();
  const { api } = await shop.member();
  await api('POST /faqs', { body: { ...gift, question, variants: [inGerman] } });
  const body = { quickReplySettings: { suggestionFAQs: [{ question }] } };
  await api('POST /settings/widget/:id', { params: { id: shop.id }, body });
  const word = (locale: string, text: string | null) =>
    api('POST /settings/translations/:locale', {
      params: { locale },
      body: { values: { [questionKey(question)]: text } },
    });
  return { shop, api, word };
}

const isAnswered = async (shop: TestShop, question: string, locale: string) =>
  !isRefusal(await shops.ask(shop, question, locale));

describe('a suggestion that the shop has translated', () => {
  it('is offered in its language once the assistant answers it there, and is answered', async () => {
    const { shop, word } = await germanShop();
    await word('de', inGerman);
    await expect.poll(() => shops.offered(shop, 'de'), soon).toEqual([inGerman]);
    expect(await shops.offered(shop, 'de-AT')).toEqual([inGerman]);
    expect(await shops.offered(shop)).toEqual([gift.question]);
    expect(await shops.offered(shop, 'fr')).toEqual([gift.question]);
    expect(await isAnswered(shop, inGerman, 'de')).toBe(true);
  });

  it('stands in the merchant’s own words where its translation has no answer, or was changed a moment ago', async () => {
    const { shop, word } = await germanShop();
    await word('de', inGerman);
    await expect.poll(() => shops.offered(shop, 'de'), soon).toEqual([inGerman]);
    await word('de', parrot);
    expect(await shops.offered(shop, 'de')).toEqual([gift.question]);
    await shops.settle(shop);
    expect(await shops.offered(shop, 'de')).toEqual([gift.question]);
    expect(await isAnswered(shop, parrot, 'de')).toBe(false);
    await word('de', null);
    await shops.settle(shop);
    expect(await shops.offered(shop, 'de')).toEqual([gift.question]);
  });

  it('is offered as it is where no assistant answers', async () => {
    const { shop, api, word } = await germanShop();
    await word('de', parrot);
    await api('POST /settings/widget/:id', { params: { id: shop.id }, body: { isEnableAIAssistant: false } });
    expect(await shops.offered(shop, 'de')).toEqual([parrot]);
  });

  it('is kept in its translated words while others are saved, and rehearsed for shops of earlier versions', async () => {
    const { shop, api, word } = await germanShop();
    await word('de', inGerman);
    await shops.settle(shop);
    const body = { aiAssistantSettings: { botName: 'Juniper' } };
    await api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    expect(await shops.offered(shop, 'de')).toEqual([inGerman]);
    await shops.w.services.db.updateTable('shops').set({ rehearsed: '[]' }).where('id', '=', shop.id).execute();
    expect(await shops.offered(shop, 'de')).toEqual([]);
    await rehearseUnrehearsed(shops.w.services);
    await expect.poll(() => shops.offered(shop, 'de'), soon).toEqual([inGerman]);
  });
});

describe('a suggestion of the product', () => {
  it('stands in the product’s own words in the languages of the store, where these are answered', async () => {
    const { shop } = await germanShop(starters.en.returns);
    await shops.settle(shop);
    for (const locale of ['de', 'fr'] as const) {
      const offered = await shops.offered(shop, locale);
      expect(offered).toHaveLength(1);
      expect([builtInFor(locale).assistantAskReturns, starters.en.returns]).toContain(offered[0]);
      expect(await isAnswered(shop, offered[0] ?? '', locale)).toBe(true);
    }
  });
});
