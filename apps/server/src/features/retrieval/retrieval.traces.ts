import type { RetrievalTables } from '../../tables/retrieval.ts';
import { defineTraces } from '../../traces.ts';

export const retrievalTraces = defineTraces<RetrievalTables>({ about: { index_snapshots: 'nobody' } });
