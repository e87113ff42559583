import type { OptimizeTables } from '../../tables/optimize.ts';
import { defineTraces } from '../../traces.ts';
import { forgetAskings } from './questions/askings-of-conversations.ts';

export const optimizeTraces = defineTraces<OptimizeTables>({
  about: { askings: 'contact', open_questions: 'contact', conflicts: 'nobody', conflict_searches: 'nobody' },
  forget: async (tx, { ids }) => ({ askings: await forgetAskings(tx, ids) }),
});
