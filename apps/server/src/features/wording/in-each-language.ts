import type { ShopRow } from '../shops/index.ts';
import { localesOf } from './locales-of.ts';

const languageTag = /^[a-z0-9-]{2,35}$/i;

/** What is said in each language of a shop, the primary one first. */
type Said = readonly string[];

/** Chooses by the language that the theme tells: those that say the same share a line, and the primary one's is for all others. */
function choice(said: Said, locales: readonly string[]): string {
  const [primary = ''] = said;
  const others = Map.groupBy(
    locales.slice(1).map((locale, at) => ({ locale, words: said[at + 1] ?? '' })),
    (it) => it.words,
  );
  others.delete(primary);
  const lines = [...others].map(([words, of]) => `{% when ${of.map((it) => `'${it.locale}'`).join(',')} %}${words}`);
  return `{% case request.locale.iso_code %}${lines.join('')}{% else %}${primary}{% endcase %}`;
}

/**
 * The pieces of a page in each language as one page: what all say alike stands there once, and what differs more than once in
 * the same way is chosen once. Pages that are not made of the same pieces are chosen whole.
 */
function folded(pages: readonly Said[], locales: readonly string[]): string {
  const [primary = []] = pages;
  if (pages.some((it) => it.length !== primary.length)) {
    return choice(
      pages.map((it) => it.join('')),
      locales,
    );
  }
  const pieces = primary.map((words, at) => {
    const said = pages.map((it) => it[at] ?? '');
    return said.every((it) => it === words) ? words : choice(said, locales);
  });
  const differing = pieces.filter((it, at) => it !== primary[at]);
  const repeated = [...Map.groupBy(differing, (it) => it)].filter(([, { length }]) => length > 1).map(([it]) => it);
  const names = new Map(repeated.map((it, at) => [it, `chatty_${at}`]));
  const chosen = repeated.map((it) => `{% capture ${names.get(it)} %}${it}{% endcapture %}`);
  return [...chosen, ...pieces.map((it) => (names.has(it) ? `{{ ${names.get(it)} }}` : it))].join('');
}

/**
 * A page of the store as Liquid, in each language of the shop: the theme, which knows what the visitor reads, takes theirs,
 * else the primary one. A page comes in pieces, the same ones in every language, so that a language costs what it says
 * otherwise and no more. No piece ends with a brace: with what follows it would begin Liquid.
 */
export async function inEachLanguage(shop: ShopRow, pageIn: (locale: string) => Promise<Said>): Promise<string> {
  const others = localesOf(shop).filter((it) => it !== shop.primary_locale && languageTag.test(it));
  const locales = [shop.primary_locale, ...others];
  return folded(await Promise.all(locales.map(pageIn)), locales);
}
