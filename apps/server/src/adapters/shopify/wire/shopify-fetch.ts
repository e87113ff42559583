import { texts } from '#texts/shopify.ts';
import { Unreachable } from '../../../platform/problem.ts';

export interface ShopifyRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds until the whole answer must be here. */
  timeoutMs?: number;
}

/** Asks a shop. The answer may have any status; a connection that fails or takes too long is `Unreachable`. */
export type ShopifyFetch = (shop: string, path: string, request?: ShopifyRequest) => Promise<Response>;

const usualTimeoutMs = 20_000;
const shopPattern = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/;

/** The permanent domain of a shop, in lower case; null for anything else, so that no request can be led elsewhere. */
export function shopDomainOf(text: string): string | null {
  const domain = text.trim().toLowerCase();
  return shopPattern.test(domain) ? domain : null;
}

/**
 * The only way to a shop: its own host, or with a simulator that one, told the shop by `x-forwarded-host`. This is all
 * that differs between a desk and production.
 */
export function createShopifyFetch(simulatorUrl?: string): ShopifyFetch {
  return async (shop, path, { method = 'GET', headers = {}, body, timeoutMs = usualTimeoutMs } = {}) => {
    if (!shopPattern.test(shop)) throw new Error(`"${shop}" is not the permanent domain of a shop.`);
    const origin = simulatorUrl ? new URL(simulatorUrl).origin : `https://${shop}`;
    try {
      return await fetch(`${origin}${path}`, {
        method,
        headers: { accept: 'application/json', ...headers, ...(simulatorUrl ? { 'x-forwarded-host': shop } : {}) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw unreachable(error);
    }
  };
}

/** What a broken connection is told as, while asking or while reading the answer. */
export function unreachable(error: unknown): Unreachable {
  const late = error instanceof Error && error.name === 'TimeoutError';
  return new Unreachable(late ? texts.tooLate : texts.unreachable, { cause: error });
}
