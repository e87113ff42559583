import type { Evidence } from './evidence.ts';
import { contentWords } from './reading/content-words.ts';
import { namedVariants } from './named-variants.ts';
import { slotsIn } from './slots.ts';

const listMark = /^\s{0,20}(?:[-*•–]|\d{1,3}[.)])\s/;
/** What the store alone knows: what costs how much, and what there is of it. */
const ofStore =
  /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|USD|EUR|GBP|CAD)|\b(?:stock|sold out|available|left|sale|reduced|price[sd]?|costs?)\b/i;
const ofOrder = /\b(?:orders?|parcel|package|shipment|tracking)\b/i;
/** More of what was found takes the place of no one sentence. */
const mostLines = 3;
/** So much of its name must be said of a thing that is meant. */
const leastNamed = 0.5;

const numbersOf = (names: readonly string[], kinds: RegExp) => [
  ...new Set(names.filter((it) => kinds.test(it)).map((it) => Number(/:(\d+)/.exec(it)?.[1]))),
];

/** The number of each that a text is about, from 1. */
const numbersWhere = <T>(things: readonly T[], isMeant: (thing: T) => boolean): number[] =>
  things.flatMap((it, at) => (isMeant(it) ? [at + 1] : []));

function discountLines(sentence: string, names: readonly string[], { discounts, slots, frame }: Evidence): string[] {
  const said = new Set(sentence.toUpperCase().match(/[\p{L}\p{N}_-]{3,64}/gu) ?? []);
  const named = numbersOf(names, /^(?:code|discount|ends):/);
  const meant = numbersWhere(discounts, ({ code }) => said.has(code.toUpperCase()));
  return [...new Set([...named, ...meant])].map((n) =>
    frame.offline.discount(`{{code:${n}}}`, `{{discount:${n}}}`, slots.has(`ends:${n}`) ? `{{ends:${n}}}` : ''),
  );
}

function orderLines(sentence: string, names: readonly string[], { orders, frame }: Evidence): string[] {
  const said = new Set(sentence.match(/\d{1,20}/g) ?? []);
  const isMeant = ({ name }: { name: string }) => (name.match(/\d{1,20}/g) ?? []).some((it) => said.has(it));
  const named = numbersOf(names, /^(?:order|order-\w+|items|delivery|tracking|refund):/);
  const meant = [...new Set([...named, ...numbersWhere(orders, isMeant)])];
  const alone = meant.length === 0 && orders.length === 1 && ofOrder.test(sentence) ? [1] : meant;
  return alone.map((n) => frame.offline.order(`{{order:${n}}}`, `{{order-status:${n}}}`));
}

/** "In stock" is no name. */
const stateWords = /\b(?:in|out of|back in) stock\b|\bsold out\b/gi;

/** Those that come nearest to a name, by slots, by half of it, or by a variant and some of it; else what was asked about. */
function productsNamed(sentence: string, names: readonly string[], { products, wasAsked }: Evidence): number[] {
  const bySlots = numbersOf(names, /^(?:product|price|stock):/);
  if (bySlots.length > 0) return bySlots;
  const said = new Set(contentWords(sentence.replace(stateWords, ' ')));
  const shareOf = (title: string, is: (word: string) => boolean) => {
    const words = contentWords(title);
    return words.filter(is).length / Math.max(1, words.length);
  };
  const best = (shares: readonly number[]) => {
    const most = Math.max(0, ...shares);
    return most > 0 ? shares.flatMap((it, at) => (it === most ? [at + 1] : [])) : [];
  };
  const asked = products.map(({ title }) => shareOf(title, wasAsked));
  const own = products.map(({ title }) => shareOf(title, (it) => said.has(it)));
  // Of "Braid Charge Cable" more words name the long title that has all three than the short one that has two.
  const count = (title: string) => contentWords(title).filter((it) => said.has(it)).length;
  const named = best(
    products.map(({ title }, at) => ((own[at] ?? 0) >= leastNamed ? count(title) + (own[at] ?? 0) : 0)),
  );
  if (named.length > 0) return named;
  const isByVariant = (at: number) => {
    const product = products[at];
    return product !== undefined && namedVariants(sentence, product).length > 0;
  };
  const byVariant = best(own.map((it, at) => (isByVariant(at) ? Math.max(it, (asked[at] ?? 0) / 2) : 0)));
  const meant = byVariant.length > 0 ? byVariant : best(asked);
  return meant.length === 1 ? meant : [];
}

function productLines(sentence: string, names: readonly string[], evidence: Evidence): string[] {
  const { products, frame } = evidence;
  const isListed = listMark.test(sentence);
  return productsNamed(sentence, names, evidence).flatMap((n) => {
    const product = products[n - 1];
    if (!product) return [];
    if (isListed) return [`- {{product:${n}}}: {{price:${n}}}`];
    const variants = namedVariants(sentence, product);
    const say = frame.offline;
    if (variants.length === 0 || variants.length > mostLines)
      return [say.product(`{{product:${n}}}`, `{{price:${n}}}`, `{{stock:${n}}}`)];
    return variants.map((it) => {
      const at = `${n}.${product.variants.indexOf(it) + 1}`;
      return say.variant(`{{product:${n}}}`, it.title, `{{price:${at}}}`, `{{stock:${at}}}`);
    });
  });
}

/**
 * What is told in the place of a sentence that was dropped, the best first: what the store knows of the code, the order
 * or the product that it names, or the words of the shop that come nearest to it. Facts are slots.
 */
export function toldInstead(sentence: string, evidence: Evidence, nearest: string | undefined): string[] {
  const names = slotsIn(sentence).filter((it) => evidence.slots.has(it));
  const lines = [...discountLines(sentence, names, evidence), ...orderLines(sentence, names, evidence)];
  if (lines.length > 0) return lines.slice(0, mostLines);
  const ofProducts = () => productLines(sentence, names, evidence).slice(0, mostLines);
  const isOfStore = names.length > 0 || ofStore.test(sentence) || listMark.test(sentence);
  const first = isOfStore || nearest === undefined ? ofProducts() : [];
  if (first.length > 0) return first;
  return nearest === undefined ? [] : [nearest];
}
