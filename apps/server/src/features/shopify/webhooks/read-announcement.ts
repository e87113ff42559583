import type { IncomingHttpHeaders } from 'node:http';
import { createWebhookJudge, isSignature } from '../../../adapters/shopify/wire/hmac.ts';
import { shopDomainOf } from '../../../adapters/shopify/wire/shopify-fetch.ts';
import type { Announcement, WebhookDelivery } from '../../../hooks/vendor.ts';
import { storable } from '../../../platform/http/bodies/storable.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';
import { topics } from './topics.ts';

/** Shopify's own are 36 characters long; longer ones cannot be looked up. */
const idMaxChars = 200;

const mb = 1024 * 1024;
/** A product comes with all its variants, two thousand at most, each of a kilobyte or two. */
const productMaxBytes = 10 * mb;
/** A customer comes with the ids of all their orders. */
const customerMaxBytes = mb;
/** An order comes with everything that was bought, and with where it is now. */
const orderMaxBytes = 4 * mb;
/** A shop, an installation, the id of what is gone: some kilobytes. */
const smallMaxBytes = mb / 4;

const bodyLimits: ReadonlyMap<string, number> = new Map([
  ['products/delete', smallMaxBytes],
  ['orders/create', orderMaxBytes],
  ['orders/paid', orderMaxBytes],
  ['orders/fulfilled', orderMaxBytes],
  ['orders/cancelled', orderMaxBytes],
  ['shop/update', smallMaxBytes],
  ['shop/redact', smallMaxBytes],
  ['app/uninstalled', smallMaxBytes],
  ['app/scopes_update', smallMaxBytes],
  ['customers/data_request', customerMaxBytes],
  ['customers/redact', customerMaxBytes],
]);

const isReadable = (text: string): boolean => {
  try {
    storable(JSON.parse(text));
    return true;
  } catch {
    return false;
  }
};

/** What the headers say that it is; null if they do not say what or whose. */
function readHeaders(said: (name: string) => string, now: Date): Omit<WebhookDelivery, 'body'> | null {
  const [id, topic] = [said('webhook-id'), said('topic').toLowerCase()];
  const account = shopDomainOf(said('shop-domain'));
  const triggeredAt = said('triggered-at') ? new Date(said('triggered-at')) : now;
  const complete = id && topic && said('api-version') && isKeepable(triggeredAt);
  return complete && account ? { id, account, topic, triggeredAt } : null;
}

/**
 * Reads the headers of a webhook, before anything of its body: null without anything that could be a signature. Shopify
 * has two families of headers, the classic one and that of its newer events; a delivery is wholly of one.
 */
export function readAnnouncement(headers: IncomingHttpHeaders, secret: string, now: Date): Announcement | null {
  const family = headers['shopify-hmac-sha256'] ? 'shopify' : 'x-shopify';
  const said = (name: string): string => {
    const value = headers[`${family}-${name}`];
    return typeof value === 'string' && value.length <= idMaxChars ? value : '';
  };
  const signature = said('hmac-sha256');
  if (!isSignature(signature)) return null;
  const delivery = readHeaders(said, now);
  const { hear, isSigned } = createWebhookJudge(secret);
  return {
    judge: { hear, isSigned: () => isSigned(signature) },
    maxBytes: bodyLimits.get(delivery?.topic ?? '') ?? productMaxBytes,
    isWanted: async (isKnown) => delivery !== null && topics.has(delivery.topic) && isKnown(delivery.account),
    identify: (body) => (delivery && (body === null || isReadable(body)) ? [{ ...delivery, body: body ?? '' }] : null),
  };
}
