import type { Ctx, TxCtx, VisitorCtx } from '../../../ctx.ts';
import { comparedEmail } from '../../../language/order-number.ts';
import { keyedHash } from '../../../platform/auth/secrets/keyed-hash.ts';
import { findContact } from '../../contacts/index.ts';

/** So long a visitor who has shown a mailed code sees the orders of that address without another. */
export const proofHours = 24;

/** The name of an address of this shop's orders; nobody can tell the address by it. */
export const emailHashOf = ({ services, shopId }: Ctx, email: string) =>
  keyedHash(services.config.APP_SECRET, `${shopId}/order-mail`, comparedEmail(email));

/** From now on the visitor is known to read what is mailed there. */
export async function keepProof(tx: TxCtx, contactId: string, emailHash: string): Promise<void> {
  const expires_at = new Date(tx.services.clock.now().getTime() + proofHours * 3_600_000);
  await tx.db
    .insertInto('order_proofs')
    .values({ shop_id: tx.shopId, contact_id: contactId, email_hash: emailHash, expires_at })
    .onConflict((on) => on.columns(['shop_id', 'contact_id', 'email_hash']).doUpdateSet({ expires_at }))
    .execute();
}

/**
 * The addresses, by their hashes, that the visitor has proven to read the mails of: by a code, or by the account that the
 * store has signed them in with. One that was told with an order's number, or that the team wrote down, is none: whoever
 * has a bill knows both. By a mailed link nobody has proven anything: mails are passed on.
 */
export async function provenAddresses(ctx: VisitorCtx): Promise<ReadonlySet<string>> {
  const { contactId, only } = ctx.who;
  if (only !== undefined) return new Set();
  const [contact, rows] = await Promise.all([
    findContact(ctx, contactId),
    ctx.db
      .selectFrom('order_proofs')
      .select('email_hash')
      .where('shop_id', '=', ctx.shopId)
      .where('contact_id', '=', contactId)
      .where('expires_at', '>', ctx.services.clock.now())
      .execute(),
  ]);
  const own = contact.email && contact.email_from === 'account' ? [emailHashOf(ctx, contact.email)] : [];
  return new Set([...own, ...rows.map((it) => it.email_hash)]);
}
