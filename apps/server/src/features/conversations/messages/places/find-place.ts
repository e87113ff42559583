import type { Part } from '@chatty/contract/messages';
import type { Ctx } from '../../../../ctx.ts';

/** The place of a message in its conversation, with what it shows beside its words; null where it stands no more. */
export async function findPlace(
  { db, shopId }: Ctx,
  conversationId: string,
  messageId: string,
): Promise<{ seq: number; parts: Part[] } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['seq', 'parts'])
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  // Written by us in the contract's shape.
  return row ? { seq: row.seq, parts: row.parts as Part[] } : null;
}
