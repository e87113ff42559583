import type { KnowledgeTables } from '../../tables/knowledge.ts';
import { defineTraces } from '../../traces.ts';

export const knowledgeTraces = defineTraces<KnowledgeTables>({
  about: {
    answer_import_rows: 'nobody',
    answer_imports: 'nobody',
    custom_answers: 'nobody',
    document_uploads: 'nobody',
    documents: 'team',
    page_changes: 'nobody',
    passages: 'nobody',
    scenarios: 'nobody',
    size_guides: 'nobody',
    store_pages: 'nobody',
    switched_off_pages: 'nobody',
  },
});
