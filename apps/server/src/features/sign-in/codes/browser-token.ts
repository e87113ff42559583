import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Account } from '../../../platform/auth/account.ts';

const BrowserProof = z.object({ authId: z.uuid(), email: z.string(), mark: z.string(), iat: z.number() });

const days = 30;
const audience = 'chatty:browser';

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
  const key = new TextEncoder().encode(secret);
  const markOf = ({ passwordHash }: Account) =>
    createHmac('sha256', secret)
      .update(`browser token:${passwordHash ?? ''}`)
      .digest('base64url');
  const read = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: now() });
      return BrowserProof.parse(payload);
    } catch {
      return null;
    }
  };
  return {
    read,
    async issue(account) {
      const from = Math.floor(now().getTime() / 1000);
      return new SignJWT({ authId: account.authId, email: account.email, mark: markOf(account) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setIssuedAt(from)
        .setExpirationTime(from + days * 86_400)
        .sign(key);
    },
    async fits(token, account) {
      const proof = await read(token);
      return proof?.authId === account.authId && proof.email === account.email && proof.mark === markOf(account);
    },
  };
}
