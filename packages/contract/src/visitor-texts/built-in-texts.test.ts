import { describe, expect, test } from 'vitest';
import { builtInLocales, nearestLocale } from './built-in-locales.ts';
import { builtInTexts } from './built-in-texts.ts';
import { type TextKey, visitorTexts } from './catalogue.ts';
import { placeholder, type Text } from './say-in.ts';

const keys = Object.keys(visitorTexts) as TextKey[];
const formsOf = (text: Text): [rule: string, form: string][] =>
  typeof text === 'string' ? [['', text]] : Object.entries(text);
const namesIn = (text: Text): string[] => [
  ...new Set(formsOf(text).flatMap(([, form]) => [...form.matchAll(placeholder)].map((it) => it[1] ?? ''))),
];

/** Plural forms that one number alone takes, which may say it in words: “a minute”. */
function formsOfOneNumber(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale);
  const counts = Map.groupBy(
    Array.from({ length: 1_100 }, (_, count) => count),
    (count) => rules.select(count),
  );
  return new Set([...counts].filter(([, of]) => of.length < 2).map(([rule]) => rule));
}

test('twenty languages and more, two of them from right to left', () => {
  expect(builtInLocales.length).toBeGreaterThanOrEqual(20);
  expect(builtInLocales).toEqual(expect.arrayContaining(['ar', 'he']));
});

describe.each(builtInLocales)('%s', (locale) => {
  const own = builtInTexts[locale];

  test('says everything, and nothing that is no longer asked for', () => {
    expect(keys.filter((key) => own[key] === undefined)).toEqual([]);
    expect(Object.keys(own).filter((key) => !(key in visitorTexts))).toEqual([]);
  });

  test('has the plural forms of its language, and a number in each that several numbers take', () => {
    const rules = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const single = formsOfOneNumber(locale);
    for (const key of keys) {
      const text = own[key];
      const english = visitorTexts[key];
      if (text === undefined || typeof english === 'string') continue;
      expect(typeof text === 'string' ? [] : Object.keys(text).toSorted(), key).toEqual(rules);
      if (!namesIn(english.other).includes('count')) continue;
      for (const [rule, form] of formsOf(text)) {
        if (!single.has(rule)) expect(namesIn(form), `${key}, ${rule}`).toContain('count');
      }
    }
  });

  test('puts in what English puts in, and nothing else', () => {
    for (const key of keys) {
      const text = own[key];
      if (text === undefined) continue;
      const wanted = namesIn(visitorTexts[key]);
      expect(namesIn(text).toSorted(), key).toEqual(wanted.toSorted());
      for (const [rule, form] of formsOf(text)) {
        const named = new Set([...namesIn(form), 'count']);
        // No form leaves out what the others say; who is there may go unsaid where nobody is.
        if (rule !== 'zero')
          expect(
            wanted.filter((it) => !named.has(it)),
            `${key}, ${rule}`,
          ).toEqual([]);
      }
    }
  });

  test('says something everywhere, without markup or loose braces', () => {
    for (const [key, text] of Object.entries(own)) {
      for (const [, form] of formsOf(text)) {
        expect(form.trim(), key).toBe(form);
        expect(form.replace(placeholder, ''), key).toMatch(/^[^<>{}]*$/);
        expect(form, key).not.toBe('');
      }
    }
  });
});

test.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-PT'],
  ['pt_AO', 'pt-BR'],
  ['no', 'nb'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['iw', 'he'],
  ['eo', null],
  ['constructor', null],
  ['', null],
])('who asks for “%s” reads %s', (asked, locale) => {
  expect(nearestLocale(asked, builtInLocales)).toBe(locale);
});

test('a store’s own locales are found by exact name, else by language', () => {
  expect(nearestLocale('de-CH', ['en', 'de', 'de-CH'])).toBe('de-CH');
  expect(nearestLocale('de-AT', ['en', 'de-CH'])).toBe('de-CH');
  expect(nearestLocale('zh-TW', ['en', 'zh-CN'])).toBeNull();
});
