import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { embedPassages } from './passages/embed-passages.ts';
import { syncStorePages } from './sync-store-pages.ts';

const OfShop = z.object({ shopId: z.uuid() });

export const knowledgeQueues: Record<string, Queue> = {
  'knowledge.sync-pages': {
    handle: (world, data) => syncStorePages(world, OfShop.parse(data).shopId),
    concurrency: 1,
  },
  'knowledge.embed': {
    handle: (world, data) => embedPassages(world, OfShop.parse(data).shopId),
    concurrency: 1,
    expireSeconds: 15 * 60,
  },
};
