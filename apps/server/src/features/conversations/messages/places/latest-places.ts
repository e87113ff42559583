import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { ConversationKey } from '../../conversation.store.ts';
import { visitorsSenders } from '../delivery.ts';

/**
 * The places, after one in a conversation, of its visitor's latest words and of the latest time that somebody ended it;
 * 0 where there is none. That it was resolved for its silence is no end that anybody chose.
 */
export async function latestPlaces(
  db: Db,
  { shopId, conversationId, after }: ConversationKey & { after: number },
): Promise<{ spoke: number; ended: number }> {
  const row = await db
    .selectFrom('messages')
    .select((q) => [
      q.fn.max('seq').filterWhere('kind', '=', 'text').filterWhere('sender', 'in', visitorsSenders).as('spoke'),
      q.fn.max('seq').filterWhere(sql<boolean>`activity in ('resolved', 'ended')`).as('ended'),
    ])
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .executeTakeFirst();
  return { spoke: Number(row?.spoke ?? 0), ended: Number(row?.ended ?? 0) };
}
