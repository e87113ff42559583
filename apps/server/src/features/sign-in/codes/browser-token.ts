import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { signedToken } from '../../../platform/auth/signed-token.ts';
import type { Account } from '../../../platform/auth/account.ts';

const BrowserProof = z.object({ authId: z.uuid(), email: z.string(), mark: z.string(), iat: z.number() });

const days = 30;
const browserToken = signedToken({ audience: 'chatty:browser', seconds: days * 86_400, schema: BrowserProof });

export interface BrowserTokens {
  issue(account: Account): Promise<string>;
  /**
   * Whom the token says it belongs to, and since when (`iat`, in seconds), or null for one that is not ours or too old. One
   * token can be written in many ways: count by what is read here, never by its text.
   */
  read(token: string): Promise<{ authId: string; email: string; iat: number } | null>;
  /** Whether the token is of this account as it is now: another e-mail or password ends it. */
  fits(token: string, account: Account): Promise<boolean>;
}

/** "This browser has shown a mailed code for that account": kept by the browser, it spares the next code for 30 days. */
export function createBrowserTokens(secret: string, now: () => Date): BrowserTokens {
  const signer = { secret, now };
  const markOf = ({ passwordHash }: Account) =>
    createHmac('sha256', secret)
      .update(`browser token:${passwordHash ?? ''}`)
      .digest('base64url');
  const read = (token: string) => browserToken.read(signer, token);
  return {
    read,
    issue: (account) =>
      browserToken.sign(signer, { authId: account.authId, email: account.email, mark: markOf(account) }),
    async fits(token, account) {
      const proof = await read(token);
      return proof?.authId === account.authId && proof.email === account.email && proof.mark === markOf(account);
    },
  };
}
