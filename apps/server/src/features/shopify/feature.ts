import { mountHook } from '../../hooks/mount-hook.ts';
import { workOnWebhookDelivery } from '../../hooks/work-on-webhook-delivery.ts';
import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { shopConnected, widgetChanged } from '../shops/index.ts';
import { mountAppProxy } from './app-proxy.ts';
import { mountAuthorization } from './install/authorize.ts';
import { mountBouncePage } from './pages/bounce-page.ts';
import { openDocument } from './pages/opening.ts';
import { mountPreviewPage } from './pages/preview-page.ts';
import { publishEmbed } from './publish-embed.ts';
import { publishEmbedJob, publishSoon } from './shopify.jobs.ts';
import { shopifySignInCalls } from './sign-in/shopify-sign-in.calls.ts';
import { shopify } from './webhooks/vendor.ts';
import { shopifyTraces } from './shopify.traces.ts';

export const shopifyFeature: Feature = {
  name: 'shopify',
  traces: shopifyTraces,
  openCalls: shopifySignInCalls,
  jobs: [
    handle(shopify.job, (ctx, delivery) => workOnWebhookDelivery(ctx, shopify, delivery)),
    handle(publishEmbedJob, publishEmbed),
  ],
  reactions: [on(shopConnected, publishSoon), on(widgetChanged, publishSoon)],
  mount(app, services) {
    mountHook(app, services, shopify);
    mountAppProxy(app, services);
    mountBouncePage(app, services);
    mountPreviewPage(app, services);
    mountAuthorization(app, services);
  },
  openDocument: (services) => (url, agent) => openDocument(services, url, agent),
};
