import { sql } from 'kysely';
import type { TxCtx } from '../../../ctx.ts';
import { type RemovedTag, tagIdsWithout } from '../../tags/index.ts';

/**
 * A tag is gone: conversations that had it get the one that it became, or none. Screens do the same with what they
 * show when they hear of the tag, so that no conversation is told of by itself.
 */
export async function replaceTag(tx: TxCtx, gone: RemovedTag): Promise<void> {
  await sql`
    with tagged as materialized (
      select id from conversations where shop_id = ${tx.shopId} and tag_ids @> array[${gone.id}::uuid]
      order by id for no key update
    )
    update conversations as c set tag_ids = ${tagIdsWithout(sql`c.tag_ids`, gone)} from tagged where c.shop_id = ${tx.shopId} and c.id = tagged.id`.execute(
    tx.db,
  );
}
