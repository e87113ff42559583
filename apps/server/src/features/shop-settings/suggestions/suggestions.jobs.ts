import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { TxCtx } from '../../../ctx.ts';

/** Finds out which of the shop's suggestions the assistant answers as things are now. */
export const rehearseJob = defineJob('suggestions.rehearse', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
  expireSeconds: 5 * 60,
});

/** Who changes one thing changes others a moment later: all of it is looked at together. */
const restSeconds = 3;

/** Asks for it, once for all that changes within seconds. */
export const rehearseSoon = (tx: TxCtx): void => tx.enqueue(rehearseJob, {}, { afterSeconds: restSeconds });
