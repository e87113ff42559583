import { sql } from 'kysely';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { isLetIn } from '../../shops/index.ts';
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

/** Accounts of those who belong to no other shop, with their sessions, codes and links; the others forget this shop. */
async function deletePeople(tx: TxCtx, authIds: readonly string[]): Promise<number> {
  const ids = JSON.stringify(authIds);
  const { rows } = await sql<{ id: string; email: string }>`
    delete from "user" where id in (select jsonb_array_elements_text(${ids}::jsonb))
      and id not in (select auth_id from members where shop_id <> ${tx.shopId})
    returning id, email`.execute(tx.db);
  for (const { id, email } of rows) {
    await sql`delete from verification where position(${id} in identifier || value) > 0
      or position(lower(${email}) in lower(identifier || value)) > 0`.execute(tx.db);
    await sql`delete from one_time_tokens where position(${id} in subject || payload::text) > 0
      or position(lower(${email}) in lower(subject || payload::text)) > 0`.execute(tx.db);
  }
  await sql`update "session" set "shopId" = null where "shopId" = ${tx.shopId}`.execute(tx.db);
  await sql`delete from one_time_tokens where position(${tx.shopId} in subject || payload::text) > 0`.execute(tx.db);
  return rows.length;
}

/** Deletes all rows of a shop. Answers the counts, or null if somebody has installed the app again. */
async function erase(tx: TxCtx): Promise<Counts | null> {
  const shop = await tx.db
    .selectFrom('shops')
    .select('uninstalled_at')
    .where('id', '=', tx.shopId)
    .forUpdate()
    .executeTakeFirst();
  // An earlier try came as far as this.
  if (!shop) return {};
  if (!shop.uninstalled_at) return null;
  const tables = await tablesOfShops(tx);
  const counts = await countRows(tx, tables);
  const members = await tx.db.selectFrom('members').select('auth_id').where('shop_id', '=', tx.shopId).execute();
  const accounts = await deletePeople(
    tx,
    members.map((it) => it.auth_id),
  );
  await tx.db.deleteFrom('shops').where('id', '=', tx.shopId).execute();
  // What does not hang on the shop's row has to be named.
  for (const table of tables) await sql`delete from ${sql.table(table)} where shop_id = ${tx.shopId}`.execute(tx.db);
  await sql`delete from pgboss.job where state <> 'active' and data->>'shopId' = ${tx.shopId}`.execute(tx.db);
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
    if (!letIn) {
      // The word of the uninstallation may have been lost.
      const shop = tx.db.updateTable('shops').where('id', '=', shopId).where('uninstalled_at', 'is', null);
      await shop.set({ uninstalled_at: services.clock.now() }).execute();
    }
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
  await services.files.removeAll(shopId);
  await finishReceipt(services.db, it.receiptId, services.clock.now());
}
