import { createHmac, randomInt } from 'node:crypto';
import { newId } from '@chatty/contract/new-id';
import { orderCodeDigits } from '@chatty/contract/orders';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { asciiDigits, comparedEmail, comparedPhone, orderNumberOf } from '../../../language/order-number.ts';
import { keyedHash } from '../../../platform/auth/secrets/keyed-hash.ts';
import { isSameText } from '../../../platform/auth/secrets/same-text.ts';
import type { Claim } from '../tracking/claim.ts';

/** A mailed code works this long. */
export const codeMinutes = 10;
/** So many wrong ones may be shown before it is void. */
export const triesPerCode = 5;
/** A visitor may ask for another one after so many seconds. */
export const resendSeconds = 30;
/** The visitor's clock began to count a little later than ours. */
const graceSeconds = 5;

/** The name of what a visitor asked by: a code is good for that alone. */
function claimHashOf({ services, shopId }: Ctx, { number, email, phone }: Claim): string {
  const said = [orderNumberOf(number), comparedEmail(email), comparedPhone(phone)];
  return keyedHash(services.config.APP_SECRET, `${shopId}/order-claim`, JSON.stringify(said));
}

/** Keyed with the installation's secret, and by the row: six digits would soon be guessed from a plain hash. */
const macOf = ({ services }: Ctx, id: string, code: string) =>
  createHmac('sha256', services.config.APP_SECRET).update(`order-code:${id}:${code}`).digest('base64url');

/** Keeps that a visitor waits for a code; there is none before it is known whether there is such an order. */
export async function expectCode(tx: TxCtx, contactId: string, claim: Claim): Promise<string> {
  const id = newId();
  const now = tx.services.clock.now();
  await tx.db
    .insertInto('order_codes')
    .values({
      shop_id: tx.shopId,
      id,
      contact_id: contactId,
      claim_hash: claimHashOf(tx, claim),
      tries_left: triesPerCode,
      created_at: now,
      expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    })
    .execute();
  return id;
}

/** Whether this visitor asked the same just now, and the code is untouched: asking again so soon asks for nothing new. */
export async function freshCode(ctx: Ctx, contactId: string, claim: Claim): Promise<boolean> {
  const since = new Date(ctx.services.clock.now().getTime() - (resendSeconds - graceSeconds) * 1_000);
  const row = await ctx.db
    .selectFrom('order_codes')
    .select('id')
    .where('shop_id', '=', ctx.shopId)
    .where('contact_id', '=', contactId)
    .where('claim_hash', '=', claimHashOf(ctx, claim))
    .where('tries_left', '=', triesPerCode)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the code for whom waits for it, and answers it; null when they are gone, or it would be too late. */
export async function makeCode(
  ctx: Ctx,
  id: string,
  { orderId, emailHash }: { orderId: string; emailHash: string },
): Promise<string | null> {
  const code = String(randomInt(10 ** orderCodeDigits)).padStart(orderCodeDigits, '0');
  const row = await ctx.db
    .updateTable('order_codes')
    .set({ code_mac: macOf(ctx, id, code), email_hash: emailHash, order_id: orderId })
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .where('expires_at', '>', ctx.services.clock.now())
    .returning('id')
    .executeTakeFirst();
  return row ? code : null;
}

/** What came of a code that was shown. */
export type Shown =
  | { outcome: 'right'; orderId: string; emailHash: string }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'ended' };

/**
 * Compares a code with those that this visitor asked for by this claim; a right one works once. Each try counts before it
 * is compared, on all of them, so that guessing at the same time, in other processes, or with more codes gives no more
 * tries. What comes of a wrong one is the same whether there is such an order or not.
 */
export async function useCode(tx: TxCtx, contactId: string, claim: Claim, code: string): Promise<Shown> {
  const rows = await tx.db
    .updateTable('order_codes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('shop_id', '=', tx.shopId)
    .where('contact_id', '=', contactId)
    .where('claim_hash', '=', claimHashOf(tx, claim))
    .where('tries_left', '>', 0)
    .where('expires_at', '>', tx.services.clock.now())
    .returning(['id', 'code_mac', 'email_hash', 'order_id', 'tries_left'])
    .execute();
  const shown = asciiDigits(code.normalize('NFKC')).replace(/\D/g, '');
  // A row without a code is compared like one with it, so that neither takes longer.
  const right = rows.find((it) => isSameText(it.code_mac ?? macOf(tx, 'none', ''), macOf(tx, it.id, shown)));
  if (!right?.order_id || !right.email_hash) {
    const triesLeft = Math.max(0, ...rows.map((it) => it.tries_left));
    return triesLeft > 0 ? { outcome: 'wrong', triesLeft } : { outcome: 'ended' };
  }
  // The others that were asked for by the same are of no use any more, and nobody else's.
  await tx.db
    .deleteFrom('order_codes')
    .where('shop_id', '=', tx.shopId)
    .where('contact_id', '=', contactId)
    .where('claim_hash', '=', claimHashOf(tx, claim))
    .execute();
  return { outcome: 'right', orderId: right.order_id, emailHash: right.email_hash };
}
