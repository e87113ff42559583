import { texts } from '#texts/conversations.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { visitorsSenders } from './delivery.ts';

/** The words of a visitor's message. Throws `not_found`, also for what anybody else wrote. */
export async function findSaid({ db, shopId }: Ctx, conversationId: string, messageId: string): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .select('text')
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .where('kind', '=', 'text')
    .where('sender', 'in', visitorsSenders)
    .executeTakeFirst();
  if (!row) throw notFound(texts.message);
  return row.text;
}
