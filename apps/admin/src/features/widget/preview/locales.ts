import { texts } from '#texts/ui.ts';

/** Languages of stores to look at the chatbox in, those that are written from right to left included. */
const locales = ['en', 'ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'nl', 'pl', 'pt-BR', 'sv', 'tr', 'zh-CN'];

/** The languages by their names. */
export function localeChoices(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(texts.locale, { type: 'language' });
  return locales.map((value) => ({ value, label: names.of(value) ?? value }));
}
