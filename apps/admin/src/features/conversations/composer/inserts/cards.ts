import type { NewCards } from '@chatty/contract/composing';
import type { OrderStatus } from '@chatty/contract/contacts';
import { productsPerMessage } from '@chatty/contract/limits';
import type { Part, ProductCard } from '@chatty/contract/messages';
import { texts } from '#texts/inserts.ts';
import { useMemo } from 'react';
import { toastFailure } from '../../../../ui/toast.tsx';
import { keptDraft, setDraft, useDraft } from '../drafts.ts';

/** The cards that go with a reply. */
export interface Cards {
  products: readonly ProductCard[];
  order: OrderStatus | null;
}

const noCards: Cards = { products: [], order: null };

function cardsIn(kept: string | undefined): Cards {
  if (!kept) return noCards;
  try {
    return { ...noCards, ...JSON.parse(kept) };
  } catch {
    return noCards;
  }
}

export const hasCards = ({ products, order }: Cards): boolean => products.length > 0 || order !== null;

export const keptCards = (conversationId: string): Cards => cardsIn(keptDraft(conversationId, 'cards'));

/** Keeps the cards of a begun reply, over a reload of the page too. */
export const setCards = (conversationId: string, cards: Cards): void =>
  setDraft(conversationId, 'cards', hasCards(cards) ? JSON.stringify(cards) : '');

/** Throws the cards of a reply away, or those that have left with it. */
export const dropCards = (conversationId: string): void => setCards(conversationId, noCards);

export function useCards(conversationId: string): Cards {
  const kept = useDraft(conversationId, 'cards');
  return useMemo(() => cardsIn(kept), [kept]);
}

/** The same product once, as it was chosen last. */
const withProducts = (held: readonly ProductCard[], more: readonly ProductCard[]) => [
  ...new Map([...held, ...more].map((it) => [it.id, it])).values(),
];

/** Puts a product to the reply that is being written; the same one again with the variant that was chosen last. */
export function addProduct(conversationId: string, product: ProductCard): void {
  const held = keptCards(conversationId);
  const products = withProducts(held.products, [product]);
  if (products.length > productsPerMessage) toastFailure(null, texts.tooManyProducts(productsPerMessage));
  else setCards(conversationId, { ...held, products });
}

export const removeProduct = (conversationId: string, id: string): void => {
  const held = keptCards(conversationId);
  setCards(conversationId, { ...held, products: held.products.filter((it) => it.id !== id) });
};

/** Puts an order to the reply in the place of another one, or takes it out. */
export const setOrder = (conversationId: string, order: OrderStatus | null): void =>
  setCards(conversationId, { ...keptCards(conversationId), order });

/** Puts cards that came back with their message beside those that are there, as far as there is room. */
export function bringCardsBack(conversationId: string, { products, order }: Cards): void {
  const held = keptCards(conversationId);
  const all = withProducts(products, held.products).slice(0, productsPerMessage);
  setCards(conversationId, { products: all, order: order ?? held.order });
}

/** What a message shows of its cards before the server has it. */
export const partsOfCards = ({ products, order }: Cards): Part[] => [
  ...(products.length > 0 ? [{ type: 'products' as const, products: [...products] }] : []),
  ...(order ? [{ type: 'order' as const, order }] : []),
];

/** The cards that parts of a message are. */
export const cardsOfParts = (parts: readonly Part[]): Cards => ({
  products: parts.flatMap((it) => (it.type === 'products' ? it.products : [])),
  order: parts.find((it) => it.type === 'order')?.order ?? null,
});

/** Cards as the server is told of them: what they say it reads itself. */
export const namedCards = ({ products, order }: Cards): Pick<NewCards, 'products' | 'orderId'> => ({
  products: products.map((it) => ({ id: it.id, variantId: it.chosenVariantId })),
  orderId: order?.id,
});
