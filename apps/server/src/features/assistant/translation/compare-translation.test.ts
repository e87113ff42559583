import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../language/languages.ts';
import { translatedSentences } from '../testing/translated-sentences.ts';
import { whyNotShown } from './compare-translation.ts';

const pairs = translatedSentences.flatMap(({ original, by }) =>
  (Object.keys(by) as Language[]).flatMap((to) => {
    const translation = by[to];
    return translation === undefined ? [] : [{ original, translation, to }];
  }),
);
type Pair = (typeof pairs)[number];

/** How each language says no, put before its words or among them; one that turns the whole around. */
const no: Partial<Record<Language, string>> = {
  ar: 'لا',
  cs: 'není',
  da: 'ikke',
  de: 'nicht',
  el: 'δεν',
  es: 'no',
  fi: 'ei',
  fr: 'pas',
  he: 'לא',
  hi: 'नहीं',
  hu: 'nem',
  id: 'tidak',
  it: 'non',
  ja: 'ません',
  ko: '않',
  nb: 'ikke',
  nl: 'niet',
  pl: 'nie',
  pt: 'não',
  ro: 'nu',
  ru: 'не',
  sv: 'inte',
  th: 'ไม่',
  tr: 'değil',
  uk: 'не',
  vi: 'không',
  zh: '不',
};
const words: Partial<Record<Language, readonly [two: string, three: string]>> = {
  de: ['zwei', 'drei'],
  es: ['dos', 'tres'],
  fr: ['deux', 'trois'],
};
const yes: Partial<Record<Language, readonly (readonly [string, string])[]>> = {
  de: [
    ['weder', 'sowohl'],
    ['nicht', ''],
  ],
  es: [['no ', '']],
  fr: [
    ['ne peuvent être ni retournées ni', 'peuvent être retournées et'],
    ['ne la séchez pas', 'séchez-la'],
  ],
  it: [['non ', '']],
  ja: [['できません', 'できます']],
  pl: [['nie ', '']],
  tr: [['edilemez veya değiştirilemez', 'edilebilir veya değiştirilebilir']],
  zh: [['不能', '能']],
};

interface Edit {
  name: string;
  /** The translation, made to say something else; undefined where there is nothing of the kind in it. */
  of(pair: Pair, at: number, digit: number): string | undefined;
}

/** Puts a word among the words of a text, never inside a number or after its end. */
function among(text: string, word: string, at: number): string {
  const gaps = [...text.matchAll(/(?<=\p{L}),?\s(?=\p{L})/gu)].map((it) => it.index + it[0].length);
  const place = gaps.length === 0 ? 0 : (gaps[at % gaps.length] ?? 0);
  return `${text.slice(0, place)}${word}${gaps.length === 0 ? '' : ' '}${text.slice(place)}`;
}

const replaced = (text: string, from: string | RegExp, to: string | ((found: string) => string)) => {
  const made = text.replace(from, (found) => (typeof to === 'string' ? to : to(found)));
  return made === text ? undefined : made;
};
/** One of these, by the language of a pair. */
const inLanguage = (to: Language, made: Partial<Record<Language, string | undefined>>) => made[to];

