/** The languages in which the product has texts of its own, beside English. */
export const builtInLocales = [
  'ar',
  'cs',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh-CN',
  'zh-TW',
] as const;
export type BuiltInLocale = (typeof builtInLocales)[number];

/** Names of a language that mean another of these. */
const alike: ReadonlyMap<string, string> = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['iw', 'he'],
  ['pt', 'pt-BR'],
  ['zh', 'zh-CN'],
]);
const traditional = /^zh-(?:hant|tw|hk|mo)\b/i;

/**
 * Which of these locales is meant: exactly that one, else the same language as it is written there, else any of that
 * language; null where none is. Locales are compared without regard to capitals.
 */
export function nearestLocale<Locale extends string>(asked: string, among: readonly Locale[]): Locale | null {
  const named = (locale: string) => among.find((it) => it.toLowerCase() === locale.toLowerCase());
  const [language = ''] = asked.toLowerCase().replaceAll('_', '-').split('-');
  const exact = named(asked.replaceAll('_', '-'));
  if (exact) return exact;
  const written = traditional.test(asked) ? 'zh-TW' : (alike.get(language) ?? language);
  const own = named(written) ?? named(language);
  if (own || language === 'zh') return own ?? null;
  return among.find((it) => it.toLowerCase().startsWith(`${language}-`)) ?? null;
}
