import type { ProductCard } from '@chatty/contract/messages';
import { namedVariants } from '../grounding/named-variants.ts';
import { titleWithoutOrders, withoutOrders } from '../grounding/without-orders.ts';
import type { ToolContext } from './tool-context.ts';

const variantsShown = 12;

/** A product as the model sees it: names and slots, no price and no stock. */
export function shownProduct({ inquiry, findings }: ToolContext, card: ProductCard, withVariants: boolean) {
  const n = findings.evidence.addProduct(card);
  const asked = new Set(namedVariants(inquiry.question, card).map((it) => it.id));
  const variants = card.variants
    .map((variant, at) => ({
      id: variant.id,
      title: withoutOrders(variant.title),
      price: `{{price:${n}.${at + 1}}}`,
      stock: `{{stock:${n}.${at + 1}}}`,
    }))
    .filter(({ id }, at) => at < variantsShown || asked.has(id))
    .map(({ id, ...it }) => (asked.has(id) ? { ...it, asked: true } : it));
  return {
    id: card.id,
    name: `{{product:${n}}}`,
    title: titleWithoutOrders(card.title, `{{product:${n}}}`),
    price: `{{price:${n}}}`,
    stock: `{{stock:${n}}}`,
    ...(withVariants || card.variants.length > 1 ? { variants } : {}),
  };
}
