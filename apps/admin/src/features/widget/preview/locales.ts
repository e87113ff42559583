import type { Shop } from '@chatty/contract/shops';
import { Locale } from '@chatty/contract/translations';
import { builtInLocales } from '@chatty/contract/visitor-texts/built-in-locales';
import { texts } from '#texts/ui.ts';

/** Languages of stores to look at the chatbox in, those that are written from right to left included. */
const locales: readonly string[] = ['en', ...builtInLocales];

/** The languages by their names: those of the shop first, then all others that Chatty speaks. */
export function localeChoices(own: readonly string[]): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(texts.locale, { type: 'language' });
  return [...new Set([...own, ...locales])].map((value) => ({ value, label: names.of(value) ?? value }));
}

/** The language in which the preview begins: the one that the address names, as links from the translations do, else the shop's own. */
export function startingLocale({ primaryLocale }: Shop['shopInfo']): string {
  const asked = new URLSearchParams(location.search).get('locale') ?? '';
  return Locale.safeParse(asked).success ? asked : primaryLocale;
}
