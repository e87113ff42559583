import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** A day after a deletion nothing of the FAQ is left, unless it was restored; a later deletion has its own day. */
export const eraseFaqJob = defineJob('faqs.erase', z.object({ faqId: z.uuid(), deletedAt: z.iso.datetime() }), {
  key: ({ faqId, deletedAt }) => `${faqId}/${deletedAt}`,
});
