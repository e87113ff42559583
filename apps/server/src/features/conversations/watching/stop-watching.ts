import { sql } from 'kysely';
import type { TxCtx } from '../../../ctx.ts';

/**
 * Who leaves the team watches nothing any more. Screens name only who is in the team, so that none is told of it. What is
 * theirs is locked as well, as it is released next: locks are taken once, in the order of all.
 */
export async function stopWatching(tx: TxCtx, memberId: string): Promise<void> {
  await sql`
    with theirs as materialized (
      select id from conversations
      where shop_id = ${tx.shopId}
        and (watchers ? ${memberId} and watchers <> '{}' or assignee_id = ${memberId}::uuid)
      order by id for no key update
    )
    update conversations as c set watchers = c.watchers - ${memberId}::text from theirs
    where c.shop_id = ${tx.shopId} and c.id = theirs.id and c.watchers ? ${memberId}`.execute(tx.db);
}
