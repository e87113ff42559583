import { z } from 'zod';
import { webhookJob } from '../../hooks/vendor.ts';
import type { TxCtx } from '../../ctx.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Does what a kept delivery asks for. */
export const shopifyWebhookJob = webhookJob('shopify');

/** Tells the storefront's embed how the launcher looks and where we are. */
export const publishEmbedJob = defineJob('shopify.publish-embed', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});

export const publishSoon = (tx: TxCtx): void => tx.enqueue(publishEmbedJob, {});

/** Looks whether the published theme has the chatbox switched on. */
export const checkEmbedJob = defineJob('shopify.check-embed', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});

export const checkSoon = (tx: TxCtx): void => tx.enqueue(checkEmbedJob, {});
