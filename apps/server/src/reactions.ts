import { newId } from '@chatty/contract/new-id';
import { append, findConversation, pushCountsSoon, settingsOf } from './features/conversations/index.ts';
import { availabilityOf } from './features/widget/index.ts';
import type { Reactions, TxCtx } from './platform/db/transaction.ts';

/** Out of hours the visitor is told so, and asked for an e-mail address unless we have one. */
async function tellWhenNobodyIsThere(tx: TxCtx, { conversationId }: { conversationId: string }): Promise<void> {
  const conversation = await findConversation({ ...tx, who: { type: 'system' } }, conversationId);
  const widget = settingsOf(conversation);
  const { online } = await availabilityOf({ ...tx.world, db: tx.db }, tx.shopId, widget);
  if (online) return;
  const parts = conversation.contact_email ? [] : [{ type: 'askEmail' as const }];
  const text = conversation.contact_email
    ? `We are away right now. We will answer here and at ${conversation.contact_email}.`
    : widget.offlineMessage;
  await append(tx, [
    {
      shopId: tx.shopId,
      conversationId,
      by: { type: 'system' },
      event: () => null,
      message: { id: newId(), kind: 'text', text, parts, files: [] },
    },
  ]);
}

/** What follows from what, all in one place. Each line runs in the transaction of what happened. */
export const reactions: Reactions = {
  'person.requested': [
    tellWhenNobodyIsThere,
    (tx, it) =>
      tx.enqueue({
        queue: 'notifications.person-requested',
        data: { shopId: tx.shopId, conversationId: it.conversationId },
        key: it.conversationId,
      }),
  ],
  'member.replied': [
    (tx, it) =>
      tx.enqueue({
        queue: 'notifications.reply-by-mail',
        data: { shopId: tx.shopId, conversationId: it.conversationId },
        key: it.conversationId,
        afterSeconds: 60,
      }),
  ],
  'inbox.shifted': [(tx) => pushCountsSoon(tx.world, tx.shopId)],
};
