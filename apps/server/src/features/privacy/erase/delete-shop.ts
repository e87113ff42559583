import { sql } from 'kysely';
import { deleteAccounts, forgetShopInAccounts } from '../../../platform/auth/account.ts';
import { dropJobsOfShop } from '../../../platform/jobs/drop-jobs.ts';
import { isLetIn, letShopGo, lockInstallation, removeShop } from '../../shops/index.ts';
import { accountsOnlyHere } from '../../team/index.ts';
import { keptIndexes } from '../../retrieval/index.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { type Counts, finishReceipt } from '../receipt.store.ts';
import { revoke } from '../../contacts/index.ts';

/** Every table that knows shops, also one that is younger than this file. */
async function tablesOfShops(tx: TxCtx): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'shop_id' and table_type = 'BASE TABLE'
    order by table_name`.execute(tx.db);
  return rows.map((it) => it.table_name);
}

async function countRows(tx: TxCtx, tables: readonly string[]): Promise<Counts> {
  const counts: Counts = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where shop_id = ${tx.shopId}`.execute(tx.db);
    if (rows[0]?.n) counts[table] = rows[0].n;
  }
  return counts;
}

/** Deletes all rows of a shop. Answers the counts, or null if somebody has installed the app again. */
async function erase(tx: TxCtx): Promise<Counts | null> {
  const state = await lockInstallation(tx);
  // An earlier try came as far as this.
  if (state === 'gone') return {};
  if (state === 'installed') return null;
  const tables = await tablesOfShops(tx);
  const counts = await countRows(tx, tables);
  const accounts = await deleteAccounts(tx, await accountsOnlyHere(tx));
  await forgetShopInAccounts(tx);
  await removeShop(tx);
  // What does not hang on the shop's row has to be named.
  for (const table of tables) await sql`delete from ${sql.table(table)} where shop_id = ${tx.shopId}`.execute(tx.db);
  await dropJobsOfShop(tx);
  return { ...counts, accounts };
}

/**
 * Deletes a shop with everything that belongs to it, 48 hours after it uninstalled the app. If it has installed the app
 * again nothing is deleted, and the receipt says so.
 */
export async function deleteShop(ctx: Ctx, it: { receiptId: string }): Promise<void> {
  const { services, shopId } = ctx;
  const letIn = await isLetIn(ctx);
  const deleted = await transaction(ctx, async (tx) => {
    // The word of the uninstallation may have been lost.
    if (!letIn) await letShopGo(tx);
    const counts = await erase(tx);
    if (counts === null) {
      await finishReceipt(tx.db, it.receiptId, services.clock.now());
      await tx.db
        .updateTable('privacy_receipts')
        .set({ kept_because: 'The app was installed again.' })
        .where('id', '=', it.receiptId)
        .execute();
      return false;
    }
    tx.afterCommit(() => revoke(services, { shopId }));
    await tx.db
      .updateTable('privacy_receipts')
      .set((q) => ({ counts: sql`${q.ref('counts')} || ${JSON.stringify(counts)}::jsonb` }))
      .where('id', '=', it.receiptId)
      .execute();
    return true;
  });
  if (!deleted) return;
  keptIndexes(services).forgetShop(shopId);
  await services.files.removeAll(shopId);
  await finishReceipt(services.db, it.receiptId, services.clock.now());
}
