import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { ConversationKey } from '../../conversation.store.ts';
import type { MessageRow } from '../../message.store.ts';

/** A message without its words. */
export interface SpokenRow
  extends Pick<
    MessageRow,
    'shop_id' | 'conversation_id' | 'seq' | 'kind' | 'sender' | 'activity' | 'member_id' | 'created_at'
  > {
  /** So many of the next are of another conversation, which was merged into this one here. */
  merged: number | null;
  /** It was a quick answer: nobody responded. */
  isQuickAnswer: boolean;
}

/** Who spoke and what happened in conversations after a place in each, in order: so many of each at most. One statement. */
export async function spokenAfter(
  db: Db,
  places: readonly (ConversationKey & { after: number })[],
  mostOfEach: number,
): Promise<SpokenRow[]> {
  const { rows } = await sql<SpokenRow>`
    select m.*
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as k ("shopId" uuid, "conversationId" uuid, after integer)
    cross join lateral (
      select shop_id, conversation_id, seq, kind, sender, activity, member_id, created_at,
        case when activity = 'merged' then text::integer end as merged,
        parts @> '[{"type": "quickAnswer"}]' as "isQuickAnswer"
      from messages
      where shop_id = k."shopId" and conversation_id = k."conversationId" and seq > k.after
      order by seq limit ${mostOfEach}::integer
    ) as m
    order by m.shop_id, m.conversation_id, m.seq`.execute(db);
  return rows;
}
