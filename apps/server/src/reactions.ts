import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/out-of-hours.ts';
import {
  append,
  assignPendingJob,
  findConversation,
  letGo,
  pushCountsSoon,
  settingsOf,
} from './features/conversations/index.ts';
import { learnFromOrder } from './features/contacts/index.ts';
import { beginProductSync } from './features/catalog/index.ts';
import { indexCustomAnswer, indexFaq, syncStorePagesJob } from './features/knowledge/index.ts';
import { fitSeats } from './features/members/index.ts';
import { tellJob, tellOfReply, tellOfWaiting } from './features/notifications/index.ts';
import { forgetPictureJob } from './features/profile/index.ts';
import { availabilityOf } from './features/widget/index.ts';
import { publishEmbedJob } from './hooks/shopify.jobs.ts';
import { keyedHash } from './platform/auth/secrets/keyed-hash.ts';
import type { Reactions, TxCtx } from './platform/db/transaction.ts';

/** The assistant answers what was said up to this turn; a newer turn makes the older job pointless. */
function assistantAnswers(tx: TxCtx, it: { conversationId: string; turn: number; address?: string }): void {
  const { conversationId, turn, address } = it;
  // A job is kept for a while, an address is not: a name for it is enough to count by.
  const addressHash = address && keyedHash(tx.services.config.APP_SECRET, 'address', address);
  tx.enqueue({
    queue: 'assistant.reply',
    data: { shopId: tx.shopId, conversationId, turn, ...(addressHash ? { addressHash } : {}) },
    key: `${conversationId}/${turn}`,
  });
}

/** Out of hours the visitor is told so, and asked for an e-mail address unless we have one. */
async function tellWhenNobodyIsThere(tx: TxCtx, { conversationId }: { conversationId: string }): Promise<void> {
  const conversation = await findConversation({ ...tx, who: { type: 'system' } }, conversationId);
  const widget = settingsOf(conversation);
  const { online } = availabilityOf(tx, widget);
  if (online) return;
  const parts = conversation.contact_email ? [] : [{ type: 'askEmail' as const }];
  const text = conversation.contact_email ? texts.awayWithEmail(conversation.contact_email) : widget.offlineMessage;
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
  'visitor.spoke': [
    (tx, it) => (it.handler === 'assistant' ? assistantAnswers(tx, it) : undefined),
    (tx, it) => (it.handler === 'person' ? tellOfReply(tx, it) : undefined),
  ],
  'conversation.assigned': [(tx, it) => tx.enqueue(tellJob('assigned', tx, it.conversationId))],
  'member.left': [(tx, it) => letGo(tx, it.memberId)],
  'picture.left': [(tx, it) => tx.enqueue(forgetPictureJob(tx.shopId, it))],
  'plan.changed': [fitSeats],
  'visitor.left-to-assistant': [assistantAnswers],
  // What is being written ends at once; were it faster, its turn would be over all the same.
  'assistant.relieved': [
    ({ afterCommit, services, shopId, log }, { conversationId }) =>
      afterCommit(() => {
        services.bus
          .publish('answer.stop', { shopId, conversationId })
          .catch((error) => log.error({ err: error }, 'an answer was not stopped'));
      }),
  ],
  'person.requested': [tellWhenNobodyIsThere, tellOfWaiting],
  'member.replied': [
    (tx, it) =>
      tx.enqueue({
        queue: 'notifications.reply-by-mail',
        data: { shopId: tx.shopId, conversationId: it.conversationId },
        key: it.conversationId,
        afterSeconds: 60,
      }),
  ],
  'order.proven': [learnFromOrder],
  'inbox.shifted': [({ afterCommit, services, shopId }) => afterCommit(() => pushCountsSoon(services, shopId))],
  'member.came-back': [(tx, it) => tx.enqueue(assignPendingJob(tx.shopId, it.memberId))],
  'faq.saved': [(tx, it) => indexFaq(tx, it.faqId)],
  'faq.removed': [(tx, it) => indexFaq(tx, it.faqId)],
  'custom-answer.saved': [(tx, it) => indexCustomAnswer(tx, it.customAnswerId)],
  'custom-answer.removed': [(tx, it) => indexCustomAnswer(tx, it.customAnswerId)],
  'shop.connected': [
    (tx) => beginProductSync(tx).then(() => undefined),
    (tx) => tx.enqueue(syncStorePagesJob(tx.shopId)),
    (tx) => tx.enqueue(publishEmbedJob(tx.shopId)),
  ],
};
