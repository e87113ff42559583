import type { TxCtx } from '../../../ctx.ts';
import { knowledgeChanged } from '../knowledge.events.ts';
import { keepPassages } from './keep-passages.ts';
import { nextVersion } from './passage.store.ts';
import type { SourceOfPassages } from './switch-source.ts';

/** Stands in the place of a passage's mark where all of a source is hidden because it was removed. */
export const removedMark = 'removed';

async function readAnew(tx: TxCtx, { kind, id }: SourceOfPassages): Promise<void> {
  await tx.db
    .updateTable('passages')
    .set({ version: await nextVersion(tx) })
    .where('shop_id', '=', tx.shopId)
    .where('kind', '=', kind)
    .where('source_id', '=', id)
    .execute();
  await tx.raise(knowledgeChanged, {});
}

/** Nothing finds what the source says any more; it is kept, as it may come back. */
export async function hideSource(tx: TxCtx, source: SourceOfPassages): Promise<void> {
  await tx.db
    .insertInto('switched_off_pages')
    .values({ shop_id: tx.shopId, page_id: source.id, content_hash: removedMark })
    .onConflict((on) => on.doNothing())
    .execute();
  await readAnew(tx, source);
}

/** Undoes it. */
export async function showSource(tx: TxCtx, source: SourceOfPassages): Promise<void> {
  await tx.db
    .deleteFrom('switched_off_pages')
    .where('shop_id', '=', tx.shopId)
    .where('page_id', '=', source.id)
    .where('content_hash', '=', removedMark)
    .execute();
  await readAnew(tx, source);
}

/** Leaves nothing of a source. */
export async function forgetSource(tx: TxCtx, { kind, id }: SourceOfPassages): Promise<void> {
  await keepPassages(tx, kind, id, []);
  await tx.db.deleteFrom('switched_off_pages').where('shop_id', '=', tx.shopId).where('page_id', '=', id).execute();
}
