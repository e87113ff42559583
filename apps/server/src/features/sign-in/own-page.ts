import { texts } from '#texts/sign-in.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { Problem } from '../../platform/problem.ts';

/**
 * Refuses pages of other sites: they may not sign anybody in or out, nor use the cookie that a browser adds by itself.
 * Browsers name the page (`Origin`, `Sec-Fetch-Site`); who is no browser has no cookie to abuse.
 */
export function mustBeOwnPage({ headers, services }: Pick<OpenCtx, 'headers' | 'services'>): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const foreign = origin !== null && origin !== new URL(services.config.APP_URL).origin;
  if (foreign || (site !== null && site !== 'same-origin' && site !== 'none')) {
    throw new Problem('not_allowed', texts.foreignPage);
  }
}
