import type { SyncProgress } from '@chatty/contract/knowledge';
import { transaction } from '../../platform/db/transaction.ts';
import { Refused } from '../../platform/problem.ts';
import type { StoreProduct } from '../../ports/commerce.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { catalogRead } from './catalog.events.ts';
import { embedTitlesJob, refreshProductJob, syncProductsJob } from './catalog.jobs.ts';
import { keepProducts, nextVersion, removeProduct, removeUnseen } from './product.store.ts';
import { claimProductSync, moveProductSync, readProductSync, touchProductSync } from './sync-progress.ts';

const pulseMs = 15_000;
/** A product that changed while all are being read is read once more after them. */
const againSeconds = 30;

/** Asks for the catalogue to be read anew; one that is being read already is not read twice. */
export async function beginProductSync(tx: TxCtx): Promise<SyncProgress> {
  const begun = await claimProductSync(tx);
  if (begun) tx.enqueue(syncProductsJob, {});
  return begun ?? readProductSync(tx);
}

export const startProductSync = (ctx: Ctx): Promise<SyncProgress> => transaction(ctx, beginProductSync);

async function readAll(ctx: Ctx): Promise<void> {
  const begun = await transaction(ctx, async (tx) => {
    const version = await nextVersion(tx);
    await moveProductSync(tx, { running: true, synced: 0, total: -1, error: null, finished_at: null });
    return version;
  });
  const total = await ctx.services.commerce.countProducts(ctx.shopId);
  let synced = 0;
  await ctx.services.commerce.readProducts(ctx.shopId, (batch: StoreProduct[]) =>
    transaction(ctx, async (tx) => {
      if (await keepProducts(tx, batch)) tx.enqueue(embedTitlesJob, {});
      synced += batch.length;
      await moveProductSync(tx, { synced, total: Math.max(total, synced) });
    }),
  );
  await transaction(ctx, async (tx) => {
    await removeUnseen(tx, begun);
    await moveProductSync(tx, { running: false, synced, total: synced, finished_at: tx.services.clock.now() });
    await tx.raise(catalogRead, {});
  });
}

/**
 * Reads the whole catalogue: adds, changes, and removes what the store no longer shows. Two at the same time do no harm.
 * A store that cannot be reached is tried again by the queue; one that refuses is told to the team.
 */
export async function syncProducts(ctx: Ctx): Promise<void> {
  const pulse = setInterval(() => void touchProductSync(ctx).catch(() => {}), pulseMs);
  try {
    await readAll(ctx);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const finished_at = ctx.services.clock.now();
    await transaction(ctx, (tx) => moveProductSync(tx, { running: false, error: reason, finished_at }));
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'the product sync was refused');
  } finally {
    clearInterval(pulse);
  }
}

/** Reads one product anew after the store said that it changed; what is gone there is deleted here. */
export async function refreshProduct(ctx: Ctx, productId: string): Promise<void> {
  const product = await ctx.services.commerce.readProduct(ctx.shopId, productId);
  await transaction(ctx, async (tx) => {
    if (!product) await removeProduct(tx, productId);
    else if (await keepProducts(tx, [product])) tx.enqueue(embedTitlesJob, {});
    const { running } = await readProductSync(tx);
    if (!running) return;
    // Under a key of its own: the next webhook of this product must not wait for it.
    const key = `${ctx.shopId}:${productId}:again`;
    tx.enqueue(refreshProductJob, { productId }, { key, afterSeconds: againSeconds });
  });
}
