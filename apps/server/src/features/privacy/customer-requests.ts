import { newId } from '@chatty/contract/new-id';
import type { TxCtx } from '../../ctx.ts';
import { findShop } from '../shops/index.ts';
import { type Customer, contactsOfCustomer } from '../contacts/index.ts';
import { eraseContact } from './erase/delete-contact.ts';
import { deleteShopJob, exportJob, removeFilesJob } from './privacy.jobs.ts';
import { type Counts, writeReceipt } from './receipt.store.ts';

/** A request that the platform passed on: its number, and when it came. */
interface Asked {
  request: string;
  at: Date;
}

/** A customer wants to see what is held about them: their shop's owner gets it by a link in a mail. */
export async function askForExport(tx: TxCtx, customer: Customer, { request, at }: Asked): Promise<void> {
  const contactIds = await contactsOfCustomer(tx, customer);
  const { shopify_domain: shopDomain } = await findShop(tx.db, tx.shopId);
  const receipt = await writeReceipt(tx.db, { kind: 'export', request, shopDomain, at });
  const files = contactIds.map((contactId) => ({ contactId, fileId: newId() }));
  tx.enqueue(exportJob, { receiptId: receipt.id, files });
}

/** A shop that has uninstalled the app is to be forgotten. */
export async function askForDeletion(tx: TxCtx, { request, at }: Asked): Promise<void> {
  const { shopify_domain: shopDomain } = await findShop(tx.db, tx.shopId);
  const receipt = await writeReceipt(tx.db, { kind: 'redact_shop', request, shopDomain, at });
  tx.enqueue(deleteShopJob, { receiptId: receipt.id });
}

/** A customer is to be forgotten. */
export async function redactCustomer(tx: TxCtx, customer: Customer, { request, at }: Asked): Promise<void> {
  const { shopify_domain: shopDomain } = await findShop(tx.db, tx.shopId);
  const counts: Counts = {};
  const fileKeys: string[] = [];
  for (const contactId of await contactsOfCustomer(tx, customer)) {
    const erased = await eraseContact(tx, contactId);
    fileKeys.push(...erased.fileKeys);
    for (const [kind, count] of Object.entries(erased.counts)) counts[kind] = (counts[kind] ?? 0) + count;
  }
  const done = fileKeys.length === 0 ? { doneAt: tx.services.clock.now() } : {};
  const receipt = await writeReceipt(tx.db, { kind: 'redact_customer', request, shopDomain, at }, { counts, ...done });
  if (fileKeys.length > 0) tx.enqueue(removeFilesJob, { receiptId: receipt.id, keys: fileKeys });
}
