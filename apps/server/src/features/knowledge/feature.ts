import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { faqRemoved, faqSaved } from '../faqs/index.ts';
import { shopConnected } from '../shops/index.ts';
import { knowledgeCalls, publicFaqCalls } from './knowledge.calls.ts';
import { embedPassagesJob, syncStorePagesJob } from './knowledge.jobs.ts';
import { embedPassages } from './passages/embed-passages.ts';
import { indexFaq } from './passages/index-source.ts';
import { syncOldPages, syncStorePages } from './sync-store-pages.ts';
import { knowledgeTraces } from './knowledge.traces.ts';

export const knowledgeFeature: Feature = {
  name: 'knowledge',
  traces: knowledgeTraces,
  memberCalls: knowledgeCalls,
  visitorCalls: publicFaqCalls,
  jobs: [
    handle(syncStorePagesJob, syncStorePages),
    handle(embedPassagesJob, embedPassages),
    defineSchedule('knowledge.sync-old-pages', '23 * * * *', syncOldPages),
  ],
  reactions: [
    on(shopConnected, (tx) => tx.enqueue(syncStorePagesJob, {})),
    on(faqSaved, (tx, { faqId }) => indexFaq(tx, faqId)),
    on(faqRemoved, (tx, { faqId }) => indexFaq(tx, faqId)),
  ],
};
