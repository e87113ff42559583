import { createHmac } from 'node:crypto';
import { simulatedApp, simulatedDomain } from '../../../../test-kit/simulated-store.ts';

/** The signature that Shopify puts beside a body. */
export const signatureOf = (body: string | Buffer, secret = simulatedApp.clientSecret): string =>
  createHmac('sha256', secret).update(body).digest('base64');

/** The headers of a webhook with this signature, with `others` in place of those that Shopify would send. */
export const webhookHeaders = (signature: string, others: Record<string, string>) => ({
  'content-type': 'application/json',
  'x-shopify-topic': 'products/update',
  'x-shopify-shop-domain': simulatedDomain,
  'x-shopify-api-version': '2026-07',
  'x-shopify-webhook-id': 'w-any',
  'x-shopify-triggered-at': new Date().toISOString(),
  'x-shopify-hmac-sha256': signature,
  ...others,
});
