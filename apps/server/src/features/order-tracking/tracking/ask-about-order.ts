import type { Message } from '@chatty/contract/messages';
import type { OrderClaim } from '@chatty/contract/orders';
import { texts } from '#texts/orders.ts';
import type { VisitorCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { append } from '../../conversations/index.ts';
import { claimOf } from './claim.ts';
import { trackingOf, visibleOrder } from './visible-order.ts';

interface Asked extends OrderClaim {
  conversationId: string;
  messageId: string;
  text: string;
}

/**
 * Asks about an order that the visitor may see: their message carries it as the store tells it, so that neither the team
 * nor the assistant has to ask for it. The same message id again is the same message. Throws `not_found` where it is not
 * theirs to see (any more), `too_many`, `Unreachable`.
 */
export async function askAboutOrder(ctx: VisitorCtx, asked: Asked): Promise<Message> {
  const { conversationId, messageId, text, ...given } = asked;
  const found = await visibleOrder(ctx, await trackingOf(ctx), claimOf(given));
  if (!found) throw notFound(texts.order);
  const [appended] = await transaction(ctx, (tx) =>
    append(tx, [
      {
        shopId: ctx.shopId,
        conversationId,
        by: ctx.who,
        channel: 'online_store',
        event: ({ at, assistantOn }) => ({ type: 'visitor_spoke', at, assistantOn }),
        message: { kind: 'text', id: messageId, text, parts: [{ type: 'order', order: found.order }], files: [] },
      },
    ]),
  );
  if (appended?.ok === false) throw appended.problem;
  if (!appended?.message) throw new Error('A message of a visitor is always taken');
  return appended.message;
}
