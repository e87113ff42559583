import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const ofShop = (_: unknown, shopId: string) => shopId;

/** Reads the store's pages, policies and articles anew. */
export const syncStorePagesJob = defineJob('knowledge.sync-pages', z.object({}), { key: ofShop, concurrency: 1 });

/** Embeds the passages that have no embedding yet. */
export const embedPassagesJob = defineJob('knowledge.embed', z.object({}), {
  key: ofShop,
  concurrency: 1,
  expireSeconds: 15 * 60,
});

/** A day after a deletion nothing of the custom answer is left, unless it was restored; a later deletion has its own day. */
export const eraseCustomAnswerJob = defineJob(
  'knowledge.erase-answer',
  z.object({ answerId: z.uuid(), deletedAt: z.iso.datetime() }),
  { key: ({ answerId, deletedAt }) => `${answerId}/${deletedAt}` },
);

/** The same for a size guide. */
export const eraseSizeGuideJob = defineJob(
  'knowledge.erase-size-guide',
  z.object({ guideId: z.uuid(), deletedAt: z.iso.datetime() }),
  { key: ({ guideId, deletedAt }) => `${guideId}/${deletedAt}` },
);

/** The same for a scenario. */
export const eraseScenarioJob = defineJob(
  'knowledge.erase-scenario',
  z.object({ scenarioId: z.uuid(), deletedAt: z.iso.datetime() }),
  { key: ({ scenarioId, deletedAt }) => `${scenarioId}/${deletedAt}` },
);
