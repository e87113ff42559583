import { sql } from 'kysely';
import type { TxCtx } from '../../../ctx.ts';

/** Who leaves the team watches nothing any more. Screens name only who is in the team, so that none is told of it. */
export async function stopWatching(tx: TxCtx, memberId: string): Promise<void> {
  await sql`
    with watched as materialized (
      select id from conversations
      where shop_id = ${tx.shopId} and watchers ? ${memberId} and watchers <> '{}'
      order by id for no key update
    )
    update conversations as c set watchers = c.watchers - ${memberId}::text from watched
    where c.shop_id = ${tx.shopId} and c.id = watched.id`.execute(tx.db);
}
