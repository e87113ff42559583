import type { World } from '../../../world.ts';
import { finishReceipt } from '../receipt.store.ts';

/** Removes the bytes of files whose rows are gone, and completes the receipt. Twice does no harm. */
export async function removeFiles(world: World, it: { receiptId: string; keys: readonly string[] }): Promise<void> {
  for (const key of it.keys) await world.files.remove(key);
  await finishReceipt(world.db, it.receiptId, world.clock.now());
}
