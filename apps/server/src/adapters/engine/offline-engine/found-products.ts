import type { Wish } from './read-wish.ts';
import { termsOf } from './words.ts';

/** A part of a tool's answer. */
export type Facts = Record<string, unknown>;

export const listOf = (value: unknown): Facts[] =>
  Array.isArray(value) ? value.filter((it) => typeof it === 'object' && it !== null) : [];
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether one product is meant and not a kind of product: it was pointed at, or most of its name was said. */
export function isAboutOne(wish: Pick<Wish, 'named' | 'text'>, products: readonly Facts[]): boolean {
  const [first] = products;
  if (!first) return false;
  const title = termsOf(textOf(first.title));
  const said = new Set(termsOf(wish.named ?? wish.text));
  const named = title.filter((it) => said.has(it)).length;
  return wish.named !== null || (title.length > 1 && named / title.length >= 0.75);
}

/** The variants that the visitor asked for, as the tool marks them. */
export const askedVariants = (product: Facts): Facts[] => listOf(product.variants).filter((it) => it.asked === true);

const plainWish = new Set(
  termsOf('stock available availability price cost buy order first second third last one product item left'),
);

/** Whether the visitor's own words name something that is no word of the product's name: "and in blue?" */
export function asksOption(words: string, product: Facts): boolean {
  const title = new Set(termsOf(textOf(product.title)));
  return (
    /\b(?:in|with|size|colou?r)\b/i.test(words) && termsOf(words).some((it) => !title.has(it) && !plainWish.has(it))
  );
}
