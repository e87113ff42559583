import { shopConnected } from '../shops/index.ts';
import { on } from '../../platform/domain-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/job.ts';
import { mountAuthorization } from './install/authorize.ts';
import { mountBouncePage } from './pages/bounce-page.ts';
import { openDocument } from './pages/opening.ts';
import { mountShopifyProxy } from './app-proxy.ts';
import { deliveryJob, publishEmbedJob } from './shopify.jobs.ts';
import { mountShopifyHooks } from '../../hooks/mount-hook.ts';
import { shopifySignInCalls } from './sign-in/shopify-sign-in.calls.ts';
import { forgetDeliveries, publishEmbed, workOnDelivery } from './webhooks/topics.ts';

export const shopifyFeature: Feature = {
  name: 'shopify',
  openCalls: shopifySignInCalls,
  jobs: [
    handle(deliveryJob, workOnDelivery),
    handle(publishEmbedJob, publishEmbed),
    defineSchedule('shopify.forget-deliveries', '41 3 * * *', forgetDeliveries),
  ],
  reactions: [on(shopConnected, (tx) => tx.enqueue(publishEmbedJob, {}))],
  mount(app, services) {
    mountShopifyHooks(app, services);
    mountShopifyProxy(app, services);
    mountBouncePage(app, services);
    mountAuthorization(app, services);
  },
  openDocument: (services) => (url, agent) => openDocument(services, url, agent),
};
