import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { eraseFaq } from './erase-faq.ts';
import { faqCalls, faqVoteCalls } from './faqs.calls.ts';
import { eraseFaqJob } from './faqs.jobs.ts';
import { faqsTraces } from './faqs.traces.ts';

export const faqsFeature: Feature = {
  name: 'faqs',
  traces: faqsTraces,
  memberCalls: faqCalls,
  openCalls: faqVoteCalls,
  jobs: [handle(eraseFaqJob, eraseFaq)],
};
