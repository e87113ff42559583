import type { AssistantTables } from '../../tables/assistant.ts';
import { defineTraces } from '../../traces.ts';
import { dropDecisions, exportedDecisions } from './decision.store.ts';

export const assistantTraces = defineTraces<AssistantTables>({
  about: {
    decisions: 'contact',
    answer_counts: 'nobody',
    answers_under_way: 'nobody',
    replies: 'nobody',
    assistant_configs: 'nobody',
  },
  forget: async (tx, { ids }) => ({
    decisions: await dropDecisions(tx, ids),
  }),
  async export(ctx, _, soFar) {
    const conversations = [];
    for (const it of soFar.conversations) conversations.push({ ...it, decisions: await exportedDecisions(ctx, it.id) });
    return { ...soFar, conversations };
  },
});
