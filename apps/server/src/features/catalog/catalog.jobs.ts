import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { embedTitles } from './embed-titles.ts';
import { refreshProduct, syncProducts } from './sync-products.ts';

const OfShop = z.object({ shopId: z.uuid() });
const OfProduct = OfShop.extend({ productId: z.string() });

export const catalogQueues: Record<string, Queue> = {
  'catalog.sync-products': {
    handle: (world, data) => syncProducts(world, OfShop.parse(data).shopId),
    concurrency: 1,
    expireSeconds: 45 * 60,
  },
  'catalog.refresh-product': {
    handle(world, data) {
      const { shopId, productId } = OfProduct.parse(data);
      return refreshProduct(world, shopId, productId);
    },
    concurrency: 2,
  },
  'catalog.embed-titles': {
    handle: (world, data) => embedTitles(world, OfShop.parse(data).shopId),
    concurrency: 1,
    expireSeconds: 15 * 60,
  },
};
