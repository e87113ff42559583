import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Lets the language model translate into a language what is missing or out of date. */
export const translateJob = defineJob(
  'translations.translate',
  z.object({ locale: z.string(), overwrite: z.boolean() }),
  { key: ({ locale }, shopId) => `${shopId}/${locale}`, concurrency: 1 },
);
