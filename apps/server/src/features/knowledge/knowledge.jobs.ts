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
