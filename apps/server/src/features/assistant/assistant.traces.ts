import type { AssistantTables } from '../../tables/assistant.ts';
import { defineTraces } from '../../traces.ts';
import { decisionsOf, dropDecisions } from './decision.store.ts';
import { dropAttempts } from './tools/order-attempts.ts';

export const assistantTraces = defineTraces<AssistantTables>({
  about: { decisions: 'contact', order_attempts: 'contact', answer_counts: 'nobody' },
  forget: async (tx, { contactId, ids }) => ({
    decisions: await dropDecisions(tx, ids),
    order_attempts: await dropAttempts(tx, contactId),
  }),
  async export(ctx, _, soFar) {
    const conversations = [];
    for (const it of soFar.conversations) conversations.push({ ...it, decisions: await decisionsOf(ctx, it.id) });
    return { ...soFar, conversations };
  },
});
