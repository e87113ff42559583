import type { KnowledgeTables } from '../../tables/knowledge.ts';
import { defineTraces } from '../../traces.ts';

export const knowledgeTraces = defineTraces<KnowledgeTables>({
  about: {
    custom_answers: 'nobody',
    page_changes: 'nobody',
    passages: 'nobody',
    scenarios: 'nobody',
    size_guides: 'nobody',
    store_pages: 'nobody',
    switched_off_pages: 'nobody',
  },
});
