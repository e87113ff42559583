import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed address of the app proxy stays good, and that clocks may differ. */
const proxyWindowSeconds = 90;

/** Whether Shopify sent this webhook: `given` is the header's base64 HMAC-SHA256 of the body as it came. */
export function isWebhookSigned(rawBody: Uint8Array, given: string, secret: string): boolean {
  return same(createHmac('sha256', secret).update(rawBody).digest('base64'), given);
}

/**
 * Whether Shopify's app proxy signed this query, not more than 90 seconds ago. The parameters that say who and when
 * must stand alone; others may repeat and are signed joined by a comma.
 */
export function isProxySigned(query: URLSearchParams, secret: string, now: Date): boolean {
  if (['shop', 'timestamp', 'signature', 'hmac'].some((name) => query.getAll(name).length > 1)) return false;
  const given = query.get('signature');
  const timestamp = Number(query.get('timestamp') ?? Number.NaN);
  const age = Math.abs(Math.trunc(now.getTime() / 1000) - timestamp);
  if (!given || !Number.isInteger(timestamp) || age > proxyWindowSeconds) return false;
  return same(proxySignature(query, secret), given);
}

/** The hex signature that the app proxy puts on a query; names stand in the order of Shopify's own library. */
export function proxySignature(query: URLSearchParams, secret: string): string {
  const names = [...new Set(query.keys())].filter((it) => it !== 'signature' && it !== 'hmac');
  const pairs = names.sort((a, b) => a.localeCompare(b)).map((name) => `${name}=${query.getAll(name).join(',')}`);
  return createHmac('sha256', secret).update(pairs.join('')).digest('hex');
}

/** Takes as long for a near miss as for nonsense. */
function same(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
