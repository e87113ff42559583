import { queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';

/** What live events read anew (`feature.ts`). */
const key = ['translations'] as const;

/** The languages of the shop, and how far each has come. */
export const localesQuery = queryOptions({
  queryKey: [...key, 'locales'] as const,
  queryFn: async ({ signal }) => (await api('GET /settings/translations', { signal })).data,
});

/** All texts of a language. */
export const localeQuery = (locale: string) =>
  queryOptions({
    queryKey: [...key, 'locale', locale] as const,
    queryFn: async ({ signal }) =>
      (await api('GET /settings/translations/:locale', { params: { locale }, signal })).data,
  });

/** How a language is called, in the language of the admin, with its own name beside it where that is another. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;
  return name === locale ? locale : name;
}

export const ownName = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(locale) ?? '';
