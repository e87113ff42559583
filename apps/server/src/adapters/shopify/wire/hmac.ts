import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed address stays good, and that clocks may differ. */
const windowSeconds = 90;

/** Listens to a webhook as it comes and says in the end whether Shopify sent it: nothing of it needs to be held for that. */
export interface WebhookJudge {
  hear(piece: Uint8Array): void;
  /** `given` is the header's base64 HMAC-SHA256 of the body as it came. Asked once. */
  isSigned(given: string): boolean;
}

export function createWebhookJudge(secret: string): WebhookJudge {
  const hmac = createHmac('sha256', secret);
  return {
    hear: (piece) => void hmac.update(piece),
    isSigned: (given) => same(hmac.digest('base64'), given),
  };
}

/** Whether this could be the signature of a webhook: the base64 of 32 bytes. */
export const isSignature = (given: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(given);

/**
 * Whether Shopify's app proxy signed this query, not more than 90 seconds ago. The parameters that say who and when
 * must stand alone; others may repeat and are signed joined by a comma.
 */
export function isProxySigned(query: URLSearchParams, secret: string, now: Date): boolean {
  if (['shop', 'timestamp', 'signature', 'hmac'].some((name) => query.getAll(name).length > 1)) return false;
  const given = query.get('signature');
  if (!given || !isRecent(query.get('timestamp'), now)) return false;
  return same(proxySignature(query, secret), given);
}

/**
 * Whether Shopify's admin signed this query, not more than 90 seconds ago. Repeated parameters are signed joined by a
 * comma; callers take none that stands twice.
 */
export function isAdminQuerySigned(query: URLSearchParams, secret: string, now: Date): boolean {
  const given = query.getAll('hmac').join(',');
  if (!given || !isRecent(query.getAll('timestamp').join(','), now)) return false;
  return same(adminSignature(query, secret), given);
}

/** The hex signature that Shopify's admin puts on a query. */
export function adminSignature(query: URLSearchParams, secret: string): string {
  const signed = new URLSearchParams(signedNames(query).map((name) => [name, query.getAll(name).join(',')]));
  return createHmac('sha256', secret).update(signed.toString().replaceAll('+', '%20')).digest('hex');
}

function isRecent(timestamp: string | null, now: Date): boolean {
  const at = Number(timestamp ?? Number.NaN);
  return Number.isInteger(at) && Math.abs(Math.trunc(now.getTime() / 1000) - at) <= windowSeconds;
}

/** What a signature is over, in the order of Shopify's own library. */
const signedNames = (query: URLSearchParams): string[] =>
  [...new Set(query.keys())].filter((it) => it !== 'signature' && it !== 'hmac').sort((a, b) => a.localeCompare(b));

/** The hex signature that the app proxy puts on a query. */
export function proxySignature(query: URLSearchParams, secret: string): string {
  const pairs = signedNames(query).map((name) => `${name}=${query.getAll(name).join(',')}`);
  return createHmac('sha256', secret).update(pairs.join('')).digest('hex');
}

/** Takes as long for a near miss as for nonsense. */
function same(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
