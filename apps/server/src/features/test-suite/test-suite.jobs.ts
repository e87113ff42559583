import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Asks the cases of a run, one after the other. A process that takes over goes on where the other ended. */
export const runSuiteJob = defineJob('test-suite.run', z.object({ runId: z.uuid() }), {
  key: ({ runId }) => runId,
  concurrency: 2,
  expireSeconds: 60 * 60,
});

/** Begins a run because something changed. */
export const runByItselfJob = defineJob('test-suite.run-by-itself', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});

/** A day after a deletion nothing of the case is left, unless it was restored; a later deletion has its own day. */
export const eraseCaseJob = defineJob(
  'test-suite.erase-case',
  z.object({ caseId: z.uuid(), deletedAt: z.iso.datetime() }),
  { key: ({ caseId, deletedAt }) => `${caseId}/${deletedAt}` },
);
