import type { OrderClaim, OrderFound } from '@chatty/contract/orders';
import type { VisitorCtx } from '../../../ctx.ts';
import { mustBeWithin } from '../../../platform/caps/caps.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { mustHaveMail } from '../../mails/index.ts';
import { type Claim, claimOf, heldTo, mustNameAddress } from './claim.ts';
import { countCode } from '../codes/code-tries.ts';
import { codeMinutes, expectCode, freshCode, resendSeconds } from '../codes/order-codes.ts';
import { orderCodes } from '../order-tracking.caps.ts';
import { sendCodeJob } from '../order-tracking.jobs.ts';
import { toTrackedOrder } from '../tracked/to-tracked-order.ts';
import { trackingOf, visibleOrder } from './visible-order.ts';

/** Has a code mailed to the order, if there is one. The same asked twice in a moment is asked once. */
async function askForCode(ctx: VisitorCtx, claim: Claim): Promise<OrderFound> {
  mustHaveMail(ctx.services);
  const { contactId, address } = ctx.who;
  const { shopId, services } = ctx;
  const mailed = { outcome: 'code' as const, minutes: codeMinutes, resendSeconds };
  if (await freshCode(ctx, contactId, claim)) return mailed;
  await mustBeWithin(services, orderCodes, { shopId, contactId, address });
  await countCode(ctx, claim);
  const { number, email, phone } = claim;
  await transaction(ctx, async (tx) => {
    const codeId = await expectCode(tx, contactId, claim);
    tx.enqueue(sendCodeJob, { codeId, contactId, number, ...(email ? { email } : {}), ...(phone ? { phone } : {}) });
  });
  return mailed;
}

/**
 * Looks for an order. Whoever may see it does; else a code is mailed to its own address, and the answer is the same whether
 * there is such an order or not. Throws `not_found` where tracking is off, `bad_input` that names the field to mend,
 * `too_many`, `refused` where no mail can be sent, `Unreachable`.
 */
export async function findOrder(
  ctx: VisitorCtx,
  { isAgain, ...given }: OrderClaim & { isAgain: boolean },
): Promise<OrderFound> {
  const settings = await trackingOf(ctx);
  const claim = claimOf(given);
  const order = await visibleOrder(ctx, settings, claim);
  if (order) return { outcome: 'order', order: toTrackedOrder(order, settings) };
  if (isAgain) return { outcome: 'none' };
  mustNameAddress(claim, settings.lookUpBy);
  return settings.isCodeRequired ? askForCode(ctx, heldTo(claim, settings.lookUpBy)) : { outcome: 'none' };
}
