import type { IncomingHttpHeaders } from 'node:http';
import { isWebhookSigned } from '../adapters/shopify/wire/hmac.ts';
import { shopDomainOf } from '../adapters/shopify/wire/shopify-fetch.ts';

export interface Delivery {
  webhookId: string;
  topic: string;
  domain: string;
  triggeredAt: Date;
  body: string;
}

/**
 * Reads a webhook of Shopify: `unsigned` unless its signature is over this very body, `incomplete` if it does not say what
 * it is or whose. Shopify has two families of headers, the classic one and that of its newer events; a delivery is wholly
 * of one.
 */
export function readDelivery(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string,
  now: Date,
): Delivery | 'unsigned' | 'incomplete' {
  const family = headers['shopify-hmac-sha256'] ? 'shopify' : 'x-shopify';
  const said = (name: string): string => {
    const value = headers[`${family}-${name}`];
    return typeof value === 'string' ? value : '';
  };
  if (body.length === 0 || !isWebhookSigned(body, said('hmac-sha256'), secret)) return 'unsigned';
  const [webhookId, topic] = [said('webhook-id'), said('topic').toLowerCase()];
  const domain = shopDomainOf(said('shop-domain'));
  const triggeredAt = said('triggered-at') ? new Date(said('triggered-at')) : now;
  const complete = webhookId && topic && said('api-version') && !Number.isNaN(triggeredAt.getTime());
  if (!complete || !domain) return 'incomplete';
  return { webhookId, topic, domain, triggeredAt, body: body.toString('utf8') };
}
