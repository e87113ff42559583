import { builtInLocales } from '@chatty/contract/visitor-texts/built-in-locales';
import { texts } from '#texts/ui.ts';

/** Languages of stores to look at the chatbox in, those that are written from right to left included. */
const locales: readonly string[] = ['en', ...builtInLocales];

/** The languages by their names. */
export function localeChoices(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(texts.locale, { type: 'language' });
  return locales.map((value) => ({ value, label: names.of(value) ?? value }));
}

/** The language in which the preview begins: the one that the address names, as links from the translations do. */
export function startingLocale(): string {
  const asked = new URLSearchParams(location.search).get('locale') ?? '';
  return locales.includes(asked) ? asked : 'en';
}
