import { mostScheduled, mostScheduleDays } from '@chatty/contract/limits';
import type { NewScheduled, ScheduledMessage } from '@chatty/contract/scheduling';
import { texts as conversationTexts } from '#texts/conversations.ts';
import { texts } from '#texts/scheduling.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { cardsToShow } from '../composing/index.ts';
import { findConversation, forgetDrafts } from '../conversations/index.ts';
import { attachableFiles, useFiles } from '../files/index.ts';
import { lockConversation, pendingOf, tellTeam, toOne } from './scheduled.store.ts';

const dayMs = 86_400_000;

/** Throws `bad_input` for a time that has passed or is too far off. */
export function mustBeAhead({ services }: Ctx, at: Date): void {
  const now = services.clock.now();
  if (at <= now) throw new Problem('bad_input', texts.past, { sendAt: texts.past });
  const tooFar = texts.tooFar(mostScheduleDays);
  if (at.getTime() > now.getTime() + mostScheduleDays * dayMs)
    throw new Problem('bad_input', tooFar, { sendAt: tooFar });
}

/** Throws `conflict` where nothing would ever be sent. */
export function mustBeSendable({ status }: { status: string }): void {
  if (status === 'blocked') throw new Problem('conflict', conversationTexts.blocked);
  if (status === 'spam') throw new Problem('conflict', texts.isSpam);
}

/** Throws `conflict` where a conversation has as many as it may have. */
export async function mustHaveRoom(tx: TxCtx, conversationId: string): Promise<void> {
  const { length } = await pendingOf(tx, conversationId);
  if (length >= mostScheduled) throw new Problem('conflict', texts.most(mostScheduled));
}

const findAnywhere = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Keeps a reply until its time. The same id again is the same reply, whatever has become of it. Throws `not_found`,
 * `bad_input` for the time, `conflict` where nothing can be sent or too much waits, and what `cardsToShow` does.
 */
export async function scheduleMessage(
  ctx: MemberCtx,
  conversationId: string,
  body: NewScheduled,
): Promise<ScheduledMessage> {
  const conversation = await findConversation(ctx, conversationId);
  const before = await findAnywhere(ctx, body.id);
  if (before && before.conversation_id !== conversationId) throw notFound(texts.thisMessage);
  if (before) return toOne(ctx, conversation, before);
  const sendAt = new Date(body.sendAt);
  mustBeAhead(ctx, sendAt);
  // Read before the transaction: it may ask the store.
  const parts = await cardsToShow(ctx, conversationId, body);
  return transaction(ctx, async (tx) => {
    const { memberId } = ctx.who;
    const locked = await lockConversation(tx, conversationId);
    const known = await findAnywhere(tx, body.id);
    if (known) return toOne(tx, locked, known);
    mustBeSendable(locked);
    await mustHaveRoom(tx, conversationId);
    await attachableFiles(tx, { ownerId: memberId, isMember: true }, body.fileIds);
    const row = await tx.db
      .insertInto('scheduled_messages')
      .values({
        shop_id: tx.shopId,
        id: body.id,
        conversation_id: conversationId,
        author_id: memberId,
        send_at: sendAt,
        unless_reply: body.unlessReply,
        since_seq: locked.last_seq,
        text: body.text.trim(),
        reply_to_id: body.replyToId ?? null,
        file_ids: JSON.stringify(body.fileIds),
        products: JSON.stringify(body.products),
        order_id: body.orderId ?? null,
        parts: JSON.stringify(parts),
        created_at: tx.services.clock.now(),
        updated_at: tx.services.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await useFiles(tx, { usedBy: row.id, ownerId: null, fileIds: body.fileIds });
    if (body.draftIds?.length)
      await forgetDrafts(tx.db, [{ shopId: tx.shopId, conversationId, memberId, draftIds: body.draftIds }]);
    tellTeam(tx, row);
    return toOne(tx, locked, row);
  });
}
