import type { Message, QuotedMessage } from '@chatty/contract/messages';
import { sql } from 'kysely';
import type { TxCtx } from '../../../../ctx.ts';
import { quotedAs } from '../../append/quote.ts';
import type { KnownConversation } from '../../conversation.store.ts';
import { toMessage, visitorMaySee } from '../../message.store.ts';

/** Lets the messages that answer this one quote it as it is now; of a deleted one nothing but that it was there. */
export async function quoteAnew(tx: TxCtx, message: Message, { contact_id }: KnownConversation): Promise<void> {
  const quoted: QuotedMessage = {
    ...quotedAs(message),
    ...(message.deletedAt === undefined ? {} : { deleted: true }),
  };
  const rows = await tx.db
    .updateTable('messages')
    .set({ reply_to: JSON.stringify(quoted) })
    .where('shop_id', '=', tx.shopId)
    .where('conversation_id', '=', message.conversationId)
    .where(sql<boolean>`reply_to ->> 'id' = ${message.id}`)
    .returningAll()
    .execute();
  for (const row of rows) {
    const audience = { team: true, contactId: visitorMaySee(row) ? contact_id : null };
    tx.emit('message.changed', toMessage(row), audience);
  }
}
