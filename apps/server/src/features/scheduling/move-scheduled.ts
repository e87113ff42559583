import type { ScheduledMessage } from '@chatty/contract/scheduling';
import { isActive } from '@chatty/contract/team';
import { texts } from '#texts/scheduling.ts';
import type { MemberCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { findMemberIfThere } from '../team/index.ts';
import { mustBeAhead, mustBeSendable, mustHaveRoom } from './schedule-message.ts';
import { changeScheduled, lockScheduled, type ScheduledRow, toOne } from './scheduled.store.ts';
import { afterTheDay, eraseScheduledJob } from './scheduling.jobs.ts';

/** Throws `conflict` for what has become a message or was taken away. */
export function mustBePending({ state }: ScheduledRow): void {
  if (state === 'sent') throw new Problem('conflict', texts.isSent);
  if (state === 'cancelled') throw new Problem('conflict', texts.isGone);
}

/**
 * Gives a scheduled message another time: what was held waits again, whatever has happened until now. Of somebody who has
 * left the team it becomes the member's. Throws `not_found`, `bad_input` for the time, `conflict`.
 */
export const changeTime = (
  ctx: MemberCtx,
  conversationId: string,
  id: string,
  sendAt: Date,
): Promise<ScheduledMessage> =>
  transaction(ctx, async (tx) => {
    const { conversation, row } = await lockScheduled(tx, conversationId, id);
    mustBePending(row);
    mustBeAhead(tx, sendAt);
    mustBeSendable(conversation);
    const author = await findMemberIfThere(tx, row.author_id);
    const changed = await changeScheduled(tx, row, {
      state: 'waiting',
      held_because: null,
      problem: null,
      send_at: sendAt,
      since_seq: conversation.last_seq,
      author_id: author && isActive(author) ? row.author_id : ctx.who.memberId,
    });
    return toOne(tx, conversation, changed);
  });

/** Takes a scheduled message away and answers all that it says; again is the same. Throws `not_found`, `conflict` once it is sent. */
export const cancelScheduled = (ctx: MemberCtx, conversationId: string, id: string): Promise<ScheduledMessage> =>
  transaction(ctx, async (tx) => {
    const { conversation, row } = await lockScheduled(tx, conversationId, id);
    if (row.state === 'cancelled') return toOne(tx, conversation, row);
    mustBePending(row);
    tx.enqueue(eraseScheduledJob, { scheduledId: id }, afterTheDay);
    return toOne(tx, conversation, await changeScheduled(tx, row, { state: 'cancelled' }));
  });

/** Undoes that; what was not taken away stays as it is. Throws `not_found` when it is too late, `conflict`. */
export const restoreScheduled = (ctx: MemberCtx, conversationId: string, id: string): Promise<ScheduledMessage> =>
  transaction(ctx, async (tx) => {
    const { conversation, row } = await lockScheduled(tx, conversationId, id);
    if (row.state === 'sent') throw new Problem('conflict', texts.isSent);
    if (row.state !== 'cancelled') return toOne(tx, conversation, row);
    await mustHaveRoom(tx, conversationId);
    const state = row.held_because ? 'held' : 'waiting';
    return toOne(tx, conversation, await changeScheduled(tx, row, { state }));
  });
