import { nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import type { ShopRow } from '../shops/index.ts';

export type Locales = Pick<ShopRow, 'primary_locale' | 'store_locales' | 'added_locales'>;

/** The shop's languages: the primary one first, then the store's, then those added by hand. */
export const localesOf = ({ primary_locale, store_locales, added_locales }: Locales): string[] => [
  ...new Set([primary_locale, ...store_locales, ...added_locales]),
];

/** In which of the shop's languages somebody reads it: exactly theirs, else the same language, else none. */
export const localeFor = (shop: Locales, asked: string): string | null => nearestLocale(asked, localesOf(shop));
