import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import type { PassageKind } from './keep-passages.ts';

/** A piece of the shop's knowledge as an answer may quote it. */
export interface RetrievedPassage {
  id: string;
  kind: PassageKind;
  /** The FAQ, custom answer or page that it is from. */
  sourceId: string;
  title: string;
  /** Light Markdown. */
  text: string;
  url: string | null;
}

/** The shop's passages. */
export const passagesOf = (ctx: Ctx) => ctx.db.selectFrom('passages').where('shop_id', '=', ctx.shopId);

/** Those of these ids that there are. */
export async function passagesByIds(ctx: Ctx, ids: readonly string[]): Promise<RetrievedPassage[]> {
  const rows = await passagesOf(ctx)
    .select(['id', 'kind', 'source_id as sourceId', 'title', 'text', 'url'])
    .where('id', 'in', [...ids])
    .execute();
  // Written by us.
  return rows.map((row) => ({ ...row, kind: row.kind as PassageKind }));
}

/** Counts a change of the shop's passages; the row's lock makes commits come in the order of the numbers. */
export async function nextVersion(tx: TxCtx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into knowledge_versions (shop_id, version) values (${tx.shopId}, 1)
    on conflict (shop_id) do update set version = knowledge_versions.version + 1 returning version`.execute(tx.db);
  return Number(rows[0]?.version);
}
