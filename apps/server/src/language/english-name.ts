/** What a language is called in English. */
export const englishName = (locale: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;
