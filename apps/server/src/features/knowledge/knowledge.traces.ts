import type { KnowledgeTables } from '../../tables/knowledge.ts';
import { defineTraces } from '../../traces.ts';

export const knowledgeTraces = defineTraces<KnowledgeTables>({
  about: { custom_answers: 'nobody', passages: 'nobody', store_pages: 'nobody' },
});
