import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import type { ShopRow } from '../shops/index.ts';
import { inEachLanguage } from './in-each-language.ts';

const shopIn = (locales: string[]) =>
  ({ primary_locale: locales[0], store_locales: locales, added_locales: [] }) as Pick<
    ShopRow,
    'primary_locale' | 'store_locales' | 'added_locales'
  > as ShopRow;
const read = (liquid: string, iso_code: string) =>
  new Liquid().parseAndRenderSync(liquid, { request: { locale: { iso_code } } });
const locales = ['en', 'de', 'fr', 'pt-BR', 'ar'];

test('whatever the pieces of a page say in each language, who reads one reads its page, and all others the primary one', async () => {
  const word = fc.constantFrom('', 'Yes', 'Ja', 'Oui', '<b>x</b>', '&#123;&#123;', '{"a": ', '}}');
  const piece = fc.oneof(
    word.map((it) => locales.map(() => it)),
    fc.array(word, { minLength: locales.length, maxLength: locales.length }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const pageIn = (locale: string) => pieces.map((it) => it[locales.indexOf(locale)] ?? '');
      const liquid = await inEachLanguage(shopIn(locales), async (locale) => pageIn(locale));
      for (const locale of locales) expect(read(liquid, locale)).toBe(pageIn(locale).join(''));
      expect(read(liquid, 'ja')).toBe(pageIn('en').join(''));
    }),
    { numRuns: 300 },
  );
});

test('pages of other pieces are chosen whole', async () => {
  const pages: Record<string, string[]> = { en: ['a', 'b'], de: ['c'], fr: ['a', 'b'] };
  const liquid = await inEachLanguage(shopIn(['en', 'de', 'fr']), async (locale) => pages[locale] ?? []);
  expect(['en', 'de', 'fr', 'ja'].map((it) => read(liquid, it))).toEqual(['ab', 'c', 'ab', 'ab']);
});

test('a language in which nothing is said otherwise costs nothing, and what many places say alike is said once', async () => {
  const long = 'An answer. '.repeat(100);
  const one = await inEachLanguage(shopIn(['en']), async () => [long, long]);
  expect(await inEachLanguage(shopIn(locales), async () => [long, long])).toBe(one);
  const votes = await inEachLanguage(shopIn(['en', 'de']), async (locale) =>
    Array.from({ length: 100 }, () => (locale === 'de' ? 'Ja, bitte' : 'Yes, please')),
  );
  expect(votes.split('Ja, bitte')).toHaveLength(2);
});
