import type { SatisfactionTables } from '../../tables/satisfaction.ts';
import { defineTraces } from '../../traces.ts';
import { dropRatings, ratingsOf } from './rating.store.ts';

export const satisfactionTraces = defineTraces<SatisfactionTables>({
  about: { satisfaction_ratings: 'contact' },
  forget: async (tx, { ids }) => ({ satisfactionRatings: await dropRatings(tx, ids) }),
  async export(ctx, _, soFar) {
    const conversations = [];
    for (const it of soFar.conversations) conversations.push({ ...it, ratings: await ratingsOf(ctx, it.id) });
    return { ...soFar, conversations };
  },
});
