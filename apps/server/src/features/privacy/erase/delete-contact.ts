import type { Receipt } from '@chatty/contract/privacy';
import { transaction } from '../../../platform/db/transaction.ts';
import type { MemberCtx, TxCtx, Forgotten } from '../../../ctx.ts';
import { findContact, revoke } from '../../contacts/index.ts';
import { findShop } from '../../shops/index.ts';
import { removeFilesJob } from '../privacy.jobs.ts';
import { type Counts, toReceipt, writeReceipt } from '../receipt.store.ts';

/**
 * Forgets a contact with everything that any feature keeps about them, within the transaction. Answers what was deleted
 * and the keys of the files, whose bytes are yet to be removed. Throws `not_found`.
 */
export async function eraseContact(tx: TxCtx, contactId: string): Promise<{ counts: Counts; fileKeys: string[] }> {
  const { traces } = tx.services;
  const { customer_id: customerId, email } = await findContact(tx, contactId);
  const ids = [contactId];
  for (const it of traces) ids.push(...((await it.find?.(tx, contactId)) ?? []));
  const forgotten: Forgotten = { contactId, customerId, email, ids, sentFileIds: [], fileKeys: [] };
  const counts: Counts = {};
  for (const it of traces.toReversed()) Object.assign(counts, await it.forget?.(tx, forgotten));
  tx.emit('contact.deleted', { id: contactId }, { team: true, contactId: null });
  tx.afterCommit(() => revoke(tx.services, { shopId: tx.shopId, contactId }));
  return { counts, fileKeys: forgotten.fileKeys };
}

/** Deletes a contact on behalf of the team, with a receipt that names nobody. Throws `not_found`. */
export function deleteContact(ctx: MemberCtx, contactId: string): Promise<Receipt> {
  return transaction(ctx, async (tx) => {
    const { counts, fileKeys } = await eraseContact(tx, contactId);
    const { shopify_domain: shopDomain } = await findShop(tx.db, tx.shopId);
    const at = tx.services.clock.now();
    const request = { kind: 'delete_contact' as const, request: `member ${ctx.who.memberId}`, shopDomain, at };
    const receipt = await writeReceipt(tx.db, request, { counts, ...(fileKeys.length === 0 ? { doneAt: at } : {}) });
    if (fileKeys.length > 0) tx.enqueue(removeFilesJob, { receiptId: receipt.id, keys: fileKeys });
    return toReceipt(receipt);
  });
}
