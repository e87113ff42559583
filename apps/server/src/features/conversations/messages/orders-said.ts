import type { Message } from '@chatty/contract/messages';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';

/** The orders, by the store's ids, whose cards stand in a conversation, whoever put them there. */
export async function ordersSaid({ db, shopId }: Ctx, conversationId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('messages')
    .select('parts')
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'text')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`parts @> '[{"type": "order"}]'`)
    .execute();
  // Written by us in the contract's shape.
  const parts = rows.flatMap((it) => it.parts as Message['parts']);
  return new Set(parts.flatMap((part) => (part.type === 'order' ? [part.order.id] : [])));
}
