import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalEmbedder } from '../../../adapters/embedder/local-embedder.ts';
import { randomShop } from './testing/random-shops.ts';
import { isRefusal, openSuggestingShops, type SuggestingShops } from './testing/suggesting-shops.ts';

const embedder = createLocalEmbedder();
const locales = ['en', 'de', 'ja'];
let shops: SuggestingShops;
beforeAll(async () => {
  shops = await openSuggestingShops(embedder);
});
afterAll(async () => {
  await shops?.close();
  await embedder.close();
});

test('whatever a shop says and suggests, nothing that is offered is refused', async () => {
  const asked: string[] = [];
  const refused: string[] = [];
  const drawn = fc.sample(randomShop, { seed: 57, numRuns: 30 });
  for (const [at, { pages, faqs, suggestions }] of drawn.entries()) {
    shops.w.forgetLimits();
    const shop = await shops.shop({ pages });
    const { api } = await shop.member();
    for (const faq of faqs) await api('POST /faqs', { body: faq });
    const suggestionFAQs = suggestions.map((question) => ({ question }));
    const { data: saved } = await api('POST /settings/widget/:id', {
      params: { id: shop.id },
      body: { quickReplySettings: { suggestionFAQs } },
    });
    expect(saved.quickReplySettings.suggestionFAQs.map((it) => it.question)).toEqual(suggestions);
    await shops.settle(shop);
    const locale = locales[at % locales.length];
    const offered = await shops.offered(shop, locale);
    expect(suggestions).toEqual(expect.arrayContaining(offered));
    for (const question of offered) {
      const heard = await shops.ask(shop, question, locale);
      asked.push(question);
      if (isRefusal(heard)) refused.push(`${question} -> ${heard.text}`);
      for (const reply of heard.replies.slice(0, 1)) {
        asked.push(reply);
        const next = await heard.tap(reply);
        if (isRefusal(next)) refused.push(`${question} -> ${reply} -> ${next.text}`);
      }
    }
  }
  expect(refused).toEqual([]);
  expect(asked.length).toBeGreaterThan(30);
}, 300_000);
