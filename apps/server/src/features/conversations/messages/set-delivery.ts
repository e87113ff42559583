import type { Channel } from '@chatty/contract/conversations';
import type { MessageDelivery } from '@chatty/contract/messages';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { toMessage, visitorMaySee } from '../message.store.ts';
import { deliveryOf, farther, teamsSenders } from './delivery.ts';

/** Which message: ours, and what the provider calls it from now on; or by what the provider calls it. */
export type Delivered =
  | { conversationId: string; messageId: string; providerId?: string }
  | { channel: Channel; providerId: string };

/** A message that goes to a visitor, held until the transaction ends. */
function lockDelivered({ db, shopId }: TxCtx, delivered: Delivered) {
  const query = db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', (on) =>
      on.onRef('c.shop_id', '=', 'm.shop_id').onRef('c.id', '=', 'm.conversation_id'),
    )
    .selectAll('m')
    .select(['c.contact_id', 'c.channel as own_channel', 'c.visitor_read_seq', 'c.member_read_seq'])
    .where('m.shop_id', '=', shopId)
    .where('m.kind', '=', 'text')
    .where('m.sender', 'in', teamsSenders)
    .forUpdate('m');
  if ('messageId' in delivered) {
    const { conversationId, messageId } = delivered;
    return query.where('m.conversation_id', '=', conversationId).where('m.id', '=', messageId).executeTakeFirst();
  }
  return query
    .innerJoin('provider_messages as p', (on) =>
      on
        .onRef('p.shop_id', '=', 'm.shop_id')
        .onRef('p.conversation_id', '=', 'm.conversation_id')
        .onRef('p.message_id', '=', 'm.id'),
    )
    .where('p.channel', '=', delivered.channel)
    .where('p.provider_id', '=', delivered.providerId)
    .executeTakeFirst();
}

/**
 * Keeps what the provider of a channel reports of a message that went to a visitor. It only moves forward: a report that
 * comes again, or later than a farther one, changes nothing. Returns whether it changed something. Throws `not_found`
 * for a message that is not there, or whose name at the provider is not known yet.
 */
export function setDelivery(ctx: Ctx, delivered: Delivered, report: MessageDelivery): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const row = await lockDelivered(tx, delivered);
    if (!row) throw notFound(texts.message);
    const { contact_id, own_channel, visitor_read_seq, member_read_seq, ...message } = row;
    const key = { shop_id: tx.shopId, conversation_id: message.conversation_id };
    if ('messageId' in delivered && delivered.providerId !== undefined) {
      await tx.db
        .insertInto('provider_messages')
        .values({
          ...key,
          message_id: message.id,
          channel: message.channel ?? own_channel,
          provider_id: delivered.providerId,
        })
        .onConflict((on) => on.doNothing())
        .execute();
    }
    const known = deliveryOf(message, { visitor_read_seq, member_read_seq });
    const now = farther(known, report);
    if (now === known) return false;
    const changed = { delivery: now.state, failed_because: now.reason };
    await tx.db
      .updateTable('messages')
      .set(changed)
      .where((q) => q.and({ ...key, id: message.id }))
      .execute();
    const audience = { team: true, contactId: visitorMaySee(message) ? contact_id : null };
    tx.emit('message.changed', toMessage({ ...message, ...changed }), audience);
    return true;
  });
}
