import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { texts } from '#texts/problems.ts';
import { Problem, sessionExpired } from '../problem.ts';
import { ExpiredToken, signedToken } from './signed-token.ts';

/** The claims of an access token; their names are the specification's. */
const MemberClaims = z.object({
  exp: z.number().optional(),
  type: z.literal('member'),
  /** When it was made, in milliseconds: a token from before its member was signed out everywhere is refused. */
  from: z.number(),
  authId: z.string(),
  shopID: z.string(),
  shopId: z.string(),
  memberId: z.string(),
  isAdmin: z.boolean(),
  isCrmLogin: z.boolean(),
  /** The session in the browser's cookie that it was renewed by; who came in by a vendor has none. */
  sessionId: z.string().optional(),
});
/** Somebody who has signed in and not yet chosen a shop. */
const PersonClaims = z.object({
  exp: z.number().optional(),
  type: z.literal('person'),
  from: z.number(),
  authId: z.string(),
  sessionId: z.string().optional(),
});
const VisitorClaims = z.object({
  exp: z.number().optional(),
  type: z.literal('visitor'),
  shopId: z.string(),
  contactId: z.string(),
  /** What alone it is good for: whoever holds it came by a link, and is anybody to whom the link was passed on. */
  only: z.string().optional(),
});
const Claims = z.discriminatedUnion('type', [MemberClaims, PersonClaims, VisitorClaims]);
export type Claims = z.infer<typeof Claims>;
/** The claims of somebody within a shop. */
export type ShopClaims = Exclude<Claims, { type: 'person' }>;

/** Minutes that a member's access token lives; the session behind it lives longer. */
const memberMinutes = 10;
/** A visitor's token is their identity on this browser. */
const visitorDays = 365;
/** One that a link gave is renewed by the link: what ends the link ends the reading within the hour. */
const linkedMinutes = 60;

const minutesOf = (claims: Pick<Claims, 'type'> & { only?: string | undefined }): number => {
  if (claims.type !== 'visitor') return memberMinutes;
  return claims.only === undefined ? visitorDays * 24 * 60 : linkedMinutes;
};

const accessToken = signedToken({
  audience: 'chatty',
  seconds: (claims: Pick<Claims, 'type'> & { only?: string | undefined }) => minutesOf(claims) * 60,
  schema: Claims,
});

/** Verifying a signature is a third of what a message costs; a token that was good is good until it runs out. */
const rememberedTokens = 10_000;

export interface Tokens {
  issue(claims: Claims): Promise<{ token: string; expiresAt: Date }>;
  /** Throws `session_expired` for a token that was good once, `not_signed_in` for one that never was. */
  read(token: string): Promise<Claims>;
}

/** Access tokens as JWTs, signed with the installation's secret. */
export function createTokens(secret: string, now: () => Date): Tokens {
  const signer = { secret, now };
  const verified = new LRUCache<string, Claims>({ max: rememberedTokens });
  return {
    async issue(claims) {
      const expiresAt = new Date(now().getTime() + minutesOf(claims) * 60_000);
      return { token: await accessToken.sign(signer, claims), expiresAt };
    },
    async read(token) {
      const known = verified.get(token);
      if (known && (known.exp ?? 0) * 1000 > now().getTime()) return known;
      try {
        const claims = await accessToken.verify(signer, token);
        verified.set(token, claims);
        return claims;
      } catch (error) {
        throw error instanceof ExpiredToken ? sessionExpired() : new Problem('not_signed_in', texts.logIn);
      }
    },
  };
}
