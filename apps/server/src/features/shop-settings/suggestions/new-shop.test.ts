import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalEmbedder } from '../../../adapters/embedder/local-embedder.ts';
import { starters } from '../../../language/starters.ts';
import { isRefusal, languageIn, openSuggestingShops, type SuggestingShops } from './testing/suggesting-shops.ts';
import { type WrittenShop, writtenShops } from './testing/written-policies.ts';

/** What nobody may say but a shop that says it. */
const invented = /3\s?(?:-|–|to)\s?5 business days/;

describe.each(['words alone', 'meaning'])('a shop that was installed a moment ago, read by %s', (by) => {
  const embedder = createLocalEmbedder();
  let shops: SuggestingShops;
  beforeAll(async () => {
    shops = await openSuggestingShops(by === 'meaning' ? embedder : undefined);
  });
  afterAll(async () => {
    await shops?.close();
    await embedder.close();
  });

  test.each(writtenShops)(
    '$name: offers what it answers, and answers it in its own words',
    async (written: WrittenShop) => {
      const shop = await shops.shop(written);
      expect(await shops.offered(shop)).toEqual([]);
      await shops.settle(shop);
      const { track, delivery, returns } = starters[languageIn(written)];
      const offered = await shops.offered(shop);
      const said = [
        [track, /./],
        [delivery, written.delivery],
        [returns, written.returns],
      ] as const;
      const known = said.flatMap(([it, words]) => (words ? [it] : []));
      // By words alone less is found; what is found must be right all the same.
      if (by === 'meaning' && !written.isReadAsTable) expect(offered).toEqual(known);
      expect(offered).toContain(track);
      expect(known).toEqual(expect.arrayContaining(offered));
      for (const locale of ['en', written.locale ?? 'ja']) {
        for (const question of await shops.offered(shop, locale)) {
          const heard = await shops.ask(shop, question, locale);
          expect(heard, question).toSatisfy((it: typeof heard) => !isRefusal(it));
          if (by === 'meaning') expect(heard.text).toMatch(said.find(([it]) => it === question)?.[1] ?? /never/);
          expect(heard.text).not.toMatch(invented);
        }
      }
    },
  );
});
