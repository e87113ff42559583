import type { ProductCard } from '@chatty/contract/messages';
import type { Turn } from './turn.ts';

const variantsShown = 12;

/** A product as the model sees it: names and slots, no price and no stock. */
export function shownProduct(turn: Turn, card: ProductCard, withVariants: boolean) {
  const n = turn.evidence.addProduct(card);
  const variants = card.variants.slice(0, variantsShown).map((it, at) => ({
    title: it.title,
    price: `{{price:${n}.${at + 1}}}`,
    stock: `{{stock:${n}.${at + 1}}}`,
  }));
  return {
    id: card.id,
    name: `{{product:${n}}}`,
    title: card.title,
    price: `{{price:${n}}}`,
    stock: `{{stock:${n}}}`,
    ...(withVariants || card.variants.length > 1 ? { variants } : {}),
  };
}
