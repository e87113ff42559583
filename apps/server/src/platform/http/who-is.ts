import type { FastifyRequest } from 'fastify';
import type { Ctx, MemberCtx, VisitorCtx, World } from '../../world.ts';
import type { Claims, Tokens } from '../auth/access-token.ts';
import { Problem } from '../problem.ts';

/** A caller who is not signed in: what sign-in itself needs. */
export interface OpenCtx {
  world: World;
  log: Ctx['log'];
  tokens: Tokens;
  /** The caller's address, for limits. */
  address: string;
  headers: Headers;
  /** Sets a cookie on the answer. */
  setCookie(value: string): void;
}

/** The one place that says who makes a request. Throws `not_signed_in` or `session_expired`. */
export async function whoIs(tokens: Tokens, bearer: string | undefined): Promise<Claims> {
  if (!bearer) throw new Problem('not_signed_in', 'Sign in to go on.');
  return tokens.read(bearer);
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** A member who is active still, however old their token is. */
export async function memberCtx(world: World, claims: Claims, log: Ctx['log']): Promise<MemberCtx> {
  if (claims.type !== 'member') throw new Problem('not_signed_in', 'Sign in to go on.');
  const { shopId, memberId } = claims;
  const member = await world.db
    .selectFrom('members')
    .select(['role', 'active'])
    .where('shop_id', '=', shopId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member || !(member.active || member.role === 'admin')) throw new Problem('not_signed_in', 'Sign in to go on.');
  return {
    world,
    shopId,
    db: world.db,
    log: log.child({ shopId, memberId }),
    who: { type: 'member', memberId, role: member.role },
  };
}

export function visitorCtx(world: World, claims: Claims, log: Ctx['log']): VisitorCtx {
  if (claims.type !== 'visitor') throw new Problem('not_signed_in', 'Sign in to go on.');
  const { shopId, contactId } = claims;
  return { world, shopId, db: world.db, log: log.child({ shopId }), who: { type: 'visitor', contactId } };
}
