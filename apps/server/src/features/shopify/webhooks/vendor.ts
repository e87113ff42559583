import type { Vendor } from '../../../hooks/vendor.ts';
import { shopifyAppOf } from '../shopify-app.ts';
import { shopifyWebhookJob } from '../shopify.jobs.ts';
import { readAnnouncement } from './read-announcement.ts';
import { topics } from './topics.ts';

/** Shopify, as it calls us: every delivery names its shop by the permanent domain. */
export const shopify: Vendor = {
  name: 'shopify',
  topics,
  job: shopifyWebhookJob,
  readerFor({ config, clock }) {
    const app = shopifyAppOf(config);
    return app && ((headers) => readAnnouncement(headers, app.clientSecret, clock.now()));
  },
  async shopsOf({ db }, domains) {
    const shops = await db
      .selectFrom('shops')
      .select(['id', 'shopify_domain'])
      .where('shopify_domain', 'in', [...domains])
      .execute();
    return new Map(shops.map((it) => [it.shopify_domain, it.id]));
  },
};
