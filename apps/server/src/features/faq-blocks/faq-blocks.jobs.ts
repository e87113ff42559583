import { z } from 'zod';
import type { TxCtx } from '../../ctx.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Tells the store what its FAQ blocks show. */
export const publishFaqBlocksJob = defineJob('faq-blocks.publish', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});

export const publishSoon = (tx: TxCtx): void => tx.enqueue(publishFaqBlocksJob, {});
