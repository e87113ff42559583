import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { faqRemoved, faqSaved } from '../faqs/index.ts';
import { staleAt } from '../retrieval/index.ts';
import { shopConnected } from '../shops/index.ts';
import { knowledgeCalls, publicFaqCalls } from './knowledge.calls.ts';
import { eraseCustomAnswer } from './custom-answers/save-custom-answer.ts';
import { eraseImports } from './custom-answers/exchange/answer-import.store.ts';
import { runImport } from './custom-answers/exchange/run-import.ts';
import { eraseDocument } from './documents/change-document.ts';
import { readDocument } from './documents/read-document.ts';
import {
  crawlJob,
  embedPassagesJob,
  eraseCustomAnswerJob,
  eraseDocumentJob,
  eraseScenarioJob,
  eraseSizeGuideJob,
  importAnswersJob,
  readDocumentJob,
  syncStorePagesJob,
} from './knowledge.jobs.ts';
import { askedAt, syncOldPages } from './pages/page-sync.ts';
import { syncStorePages } from './pages/sync-store-pages.ts';
import { crawl, crawlAt, crawlOldAddresses } from './web/crawl.ts';
import { embedPassages, embedStalePassages } from './passages/embed-passages.ts';
import { indexFaq } from './passages/index-source.ts';
import { keepDefaultScenarios } from './scenarios/keep-defaults.ts';
import { eraseScenario } from './scenarios/save-scenario.ts';
import { eraseSizeGuide } from './size-guides/save-size-guide.ts';
import { knowledgeTraces } from './knowledge.traces.ts';

export const knowledgeFeature: Feature = {
  name: 'knowledge',
  traces: knowledgeTraces,
  memberCalls: knowledgeCalls,
  visitorCalls: publicFaqCalls,
  jobs: [
    handle(syncStorePagesJob, syncStorePages),
    handle(embedPassagesJob, embedPassages),
    handle(eraseCustomAnswerJob, eraseCustomAnswer),
    handle(readDocumentJob, readDocument),
    handle(crawlJob, crawl),
    handle(importAnswersJob, runImport),
    defineSchedule('knowledge.erase-imports', '19 4 * * *', eraseImports),
    defineSchedule('knowledge.crawl-old', crawlAt, crawlOldAddresses),
    handle(eraseDocumentJob, eraseDocument),
    handle(eraseScenarioJob, eraseScenario),
    handle(eraseSizeGuideJob, eraseSizeGuide),
    defineSchedule('knowledge.sync-old-pages', askedAt, syncOldPages),
    defineSchedule('knowledge.embed-stale', staleAt(7), embedStalePassages),
  ],
  reactions: [
    on(shopConnected, (tx) => tx.enqueue(syncStorePagesJob, {})),
    on(shopConnected, keepDefaultScenarios),
    on(faqSaved, (tx, { faqId }) => indexFaq(tx, faqId)),
    on(faqRemoved, (tx, { faqId }) => indexFaq(tx, faqId)),
  ],
  async start(services) {
    await embedStalePassages(services);
    return () => {};
  },
};
