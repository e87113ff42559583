import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import type { Services } from '../../ctx.ts';

/** What tokens are signed with, and by whose clock they run out. */
export interface Signer {
  secret: string;
  now(): Date;
}

export const signerOf = ({ config, clock }: Pick<Services, 'config' | 'clock'>): Signer => ({
  secret: config.APP_SECRET,
  now: () => clock.now(),
});

/** What is written into a token; since when and until when it is good is added while signing. */
type Unstamped<T> = T extends unknown ? Omit<T, 'iat' | 'exp'> : never;

interface Kind<Schema extends z.ZodType> {
  /** Tells the kinds of tokens from each other: one never passes for another. */
  audience: string;
  /** How long it is good; null for one that time does not end. */
  seconds: number | null | ((content: Unstamped<z.input<Schema>>) => number);
  schema: Schema;
}

export interface SignedToken<Schema extends z.ZodType> {
  sign(signer: Signer, content: Unstamped<z.input<Schema>>): Promise<string>;
  /** What the token says. Throws `ExpiredToken` for one that was good once; something else for one that never was. */
  verify(signer: Signer, token: string): Promise<z.output<Schema>>;
  /** The same, or null for whatever is wrong with it. */
  read(signer: Signer, token: string): Promise<z.output<Schema> | null>;
}

export class ExpiredToken extends Error {}

const algorithm = 'HS256';
const keyOf = ({ secret }: Signer) => new TextEncoder().encode(secret);

/** A kind of token (a JWT) that we sign with the installation's secret, give away, and believe when it comes back. */
export function signedToken<Schema extends z.ZodType>({
  audience,
  seconds,
  schema,
}: Kind<Schema>): SignedToken<Schema> {
  const verify = async (signer: Signer, token: string): Promise<z.output<Schema>> => {
    const options = { algorithms: [algorithm], audience, currentDate: signer.now() };
    const { payload } = await jwtVerify(token, keyOf(signer), options).catch((error: unknown) => {
      const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
      throw isExpired ? new ExpiredToken() : error;
    });
    return schema.parse(payload);
  };
  return {
    verify,
    read: (signer, token) => verify(signer, token).catch(() => null),
    sign(signer, content) {
      const jwt = new SignJWT({ ...content }).setProtectedHeader({ alg: algorithm }).setAudience(audience);
      if (seconds === null) return jwt.sign(keyOf(signer));
      const from = Math.floor(signer.now().getTime() / 1000);
      const until = from + (typeof seconds === 'function' ? seconds(content) : seconds);
      return jwt.setIssuedAt(from).setExpirationTime(until).sign(keyOf(signer));
    },
  };
}
