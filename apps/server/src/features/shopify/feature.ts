import { mountHook } from '../../hooks/mount-hook.ts';
import { workOnWebhookDelivery } from '../../hooks/work-on-webhook-delivery.ts';
import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { scopesChanged, shopConnected, widgetChanged } from '../shops/index.ts';
import { mountAppProxy } from './app-proxy.ts';
import { mountAuthorization } from './install/authorize.ts';
import { mountBouncePage } from './pages/bounce-page.ts';
import { openDocument } from './pages/opening.ts';
import { mountPreviewPage } from './pages/preview-page.ts';
import { checkEmbed, themeEmbedCalls } from './embed/check-embed.ts';
import { publishEmbed } from './embed/publish-embed.ts';
import { checkEmbedJob, checkSoon, publishEmbedJob, publishSoon } from './shopify.jobs.ts';
import { shopifySignInCalls } from './sign-in/shopify-sign-in.calls.ts';
import { shopify } from './webhooks/vendor.ts';
import { shopifyTraces } from './shopify.traces.ts';

export const shopifyFeature: Feature = {
  name: 'shopify',
  traces: shopifyTraces,
  openCalls: shopifySignInCalls,
  memberCalls: themeEmbedCalls,
  jobs: [
    handle(shopify.job, (ctx, delivery) => workOnWebhookDelivery(ctx, shopify, delivery)),
    handle(publishEmbedJob, publishEmbed),
    handle(checkEmbedJob, checkEmbed),
  ],
  reactions: [
    on(shopConnected, publishSoon),
    on(shopConnected, checkSoon),
    on(scopesChanged, checkSoon),
    on(widgetChanged, publishSoon),
  ],
  mount(app, services) {
    mountHook(app, services, shopify);
    mountAppProxy(app, services);
    mountBouncePage(app, services);
    mountPreviewPage(app, services);
    mountAuthorization(app, services);
  },
  openDocument: (services) => (url, agent) => openDocument(services, url, agent),
};
