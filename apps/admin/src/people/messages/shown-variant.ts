import type { ProductCard } from '@chatty/contract/messages';
import { texts } from '#texts/conversation-thread.ts';

/** The variant whose price and stock a card shows: the one asked for, sold out or not; else one that can be had. */
export const shownVariant = ({ variants, chosenVariantId }: Pick<ProductCard, 'variants' | 'chosenVariantId'>) =>
  variants.find((it) => it.id === chosenVariantId) ?? variants.find((it) => it.available) ?? variants[0];

/** Whether a variant can be had, and how many of it. */
export function stockText({ available, stock }: Pick<ProductCard['variants'][number], 'available' | 'stock'>): string {
  if (!available) return texts.soldOut;
  return stock === null ? texts.inStock : texts.piecesInStock(stock);
}
