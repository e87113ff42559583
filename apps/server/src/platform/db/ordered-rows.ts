import { type RawBuilder, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { Tables } from '../../tables.ts';

/** The tables whose rows a shop's team puts in order. Places may have gaps between them. */
type OrderedTable = {
  [Name in keyof Tables]: Tables[Name] extends { shop_id: unknown; position: unknown } ? Name : never;
}[keyof Tables];

/** The place after all others of the shop, deleted ones too: they may be restored. */
export const lastPlace = (table: OrderedTable, { shopId }: Pick<Ctx, 'shopId'>): RawBuilder<number> =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where shop_id = ${shopId})`;

/** Moves a row to the place of another, which follows it then with all after it; or, without one, to the end. */
export async function moveTo(
  tx: TxCtx,
  table: OrderedTable,
  { id, goal }: { id: string; goal: { position: number } | null },
): Promise<void> {
  const update = sql`update ${sql.table(table)}`;
  if (goal)
    await sql`${update} set position = position + 1 where shop_id = ${tx.shopId} and position >= ${goal.position}`.execute(
      tx.db,
    );
  const place = goal ? sql`${goal.position}` : lastPlace(table, tx);
  await sql`${update} set position = ${place} where shop_id = ${tx.shopId} and id = ${id}`.execute(tx.db);
}
