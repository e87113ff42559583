import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';

/** The shop's passages. */
export const passagesOf = (ctx: Ctx) => ctx.db.selectFrom('passages').where('shop_id', '=', ctx.shopId);

/** Counts a change of the shop's passages; the row's lock makes commits come in the order of the numbers. */
export async function nextVersion(tx: TxCtx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into knowledge_versions (shop_id, version) values (${tx.shopId}, 1)
    on conflict (shop_id) do update set version = knowledge_versions.version + 1 returning version`.execute(tx.db);
  return Number(rows[0]?.version);
}
