import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const ofShop = (_: unknown, shopId: string) => shopId;

/** Reads the store's pages, policies and articles anew. */
export const syncStorePagesJob = defineJob('knowledge.sync-pages', z.object({}), { key: ofShop, concurrency: 1 });

/** Reads a file or page of the web as it was asked for. */
export const readDocumentJob = defineJob(
  'knowledge.read-document',
  z.object({ documentId: z.uuid(), asked: z.number().int() }),
  { key: ({ documentId, asked }) => `${documentId}/${asked}`, concurrency: 1, expireSeconds: 5 * 60 },
);

/** Goes on with an import of custom answers until it has gone through all rows. */
export const importAnswersJob = defineJob('knowledge.import-answers', z.object({ importId: z.uuid() }), {
  key: ({ importId }, shopId) => `${shopId}/${importId}`,
  expireSeconds: 60 * 60,
});

/** Reads the addresses of one host that wait to be read. */
export const crawlJob = defineJob('knowledge.crawl', z.object({ host: z.string() }), {
  key: ({ host }, shopId) => `${shopId}/${host}`,
  concurrency: 4,
  expireSeconds: 10 * 60,
});

/** A day after a removal nothing of the document is left, unless it was restored; a later removal has its own day. */
export const eraseDocumentJob = defineJob(
  'knowledge.erase-document',
  z.object({ documentId: z.uuid(), deletedAt: z.iso.datetime() }),
  { key: ({ documentId, deletedAt }) => `${documentId}/${deletedAt}` },
);

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
