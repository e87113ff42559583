import type { ShopRow } from '../shops/index.ts';
import { localesOf } from './locales-of.ts';

const languageTag = /^[a-z0-9-]{2,35}$/i;

/**
 * A page of the store as Liquid, in each language of the shop: the theme, which knows what the visitor reads, takes theirs,
 * else the primary one.
 */
export async function inEachLanguage(shop: ShopRow, pageIn: (locale: string) => Promise<string>): Promise<string> {
  const primary = await pageIn(shop.primary_locale);
  const others = localesOf(shop).filter((it) => it !== shop.primary_locale && languageTag.test(it));
  if (others.length === 0) return primary;
  const pages = await Promise.all(others.map(async (it) => `{% when '${it}' %}${await pageIn(it)}`));
  return `{% case request.locale.iso_code %}${pages.join('')}{% else %}${primary}{% endcase %}`;
}
