import type { Ctx } from '../../../ctx.ts';
import { finishReceipt } from '../receipt.store.ts';

/** Removes the bytes of files whose rows are gone, and completes the receipt. Twice does no harm. */
export async function removeFiles(
  { services }: Ctx,
  it: { receiptId: string; keys: readonly string[] },
): Promise<void> {
  for (const key of it.keys) await services.files.remove(key);
  await finishReceipt(services.db, it.receiptId, services.clock.now());
}
