import type { TxCtx } from '../../ctx.ts';
import type { ConversationsMerged } from '../conversations/index.ts';
import { mailUnread } from './mail/mail-reply.ts';
import { tellJob } from './notifications.jobs.ts';
import { moveNotices } from './pending.store.ts';

/** Whoever was to be told of a conversation that was merged, member or visitor, is told of it where it stands now. */
export async function tellOfMerged(tx: TxCtx, merged: ConversationsMerged): Promise<void> {
  await moveNotices(tx, merged);
  const { intoId: conversationId, isUnread } = merged;
  mailUnread(tx, conversationId);
  // Which of the two is so, if any, is looked up then.
  if (isUnread) for (const topic of ['replied', 'waiting'] as const) tx.enqueue(tellJob, { topic, conversationId });
}
