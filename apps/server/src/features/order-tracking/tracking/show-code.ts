import type { CodeShown, OrderClaim } from '@chatty/contract/orders';
import { texts } from '#texts/orders.ts';
import type { VisitorCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { learnFromOrder } from '../../contacts/index.ts';
import { claimOf, heldTo } from './claim.ts';
import { forgiveCodes } from '../codes/code-tries.ts';
import { useCode } from '../codes/order-codes.ts';
import { emailHashOf, keepProof } from '../proof/mailed-proofs.ts';
import { toTrackedOrder } from '../tracked/to-tracked-order.ts';
import { trackingOf } from './visible-order.ts';

/**
 * Shows the code that was mailed. The right one shows the order, and for a day those of the same address. Throws
 * `not_found` where tracking is off, `bad_input`, `Unreachable`; the code is then used up, and the proof is kept.
 */
export async function showCode(ctx: VisitorCtx, { code, ...given }: OrderClaim & { code: string }): Promise<CodeShown> {
  const settings = await trackingOf(ctx);
  const claim = heldTo(claimOf(given), settings.lookUpBy);
  const { contactId, only } = ctx.who;
  const shown = await transaction(ctx, async (tx) => {
    const it = await useCode(tx, contactId, claim, code);
    // Whoever came by a mailed link sees this order, and proves nothing about the contact.
    if (it.outcome === 'right' && only === undefined) await keepProof(tx, contactId, it.emailHash);
    return it;
  });
  if (shown.outcome !== 'right') return shown;
  await forgiveCodes(ctx, claim);
  const order = await ctx.services.commerce.readOrder(ctx.shopId, shown.orderId);
  if (!order) throw notFound(texts.order);
  const { email } = order;
  // Of an order whose address was changed since the code was mailed, nothing is learned.
  if (only === undefined && email && emailHashOf(ctx, email) === shown.emailHash)
    await transaction(ctx, (tx) => learnFromOrder(tx, { contactId, email }));
  return { outcome: 'order', order: toTrackedOrder(order, settings) };
}
