import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { embedTitles } from './embed-titles.ts';
import { refreshProduct, syncProducts } from './sync-products.ts';

const OfShop = z.object({ shopId: z.uuid() });
const OfProduct = OfShop.extend({ productId: z.string() });

export const catalogQueues: Record<string, Queue> = {
  'catalog.sync-products': {
    handle: (services, data) => syncProducts(services, OfShop.parse(data).shopId),
    concurrency: 1,
    expireSeconds: 45 * 60,
  },
  'catalog.refresh-product': {
    handle(services, data) {
      const { shopId, productId } = OfProduct.parse(data);
      return refreshProduct(services, shopId, productId);
    },
    concurrency: 2,
  },
  'catalog.embed-titles': {
    handle: (services, data) => embedTitles(services, OfShop.parse(data).shopId),
    concurrency: 1,
    expireSeconds: 15 * 60,
  },
};
