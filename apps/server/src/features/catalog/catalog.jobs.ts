import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const ofShop = (_: unknown, shopId: string) => shopId;

/** Reads the whole catalogue anew. */
export const syncProductsJob = defineJob('catalog.sync-products', z.object({}), {
  key: ofShop,
  concurrency: 1,
  expireSeconds: 45 * 60,
});

/** Reads one product anew. */
export const refreshProductJob = defineJob('catalog.refresh-product', z.object({ productId: z.string() }), {
  key: ({ productId }, shopId) => `${shopId}:${productId}`,
});

/** Embeds the titles that have no embedding yet. */
export const embedTitlesJob = defineJob('catalog.embed-titles', z.object({}), {
  key: ofShop,
  concurrency: 1,
  expireSeconds: 15 * 60,
});
