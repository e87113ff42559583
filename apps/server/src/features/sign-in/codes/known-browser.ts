import { texts } from '#texts/sign-in.ts';
import { findAccount } from '../../../platform/auth/account.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../ctx.ts';
import { type BrowserTokens, createBrowserTokens } from './browser-token.ts';

const browserTokens = ({ config, clock }: Pick<Services, 'config' | 'clock'>): BrowserTokens =>
  createBrowserTokens(config.APP_SECRET, () => clock.now());

/** A token for a browser that has just shown a code or a link that was mailed to the account. */
export async function browserTokenFor(services: Services, authId: string): Promise<{ browserToken: string } | object> {
  const account = await findAccount(services.db, authId);
  return account ? { browserToken: await browserTokens(services).issue(account) } : {};
}

/** What a browser's token proves of the account with this e-mail, as both are now; null for nothing. */
export async function readKnownBrowser(services: Services, token: string | undefined, email: string) {
  const proof = token ? await browserTokens(services).read(token) : null;
  if (!token || proof?.email !== email) return null;
  const account = await findAccount(services.db, proof.authId);
  return account && (await browserTokens(services).fits(token, account)) ? proof : null;
}

/** The e-mail of the account that a browser token belongs to as it is now. Throws `not_found`. */
export async function readBrowserToken({ services }: OpenCtx, token: string): Promise<{ email: string }> {
  const proof = await browserTokens(services).read(token);
  if (!proof || !(await readKnownBrowser(services, token, proof.email))) {
    throw new Problem('not_found', texts.unknownBrowser);
  }
  return { email: proof.email };
}
