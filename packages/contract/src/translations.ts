import { z } from 'zod';
import { call } from './call.ts';
import { texts } from './texts.ts';

function isCanonical(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    // No tag at all.
    return false;
  }
}

/** A language tag, as stores and browsers write them. */
export const Locale = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, texts.invalid)
  .refine(isCanonical, texts.invalid);

/** The longest are answers of FAQs. */
const translationMaxChars = 20_000;

const Words = z.string().max(translationMaxChars, texts.maxChars(translationMaxChars));
const rules = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A text, or one for each plural form of its language. */
export const TranslationValue = z.union([
  Words,
  z.strictObject({
    ...(Object.fromEntries(rules.map((it) => [it, Words.optional()])) as Record<
      (typeof rules)[number],
      z.ZodOptional<typeof Words>
    >),
    other: Words,
  }),
]);
export type TranslationValue = z.infer<typeof TranslationValue>;

/** How far a language has come. */
export const LocaleProgress = z.object({
  locale: z.string(),
  isPrimary: z.boolean(),
  /** The store itself is in this language; else somebody added it by hand. */
  isOfStore: z.boolean(),
  /** Chatty has texts of its own in it. */
  isBuiltIn: z.boolean(),
  total: z.number().int(),
  /** Texts that visitors read in this language. */
  done: z.number().int(),
  /** Translations whose original was changed since. */
  changed: z.number().int(),
  /** How far the language model has come the latest time; null where it was never let. */
  machine: z
    .object({
      state: z.enum(['running', 'done', 'failed']),
      total: z.number().int(),
      done: z.number().int(),
      /** Texts that came back in a way in which nobody may read them, and stay as they were. */
      refused: z.number().int(),
    })
    .nullable(),
});
export type LocaleProgress = z.infer<typeof LocaleProgress>;

export const TranslationsOverview = z.object({
  locales: z.array(LocaleProgress),
  /** A language model is configured that can translate. */
  canTranslate: z.boolean(),
});
export type TranslationsOverview = z.infer<typeof TranslationsOverview>;

/** One text that visitors read, in one language. */
export const TranslationItem = z.object({
  key: z.string(),
  tab: z.string(),
  category: z.string(),
  /** What it says in the shop's primary language. */
  source: TranslationValue,
  /** What the product itself says in this language; null where that has to be written. */
  builtIn: TranslationValue.nullable(),
  /** The shop's own wording; null where it has none. */
  own: TranslationValue.nullable(),
  writtenBy: z.enum(['person', 'machine']).nullable(),
  /** The original was changed since it was translated. */
  isChanged: z.boolean(),
  /** What the text belongs to, such as the question of an answer; empty where it speaks for itself. */
  about: z.string(),
  /** HTML of an answer. */
  isRich: z.boolean(),
  maxChars: z.number().int(),
});
export type TranslationItem = z.infer<typeof TranslationItem>;

export const LocaleTranslations = z.object({ locale: z.string(), items: z.array(TranslationItem) });
export type LocaleTranslations = z.infer<typeof LocaleTranslations>;

/** What counts in a language where settings are previewed. */
export const WordingInLocale = z.object({
  /** All languages of the shop. */
  locales: z.array(z.string()),
  /** Texts of the chat in words of the shop’s own. */
  words: z.record(z.string(), TranslationValue),
  /** What settings say there: in the shop’s own words, and in the product’s where the merchant wrote none. */
  own: z.record(z.string(), TranslationValue),
  builtIn: z.record(z.string(), TranslationValue),
  /** What popups say beside their settings; nothing in English. */
  popups: z.record(z.string(), z.string()),
  /** Each suggestion that is saved, as it is read there. */
  questions: z.record(z.string(), z.string()),
});
export type WordingInLocale = z.infer<typeof WordingInLocale>;

const Values = z.record(z.string().min(1).max(200), TranslationValue.nullable());

/** What is worded otherwise from now on; null goes back to what the product says. `from` is what stood there when it was read. */
export const TranslationsPatch = z.object({ values: Values, from: Values.optional() });
export type TranslationsPatch = z.infer<typeof TranslationsPatch>;

const ofLocale = z.object({ locale: Locale });

export const translations = {
  'GET /settings/translations': call({
    by: ['admin', 'member'],
    data: TranslationsOverview,
    summary: 'The languages of the shop and how far each has come',
  }),
  'POST /settings/translations': call({
    by: ['admin'],
    body: z.object({ locale: Locale }),
    data: TranslationsOverview,
    summary: 'Add a language that the store itself does not have',
  }),
  'DELETE /settings/translations/:locale': call({
    by: ['admin'],
    params: ofLocale,
    data: TranslationsOverview,
    summary: 'Take away a language that was added by hand, with its translations',
  }),
  'GET /settings/translations/:locale': call({
    by: ['admin', 'member'],
    params: ofLocale,
    data: LocaleTranslations,
    summary: 'Every text that visitors read in a language, with its original',
  }),
  'GET /settings/wording': call({
    by: ['admin', 'member'],
    query: ofLocale,
    data: WordingInLocale,
    perMinute: 240,
    summary: 'What the chatbox says in a language, for the preview of settings',
  }),
  'POST /settings/translations/:locale': call({
    by: ['admin'],
    params: ofLocale,
    body: TranslationsPatch,
    data: LocaleTranslations,
    perMinute: 60,
    summary: 'Word texts otherwise; placeholders and plural forms are checked',
  }),
  'GET /settings/translations/:locale/export': call({
    by: ['admin', 'member'],
    params: ofLocale,
    data: z.object({ name: z.string(), csv: z.string() }),
    summary: 'All texts of a language as CSV',
  }),
  'POST /settings/translations/:locale/import': call({
    by: ['admin'],
    params: ofLocale,
    upload: true,
    data: z.object({ changed: z.number().int() }),
    perMinute: 20,
    summary: 'Take over translations from CSV: all of it, or nothing',
  }),
  'POST /settings/translations/:locale/machine': call({
    by: ['admin'],
    params: ofLocale,
    body: z.object({ overwrite: z.boolean().default(false) }),
    data: z.object({ total: z.number().int() }),
    perMinute: 10,
    summary: 'Let the language model translate what is missing or out of date; answers how many texts that is',
  }),
  'POST /conversations/:id/messages/:messageId/translation': call({
    by: ['admin', 'member'],
    data: z.object({ text: z.string() }),
    perMinute: 30,
    summary: 'Translate what a visitor wrote into the shop’s language; nothing is kept',
  }),
};

/** Told to the team; who has that language open reads it anew. */
export const translationEvents = { 'translations.changed': z.object({ locale: z.string() }) };
