import type { IncomingHttpHeaders } from 'node:http';
import { createWebhookJudge, isSignature } from '../../../adapters/shopify/wire/hmac.ts';
import { shopDomainOf } from '../../../adapters/shopify/wire/shopify-fetch.ts';
import type { Share } from '../../../platform/http/bodies/shares.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';

/** What a webhook's headers say that it is. */
export interface Announced {
  webhookId: string;
  topic: string;
  domain: string;
  triggeredAt: Date;
}

export interface Delivery extends Announced {
  body: string;
}

/** Shopify's own are 36 characters long; longer ones cannot be looked up. */
const idMaxChars = 200;

/**
 * Reads the headers of a webhook, before anything of its body: `unsigned` without anything that could be a signature; `it` is null if they do not say what it is or whose. Shopify has two families of headers, the classic one and that of its
 * newer events; a delivery is wholly of one.
 */
export function readAnnouncement(
  headers: IncomingHttpHeaders,
  now: Date,
): { signature: string; it: Announced | null } | 'unsigned' {
  const family = headers['shopify-hmac-sha256'] ? 'shopify' : 'x-shopify';
  const said = (name: string): string => {
    const value = headers[`${family}-${name}`];
    return typeof value === 'string' && value.length <= idMaxChars ? value : '';
  };
  const signature = said('hmac-sha256');
  if (!isSignature(signature)) return 'unsigned';
  const [webhookId, topic] = [said('webhook-id'), said('topic').toLowerCase()];
  const domain = shopDomainOf(said('shop-domain'));
  const triggeredAt = said('triggered-at') ? new Date(said('triggered-at')) : now;
  const complete = webhookId && topic && said('api-version') && isKeepable(triggeredAt);
  return { signature, it: complete && domain ? { webhookId, topic, domain, triggeredAt } : null };
}

/**
 * Hears a webhook's body to its end: null unless the signature is over this very body. It is held only as far as `share`
 * has room for it, which stays its own once it is known to be signed; without a share it passes by, and the answer is
 * empty. Throws what the share throws.
 */
export async function hearBody(
  body: AsyncIterable<Uint8Array>,
  it: { signature: string; secret: string; share: Share | null },
): Promise<string | null> {
  const judge = createWebhookJudge(it.secret);
  const held: Uint8Array[] = [];
  let some = false;
  for await (const piece of body) {
    some ||= piece.byteLength > 0;
    judge.hear(piece);
    it.share?.add(piece.byteLength);
    if (it.share) held.push(piece);
  }
  if (!some || !judge.isSigned(it.signature)) return null;
  it.share?.secure();
  return Buffer.concat(held).toString('utf8');
}
