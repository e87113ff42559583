import type { NewCards } from '@chatty/contract/composing';
import type { Message, Part } from '@chatty/contract/messages';
import { texts } from '#texts/composing.ts';
import type { Ctx, MemberCtx } from '../../../ctx.ts';
import { Problem } from '../../../platform/problem.ts';
import { listProductCards } from '../../catalog/index.ts';
import { findConversation, sendAsMember, sentBefore } from '../../conversations/index.ts';
import { orderToShow } from './orders-to-show.ts';

type Chosen = NewCards['products'];

/** Cards as the store's catalog knows the products now. Throws `not_found` where one of them is gone. */
async function productsPart(ctx: Ctx, chosen: Chosen): Promise<Part[]> {
  if (chosen.length === 0) return [];
  const ids = [...new Set(chosen.map((it) => it.id))];
  const cards = await listProductCards(ctx, ids);
  if (cards.length < ids.length) throw new Problem('not_found', texts.productGone);
  const variantOf = new Map(chosen.map((it) => [it.id, it.variantId]));
  const products = cards.map((card) => {
    const variant = card.variants.find((it) => it.id === variantOf.get(card.id));
    return variant ? { ...card, chosenVariantId: variant.id } : card;
  });
  return [{ type: 'products', products }];
}

/**
 * The cards of a message as the store tells them now. Throws `not_found` for what the store no longer has, `not_allowed`
 * for an order that the visitor has not proven to be theirs, `Unreachable`.
 */
export async function cardsToShow(
  ctx: Ctx,
  conversationId: string,
  { products, orderId }: Pick<NewCards, 'products' | 'orderId'>,
): Promise<Part[]> {
  const shown = await productsPart(ctx, products);
  if (orderId !== undefined) shown.push({ type: 'order', order: await orderToShow(ctx, conversationId, orderId) });
  return shown;
}

/**
 * A member answers with cards: prices, stock and states are the store's as it tells them now. The same id again is the
 * same message. Throws what `cardsToShow` does.
 */
export async function sendCards(ctx: MemberCtx, conversationId: string, body: NewCards): Promise<Message> {
  await findConversation(ctx, conversationId);
  const { products, orderId, ...said } = body;
  // What has been sent stays sent, whatever became of its products since.
  const before = await sentBefore(ctx, conversationId, body.id);
  if (before) return before;
  const shown = await cardsToShow(ctx, conversationId, { products, orderId });
  return sendAsMember(ctx, conversationId, { ...said, note: false, mentions: [] }, shown);
}
