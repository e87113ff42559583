import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../ctx.ts';

/**
 * Whether somebody of the team has written to the visitor of a conversation: a condition, for a statement. The id is named
 * with its table: messages have one, too.
 */
export const personSpoke = (shopId: string, conversationId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from messages as spoken where spoken.shop_id = ${shopId}
    and spoken.conversation_id = ${conversationId} and spoken.sender = 'admin' and spoken.kind = 'text')`;

/** What somebody of the team first wrote to a visitor after a moment; null where nobody has. */
export async function firstReplyAfter(
  { db, shopId }: Ctx,
  conversationId: string,
  moment: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('text')
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'text')
    .where('sender', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('created_at', '>', moment)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return row?.text ?? null;
}
