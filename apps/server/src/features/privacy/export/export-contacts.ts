import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { keepDownload } from '../../files/index.ts';
import { readContactExport } from './contact-export.ts';
import { mailExportJob } from '../privacy.jobs.ts';
import { type Counts, finishReceipt } from '../receipt.store.ts';

/** An export can be downloaded this long. */
export const exportDays = 30;

/** Null for a contact that was deleted before we came to it. */
async function exportOne(ctx: Ctx, contactId: string, fileId: string): Promise<Counts | null> {
  const now = ctx.services.clock.now();
  try {
    const it = await readContactExport(ctx, contactId);
    await keepDownload(ctx, {
      id: fileId,
      // It goes with the contact.
      ownerId: contactId,
      name: `customer-data-${now.toISOString().slice(0, 10)}.json`,
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify(it, null, 2)),
      expiresAt: new Date(now.getTime() + exportDays * 86_400_000),
    });
    return {
      contacts: 1,
      conversations: it.conversations.length,
      messages: it.conversations.reduce((sum, one) => sum + one.messages.length, 0),
      decisions: it.conversations.reduce((sum, one) => sum + one.decisions.length, 0),
      files: it.files.length,
    };
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

/** Puts everything about these contacts into one file each, and asks for the mail with the links. Twice does no harm. */
export async function exportContacts(
  ctx: Ctx,
  it: { receiptId: string; files: readonly { contactId: string; fileId: string }[] },
): Promise<void> {
  const counts: Counts = {};
  const fileIds: string[] = [];
  for (const { contactId, fileId } of it.files) {
    const own = await exportOne(ctx, contactId, fileId);
    if (!own) continue;
    fileIds.push(fileId);
    for (const [kind, count] of Object.entries(own)) counts[kind] = (counts[kind] ?? 0) + count;
  }
  await transaction(ctx, async (tx) => {
    await finishReceipt(tx.db, it.receiptId, tx.services.clock.now(), counts);
    tx.enqueue(mailExportJob, { receiptId: it.receiptId, fileIds });
  });
}
