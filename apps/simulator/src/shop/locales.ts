/** The languages in which every shop of the simulator sells. A page is shown in one of them by `?locale=de`. */
export const shopLocales = [
  { locale: 'en', name: 'English', primary: true, published: true },
  { locale: 'de', name: 'German', primary: false, published: true },
  { locale: 'ar', name: 'Arabic', primary: false, published: true },
];

/** The language that was asked for, if the shop sells in it; else its primary one. */
export const localeAsked = (asked: string | undefined): string =>
  shopLocales.find((it) => it.locale === asked)?.locale ?? 'en';
