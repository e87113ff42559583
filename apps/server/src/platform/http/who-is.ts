import type { FastifyRequest } from 'fastify';
import { texts } from '#texts/problems.ts';
import type { Ctx, Services } from '../../ctx.ts';
import type { Claims, Tokens } from '../auth/access-token.ts';
import { Problem } from '../problem.ts';

/** A caller who is not signed in: what sign-in itself needs. */
export interface OpenCtx {
  services: Services;
  db: Ctx['db'];
  log: Ctx['log'];
  tokens: Tokens;
  /** The caller's address, for limits. */
  address: string;
  headers: Headers;
  /** Sets a cookie on the answer. */
  setCookie(value: string): void;
  /** Sets a header on the answer, also on one that tells of a failure. */
  setHeader(name: string, value: string): void;
}

/** The one place that says who makes a request. Throws `not_signed_in` or `session_expired`. */
export async function whoIs(tokens: Tokens, bearer: string | undefined): Promise<Claims> {
  if (!bearer) throw new Problem('not_signed_in', texts.logIn);
  return tokens.read(bearer);
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
