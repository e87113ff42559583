import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import type { ShopifyFetch } from './shopify-fetch.ts';

/** The app as Shopify knows it. */
export interface ShopifyApp {
  clientId: string;
  clientSecret: string;
}

/** What is given in exchange for access: a code, an id token, or a refresh token. */
export type Grant = Readonly<Record<string, string>>;

export const grantTimeoutMs = 15_000;
const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** An id token as a grant: for the shop's tokens (`offline`), or to be told who the person is (`online`). */
export const idTokenGrant = (idToken: string, kind: 'offline' | 'online'): Grant => ({
  grant_type: exchange,
  subject_token: idToken,
  subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
  requested_token_type: `urn:shopify:params:oauth:token-type:${kind}-access-token`,
});

/** The grant is worthless: it was used, withdrawn or has expired. */
export class GrantEnded extends Refused {}

/** Asks a shop for access; the answer has yet to be read. Throws `Refused` with Shopify's reason, or `Unreachable`. */
export async function askForAccess(ask: ShopifyFetch, app: ShopifyApp, shop: string, grant: Grant): Promise<unknown> {
  const response = await ask(shop, '/admin/oauth/access_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: app.clientId, client_secret: app.clientSecret, ...grant }),
    timeoutMs: grantTimeoutMs,
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 429 || response.status >= 500) throw new Unreachable(texts.answered(response.status));
  if (response.ok && body === null) throw new Unreachable(texts.unreadable);
  if (response.ok) return body;
  const reason = z.object({ error: z.string() }).safeParse(body);
  const said = reason.success ? reason.data.error : String(response.status);
  // A wrong client secret is our own mistake, so it ends no shop's grant.
  const ended = response.status === 400 && said !== 'invalid_client';
  throw new (ended ? GrantEnded : Refused)(texts.refusesAccess(said));
}
