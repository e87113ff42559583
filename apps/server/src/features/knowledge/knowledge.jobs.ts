import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { embedPassages } from './passages/embed-passages.ts';
import { syncStorePages } from './sync-store-pages.ts';

const OfShop = z.object({ shopId: z.uuid() });

export const knowledgeQueues: Record<string, Queue> = {
  'knowledge.sync-pages': {
    handle: (services, data) => syncStorePages(services, OfShop.parse(data).shopId),
    concurrency: 1,
  },
  'knowledge.embed': {
    handle: (services, data) => embedPassages(services, OfShop.parse(data).shopId),
    concurrency: 1,
    expireSeconds: 15 * 60,
  },
};
