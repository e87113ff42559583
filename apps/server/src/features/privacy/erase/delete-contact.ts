import type { Receipt } from '@chatty/contract/privacy';
import { texts as contactTexts } from '#texts/contacts.ts';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { MemberCtx, TxCtx, Forgotten } from '../../../ctx.ts';
import { type ContactRow, findPerson, idsOfPerson, lockPeople, revoke } from '../../contacts/index.ts';
import { findShop } from '../../shops/index.ts';
import { removeFilesJob } from '../privacy.jobs.ts';
import { askedByMember, type Counts, toReceipt, writeReceipt } from '../receipt.store.ts';

interface Erased {
  counts: Counts;
  fileKeys: string[];
}

/** The ids of a contact's records, which nobody changes from here on. */
async function findOne(tx: TxCtx, contactId: string): Promise<string[]> {
  const ids = [contactId];
  for (const it of tx.services.traces) ids.push(...((await it.find?.(tx, contactId)) ?? []));
  return ids;
}

async function eraseOne(
  tx: TxCtx,
  { id, customer_id: customerId, email }: ContactRow,
  ids: string[],
  all: Erased,
): Promise<void> {
  const forgotten: Forgotten = { contactId: id, customerId, email, ids, sentFileIds: [], fileKeys: [] };
  const counts: Counts = {};
  for (const it of tx.services.traces.toReversed()) Object.assign(counts, await it.forget?.(tx, forgotten));
  for (const [kind, count] of Object.entries(counts)) all.counts[kind] = (all.counts[kind] ?? 0) + count;
  all.fileKeys.push(...forgotten.fileKeys);
  tx.afterCommit(() => revoke(tx.services, { shopId: tx.shopId, contactId: id }));
}

/**
 * Forgets a contact, and all that was merged into it, with everything that any feature keeps about them, within the
 * transaction. Answers what was deleted and the keys of the files, whose bytes are yet to be removed. Throws `not_found`.
 */
export async function eraseContact(tx: TxCtx, contactId: string): Promise<Erased> {
  const { id: personId } = await findPerson(tx, contactId);
  const found = new Map<string, string[]>();
  for (const id of await idsOfPerson(tx, personId)) found.set(id, await findOne(tx, id));
  // Conversations are locked before their contacts, everywhere. Nobody is merged into this one from here on.
  const { people, merged } = await lockPeople(tx, [personId]);
  if (people.length === 0) throw notFound(texts.contact);
  // Somebody was merging this one into another: that person is not meant to be deleted by it.
  if (people.some((it) => it.merged_into !== null)) throw new Problem('conflict', contactTexts.justChanged);
  const all: Erased = { counts: {}, fileKeys: [] };
  for (const row of [...merged, ...people])
    await eraseOne(tx, row, found.get(row.id) ?? (await findOne(tx, row.id)), all);
  for (const { id } of [...merged, ...people]) tx.emit('contact.deleted', { id }, { team: true, contactId: null });
  return all;
}

/** Deletes a contact on behalf of the team, with a receipt that names nobody. Throws `not_found`. */
export function deleteContact(ctx: MemberCtx, contactId: string): Promise<Receipt> {
  return transaction(ctx, async (tx) => {
    const { counts, fileKeys } = await eraseContact(tx, contactId);
    const { shopify_domain: shopDomain } = await findShop(tx.db, tx.shopId);
    const at = tx.services.clock.now();
    const request = { kind: 'delete_contact' as const, request: askedByMember(ctx.who.memberId), shopDomain, at };
    const receipt = await writeReceipt(tx.db, request, { counts, ...(fileKeys.length === 0 ? { doneAt: at } : {}) });
    if (fileKeys.length > 0) tx.enqueue(removeFilesJob, { receiptId: receipt.id, keys: fileKeys });
    return toReceipt(receipt);
  });
}
