import { slotKind, slotPattern, slotsIn } from './slots.ts';

/** Facts that a product's or an order's card shows by itself. */
const onCard = new Set(
  'product price stock order order-status order-date order-total refund items delivery tracking'.split(' '),
);
const marker = /^\s{0,20}(?:[-*•–]|\d{1,3}[.)])\s/;
/** Words that in a line of a list say nothing beside its facts. */
const filling = new Set(
  'a an and at by for from in is it its now of on only the to costs cost price stock status currently available'.split(
    ' ',
  ),
);

const ofProduct = new Set(['product', 'price', 'stock']);

/**
 * Whether a sentence says nothing but what stands on a card: a line of a list of facts, or facts without a word. Where the
 * shop shows no cards of products, none of theirs do.
 */
export function repeatsCard(sentence: string, showsProducts = true): boolean {
  const kinds = slotsIn(sentence).map(slotKind);
  if (!showsProducts && kinds.some((it) => ofProduct.has(it))) return false;
  if (kinds.length === 0 || !kinds.every((it) => onCard.has(it))) return false;
  const isListed = marker.test(sentence);
  const words =
    sentence
      .replace(marker, ' ')
      .replace(slotPattern, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((it) => isListed && filling.has(it.toLowerCase()));
}
