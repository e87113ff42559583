import type { OrderStatus } from '@chatty/contract/contacts';
import type { InsertableDiscount, InsertableFaq, InsertableOrder } from '@chatty/contract/composing';
import type { ProductCard } from '@chatty/contract/messages';
import { texts } from '#texts/inserts.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { money } from '../../../../people/contact/orders/money.ts';
import { shownVariant, stockText } from '../../../../people/messages/shown-variant.ts';
import type { Mode } from '../drafts.ts';

export const insertKinds = ['products', 'orders', 'discounts', 'faqs'] as const;
export type InsertKind = (typeof insertKinds)[number];

/** What was chosen: a card that goes with the reply, or words for the field. */
export type Taken =
  | { as: 'product'; product: ProductCard }
  | { as: 'order'; order: OrderStatus }
  | { as: 'text'; text: string };

/** A row of the list, whatever it is about. */
export interface Insertable {
  id: string;
  title: string;
  under: string;
  /** Null where there is none; undefined where nothing of the kind has any. */
  picture?: string | null;
  taken: Taken;
  /** What Shift-Enter, or the second button of the row, takes instead. */
  instead?: { name: string; taken: Taken };
  /** To be chosen among before it is taken. */
  variants?: readonly Insertable[];
}

const shortDate = (at: string) => new Date(at).toLocaleDateString(uiTexts.locale, { day: 'numeric', month: 'short' });

const text = (...lines: string[]): Taken => ({ as: 'text', text: lines.filter(Boolean).join('\n') });

/** A note shows no cards: it names the product and where it stands. */
const asProduct = (product: ProductCard, mode: Mode): Taken =>
  mode === 'reply' ? { as: 'product', product } : text(product.title, product.url);

function variantsOf(product: ProductCard, mode: Mode): Insertable[] {
  return product.variants.map((variant) => ({
    id: variant.id,
    title: variant.title,
    under: [money(variant.price), stockText(variant)].join(' · '),
    taken: asProduct({ ...product, chosenVariantId: variant.id }, mode),
  }));
}

export function ofProduct(product: ProductCard, mode: Mode): Insertable {
  const shown = shownVariant(product);
  const facts = shown ? [money(shown.price), stockText(shown)] : [];
  const several = product.variants.length > 1;
  return {
    id: product.id,
    title: product.title,
    under: [...facts, ...(several ? [texts.variants(product.variants.length)] : [])].join(' · '),
    picture: product.imageUrl,
    taken: asProduct(product, mode),
    ...(mode === 'reply' ? { instead: { name: texts.only.link, taken: text(product.title, product.url) } } : {}),
    ...(several && mode === 'reply' ? { variants: variantsOf(product, mode) } : {}),
  };
}

export function ofOrder({ order, mayShow }: InsertableOrder, mode: Mode): Insertable {
  const lines = order.lines.map((it) => `${it.quantity} × ${it.title}`).join(', ');
  const asCard = mayShow && mode === 'reply';
  return {
    id: order.id,
    title: `${order.name} · ${money(order.total)}`,
    under: [shortDate(order.placedAt), lines, ...(asCard || mode === 'note' ? [] : [texts.numberOnly])].join(' · '),
    taken: asCard ? { as: 'order', order } : text(order.name),
    ...(asCard ? { instead: { name: texts.only.number, taken: text(order.name) } } : {}),
  };
}

export const ofDiscount = ({ id, code, summary, endsAt, url }: InsertableDiscount): Insertable => ({
  id,
  title: code,
  under: [summary, ...(endsAt ? [texts.until(shortDate(endsAt))] : [])].filter(Boolean).join(' · '),
  taken: text(code, url),
  instead: { name: texts.only.code, taken: text(code) },
});

export const ofFaq = ({ id, question, answer, url }: InsertableFaq, excerpt: string): Insertable => ({
  id,
  title: question,
  under: excerpt,
  taken: text(answer),
  ...(url ? { instead: { name: texts.only.link, taken: text(question, url) } } : {}),
});
