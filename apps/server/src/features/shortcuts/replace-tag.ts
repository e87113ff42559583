import { sql } from 'kysely';
import type { TxCtx } from '../../ctx.ts';
import { inTurn } from './shortcut.store.ts';

/** A tag is gone: shortcuts that put it on put on the one that it became, or none. Screens read them anew when they hear of the tag. */
export async function replaceTag(tx: TxCtx, { id, into }: { id: string; into: string | null }): Promise<void> {
  await inTurn(tx);
  const rows = await tx.db
    .selectFrom('shortcuts')
    .select(['id', 'tag_ids'])
    .where('shop_id', '=', tx.shopId)
    .where(sql<boolean>`tag_ids @> ${JSON.stringify([id])}::jsonb`)
    .execute();
  for (const row of rows) {
    const after = [...new Set(row.tag_ids.flatMap((it) => (it === id ? (into ?? []) : it)))];
    await tx.db
      .updateTable('shortcuts')
      .set({ tag_ids: JSON.stringify(after) })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', row.id)
      .execute();
  }
}