const edits: readonly Edit[] = [
  {
    name: 'a figure changed',
    of: ({ translation }, at, digit) => {
      const figures = [...translation.matchAll(/\d/g)];
      const one = figures[at % Math.max(1, figures.length)];
      if (!one || one[0] === String(digit)) return undefined;
      return `${translation.slice(0, one.index)}${digit}${translation.slice(one.index + 1)}`;
    },
  },
  { name: 'a figure left out', of: ({ translation }) => replaced(translation, /\d+/, '') },
  { name: 'a figure added', of: ({ translation }, at, digit) => among(translation, `${digit}`, at) },
  {
    name: 'two figures in each other’s place',
    of: ({ translation }) => {
      const [a, b] = translation.match(/\d+/g) ?? [];
      return a && b && a !== b ? translation.replace(a, '\u0001').replace(b, a).replace('\u0001', b) : undefined;
    },
  },
  {
    name: 'a number in words changed',
    of: ({ translation, to }) => {
      const [two, three] = words[to] ?? [];
      return two && three ? replaced(translation, new RegExp(`(?<=\\s)${two}(?=\\s)`, 'u'), three) : undefined;
    },
  },
  {
    name: 'a number in words added',
    of: ({ translation, to }, at) => (words[to] ? among(translation, words[to][1], at) : undefined),
  },
  { name: 'another currency', of: ({ translation }) => replaced(translation, '$', '€') },
  { name: 'a share of something', of: ({ translation }) => replaced(translation, /(?<=\d)(?![\d%])/, '%') },
  { name: 'another measure', of: ({ translation }) => replaced(translation, ' g.', ' kg.') },
  {
    name: 'a negation added',
    of: ({ original, translation, to }, at) =>
      /not\b/.test(original) ? undefined : among(translation, no[to] ?? '', at),
  },
  {
    name: 'a negation left out',
    of: ({ original, translation, to }) => {
      if (!/\bcannot\b|\bnot\b/.test(original)) return undefined;
      return (yes[to] ?? []).reduce<string | undefined>(
        (made, [from, by]) => made ?? replaced(translation, from, by),
        undefined,
      );
    },
  },
  {
    name: 'after a span of time instead of within it',
    of: ({ translation, to }) =>
      inLanguage(to, {
        de: replaced(translation, 'innerhalb von', 'nach'),
        es: replaced(translation, 'en un plazo de', 'después de'),
        fr: replaced(translation, 'dans les', 'après'),
        it: replaced(translation, 'entro', 'dopo'),
        ja: replaced(translation, '以内', '後'),
        pl: replaced(translation, 'w ciągu', 'po'),
        ru: replaced(translation, 'в течение', 'через'),
        zh: replaced(translation, '天内', '天后'),
      }),
  },
  {
    name: 'goods added',
    of: ({ translation, to }, at) =>
      inLanguage(to, {
        de: among(translation, 'Socken', at),
        es: among(translation, 'calcetines', at),
        fr: among(translation, 'chaussettes', at),
      }),
  },
  { name: 'a condition left out', of: ({ translation }) => replaced(translation, /^Nur /, 'Alle ') },
  { name: 'another name', of: ({ translation }) => replaced(translation, 'PayPal', 'Klarna') },
  { name: 'a name added', of: ({ translation }, at) => among(translation, 'DHL', at) },
  { name: 'a name left out', of: ({ translation }) => replaced(translation, /Mastercard(?:, |、)/, '') },
  {
    name: 'another country',
    of: ({ translation }) =>
      replaced(translation, /Norwegen|Noruega/, (it) => (it === 'Noruega' ? 'Suecia' : 'Schweden')),
  },
  { name: 'a country added', of: ({ translation }) => replaced(translation, /(?=Kanada|Canadá)/, 'Japan, ') },
  { name: 'another address', of: ({ translation }) => replaced(translation, 'hello@', 'boss@') },
  { name: 'an address added', of: ({ translation }, at) => among(translation, 'boss@evil.example', at) },
  { name: 'a link added', of: ({ translation }, at) => among(translation, 'https://evil.example/x', at) },
  { name: 'a telephone number added', of: ({ translation }, at) => among(translation, '+1 800 555 0199', at) },
  { name: 'another code', of: ({ translation }) => replaced(translation, 'TRAIL-15', 'TRAIL-75') },
  { name: 'a code added', of: ({ translation }, at) => among(translation, 'SAVE50', at) },
  { name: 'another month', of: ({ translation }) => replaced(translation, 'Mai', 'Juni') },
  {
    name: 'another weekday',
    of: ({ translation }) =>
      replaced(
        translation,
        /Freitag|viernes|vendredi/,
        (it) => ({ Freitag: 'Sonntag', viernes: 'domingo' })[it] ?? 'dimanche',
      ),
  },
  {
    name: 'any days instead of working days',
    of: ({ translation, to }) =>
      inLanguage(to, {
        de: replaced(translation, 'Werktage', 'Tage'),
        es: replaced(translation, ' laborables', ''),
        fr: replaced(translation, ' ouvrables', ''),
        it: replaced(translation, ' lavorativi', ''),
        pl: replaced(translation, ' roboczych', ''),
        ru: replaced(translation, ' рабочих', ''),
        ja: replaced(translation, '営業日', '日'),
      }),
  },
  {
    name: 'another span of time',
    of: ({ translation }) =>
      replaced(translation, /Wochen|semanas|semaines/, (it) => ({ Wochen: 'Monate', semanas: 'años' })[it] ?? 'mois'),
  },
  {
    name: 'another matter',
    of: ({ translation }) =>
      replaced(
        translation,
        /zurückgegeben|retourn[ée]+e?s|devolver|zwrócić|вернуть/,
        (it) =>
          ({ zurückgegeben: 'repariert', devolver: 'reparar', zwrócić: 'naprawić', вернуть: 'отремонтировать' })[it] ??
          'réparés',
      ),
  },
  {
    name: 'what is free',
    of: ({ original, translation, to }, at) => {
      const free = inLanguage(to, {
        de: 'kostenlos',
        fr: 'gratuitement',
        es: 'gratis',
        it: 'gratis',
        pl: 'bezpłatnie',
        ru: 'бесплатно',
        ja: '無料で',
        zh: '免费',
      });
      return original.includes('free') || !free ? undefined : among(translation, free, at);
    },
  },
  {
    name: 'what is not free',
    of: ({ translation }) => replaced(translation, /kostenlos|gratis|gratuite?|bezpłatna|бесплатна|無料|免费/, ''),
  },
  { name: 'the original', of: ({ original }) => original },
  { name: 'nothing', of: () => '' },
  { name: 'all of it and more', of: ({ translation }) => `${translation} ${translation} ${translation}` },
];

test('a translation that says the same is shown, in whatever language', () => {
  const kept = pairs.filter((it) => whyNotShown({ ...it, from: 'en' }) === null);
  expect(pairs.filter((it) => !kept.includes(it)).map((it) => `${it.to}: ${it.translation}`)).toEqual([]);
});

describe('a translation that says something else is not shown', () => {
  test.each(edits)('$name', ({ of }) => {
    let made = 0;
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.nat(40), fc.integer({ min: 2, max: 9 }), (pair, at, digit) => {
        const altered = of(pair, at, digit);
        if (altered === undefined || altered === pair.translation) return;
        made += 1;
        expect(
          whyNotShown({ original: pair.original, translation: altered, from: 'en', to: pair.to }),
          `${pair.to}: ${altered}`,
        ).not.toBeNull();
      }),
      { numRuns: 1_000 },
    );
    expect(made).toBeGreaterThan(0);
  });
});

test('random text in place of a translation is not shown', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.string({ maxLength: 200, unit: 'grapheme' }), (pair, text) => {
      if (text.trim() === pair.translation) return;
      expect(whyNotShown({ original: pair.original, translation: text, from: 'en', to: pair.to })).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});
