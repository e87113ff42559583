import type { SyncProgress } from '@chatty/contract/knowledge';
import type { Selectable } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';

const toSyncProgress = (
  sync: Pick<Selectable<Tables['syncs']>, 'running' | 'synced' | 'total' | 'error' | 'finished_at'>,
): SyncProgress => ({
  running: sync.running,
  syncedProduct: sync.synced,
  totalProduct: sync.total,
  error: sync.error,
  finishedAt: sync.finished_at?.toISOString() ?? null,
});

const none: SyncProgress = { running: false, syncedProduct: 0, totalProduct: -1, error: null, finishedAt: null };

/** A sync that has given no sign of life for this long has died with its process. */
const aliveMs = 60_000;

/** How far the product sync is. */
export async function readProductSync(ctx: Ctx): Promise<SyncProgress> {
  const row = await ctx.db
    .selectFrom('syncs')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('kind', '=', 'products')
    .executeTakeFirst();
  return row ? toSyncProgress(row) : none;
}

/** Marks the sync as begun; null when one is alive already. */
export async function claimProductSync(tx: TxCtx): Promise<SyncProgress | null> {
  const now = tx.services.clock.now();
  const begun = { running: true, synced: 0, total: -1, error: null, finished_at: null, touched_at: now };
  const row = await tx.db
    .insertInto('syncs')
    .values({ shop_id: tx.shopId, kind: 'products', ...begun })
    .onConflict((on) =>
      on
        .columns(['shop_id', 'kind'])
        .doUpdateSet(begun)
        .where((q) =>
          q.or([
            q('syncs.running', '=', false),
            q('syncs.touched_at', 'is', null),
            q('syncs.touched_at', '<', new Date(now.getTime() - aliveMs)),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  tx.emit('sync.changed', toSyncProgress(row), { team: true, contactId: null });
  return toSyncProgress(row);
}

/** Writes how far the sync is and tells the team. */
export async function moveProductSync(
  tx: TxCtx,
  change: Partial<{ running: boolean; synced: number; total: number; error: string | null; finished_at: Date | null }>,
): Promise<void> {
  const row = await tx.db
    .updateTable('syncs')
    .set({ ...change, touched_at: tx.services.clock.now() })
    .where('shop_id', '=', tx.shopId)
    .where('kind', '=', 'products')
    .returningAll()
    .executeTakeFirst();
  if (row) tx.emit('sync.changed', toSyncProgress(row), { team: true, contactId: null });
}

/** A sign of life of a sync that waits for the store. */
export async function touchProductSync(ctx: Ctx): Promise<void> {
  await ctx.db
    .updateTable('syncs')
    .set({ touched_at: ctx.services.clock.now() })
    .where('shop_id', '=', ctx.shopId)
    .where('kind', '=', 'products')
    .execute();
}
