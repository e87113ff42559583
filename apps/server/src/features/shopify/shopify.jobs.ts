import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Does what a kept delivery asks for. */
export const deliveryJob = defineJob('shopify.webhook', z.object({ webhookId: z.string() }), {
  key: ({ webhookId }) => webhookId,
  evenUninstalled: true,
});

/** Tells the storefront's embed how the launcher looks and where we are. */
export const publishEmbedJob = defineJob('shopify.publish-embed', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});
