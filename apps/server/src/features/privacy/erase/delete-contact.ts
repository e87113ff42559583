import type { Receipt } from '@chatty/contract/privacy';
import { sql } from 'kysely';
import { transaction } from '../../../platform/db/transaction.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { findContact, revoke } from '../../contacts/index.ts';
import { fileKey } from '../../files/index.ts';
import { findShop } from '../../shops/index.ts';
import { removeFilesJob } from '../privacy.jobs.ts';
import { type Counts, toReceipt, writeReceipt } from '../receipt.store.ts';
import { blankEvents, dropJobs, emptyDeliveries } from './traces.ts';
import { countsShifted } from '../../conversations/index.ts';

/**
 * Files that they uploaded, or are uploading at this moment, and those of the team that stand in their conversations and
 * nowhere else, neither in a conversation nor in a record such as a FAQ. What such a record still shows goes with it.
 */
async function deleteFiles(tx: TxCtx, contactId: string, conversations: readonly string[]): Promise<string[]> {
  const ids = JSON.stringify(conversations);
  const attached = sql<string>`
    select (file ->> 'id')::uuid from messages, jsonb_array_elements(files) as file
    where messages.shop_id = ${tx.shopId} and messages.files <> '[]'`;
  const theirs = sql`conversation_id in (select c::uuid from jsonb_array_elements_text(${ids}::jsonb) as c)`;
  // First these: an upload that becomes a file meanwhile is among the files then.
  const begun = await tx.db
    .deleteFrom('uploads')
    .where('shop_id', '=', tx.shopId)
    .where('owner_id', '=', contactId)
    .returning(['shop_id', 'id', 'secret'])
    .execute();
  const sentHereAlone = sql<boolean>`id in (${attached} and ${theirs}) and id not in (${attached} and not ${theirs})`;
  // Before it is asked what a record shows: one that lets go at this moment has done so by then, or waits.
  await tx.db
    .updateTable('files')
    .set({ only_used: true })
    .where('shop_id', '=', tx.shopId)
    .where(sentHereAlone)
    .execute();
  const rows = await tx.db
    .deleteFrom('files')
    .where('shop_id', '=', tx.shopId)
    .where((q) =>
      q.or([
        q('owner_id', '=', contactId),
        sql<boolean>`${sentHereAlone}
          and id not in (select file_id from file_uses where shop_id = ${tx.shopId})`,
      ]),
    )
    .returning(['shop_id', 'id', 'secret'])
    .execute();
  return [...begun, ...rows].map(fileKey);
}

/** Deletes rows in these tables, in this order, and says how many. What hangs on them goes with them. */
async function deleteRows(tx: TxCtx, contactId: string): Promise<Counts> {
  const own = tx.db
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('contact_id', '=', contactId);
  const counts: Counts = {};
  for (const table of ['messages', 'drafts', 'decisions'] as const) {
    const done = await tx.db
      .deleteFrom(table)
      .where('shop_id', '=', tx.shopId)
      .where('conversation_id', 'in', own)
      .executeTakeFirst();
    counts[table] = Number(done.numDeletedRows);
  }
  for (const table of ['order_attempts', 'conversations'] as const) {
    const done = await tx.db
      .deleteFrom(table)
      .where('shop_id', '=', tx.shopId)
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    counts[table] = Number(done.numDeletedRows);
  }
  const done = await tx.db
    .deleteFrom('contacts')
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return { ...counts, contacts: Number(done.numDeletedRows) };
}

/**
 * Deletes a contact with everything that belongs to it, within the transaction. Answers what was deleted and the keys of
 * the files, whose bytes are yet to be removed. Throws `not_found`.
 */
export async function eraseContact(tx: TxCtx, contactId: string): Promise<{ counts: Counts; fileKeys: string[] }> {
  const contact = await findContact(tx, contactId);
  const rows = await tx.db
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('contact_id', '=', contactId)
    // Who writes at this moment comes before or after, not in between.
    .forUpdate()
    .execute();
  const conversations = rows.map((it) => it.id);
  const ids = [contactId, ...conversations];
  const fileKeys = await deleteFiles(tx, contactId, conversations);
  const counts = await deleteRows(tx, contactId);
  const traces = {
    files: fileKeys.length,
    events: await blankEvents(tx, contactId, ids),
    jobs: await dropJobs(tx, ids),
    deliveries: await emptyDeliveries(tx, contact),
  };
  tx.emit('contact.deleted', { id: contactId }, { team: true, contactId: null });
  countsShifted(tx);
  tx.afterCommit(() => revoke(tx.services, { shopId: tx.shopId, contactId }));
  return { counts: { ...counts, ...traces }, fileKeys };
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
