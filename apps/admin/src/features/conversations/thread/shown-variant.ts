import type { ProductCard } from '@chatty/contract/messages';

/** The variant whose price and stock a card shows: the one asked for, sold out or not; else one that can be had. */
export const shownVariant = ({ variants, chosenVariantId }: Pick<ProductCard, 'variants' | 'chosenVariantId'>) =>
  variants.find((it) => it.id === chosenVariantId) ?? variants.find((it) => it.available) ?? variants[0];
