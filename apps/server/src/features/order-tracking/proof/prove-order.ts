import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { ProvenOrder } from '../../../ports/commerce.ts';
import { learnFromOrder } from '../../contacts/index.ts';
import { countAttempt, type OrderAttempt } from './order-attempts.ts';

/**
 * The order, if it is the visitor's by its number together with its e-mail or phone. The store is asked also when there
 * were too many tries, and what it says is left out: no miss can be told from another, by its words or by its time.
 */
export async function proveOrder(
  ctx: Ctx,
  { isByLink, ...tried }: OrderAttempt & { isByLink: boolean },
): Promise<ProvenOrder | null> {
  const { contactId, number, email, phone } = tried;
  const attempt = await countAttempt(ctx, tried);
  const proof = { number, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  const found = await ctx.services.commerce.findOrder(ctx.shopId, proof);
  if (!found || !attempt.allowed) return null;
  await attempt.matched();
  // Somebody who came by a mailed link sees an order that they prove, but proves nothing about the contact by it.
  if (isByLink) return found;
  // Only the address that is part of the order is proven: a second one may be anybody's.
  await transaction(ctx, (tx) => learnFromOrder(tx, { contactId, ...found.by }));
  return found;
}
