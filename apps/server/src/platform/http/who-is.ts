import type { FastifyRequest } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { texts } from '#texts/problems.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, MemberCtx, VisitorCtx, Services } from '../../services.ts';
import type { Claims, Tokens } from '../auth/access-token.ts';
import { createBatcher } from '../batcher.ts';
import { processState } from '../process-state.ts';
import { Problem, sessionExpired } from '../problem.ts';
import { isVisitorAllowed } from '../../features/contacts/authenticate-visitor.ts';

/** A caller who is not signed in: what sign-in itself needs. */
export interface OpenCtx {
  services: Services;
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

type Member = Pick<
  Selectable<Tables['members'] & Tables['shops']>,
  'role' | 'active' | 'tokens_valid_from' | 'block_access'
> & {
  shop_id: string;
  id: string;
  /** Whether the session that the token was renewed by is still there; true for a token without one. */
  hasSession: boolean;
};
interface MemberKey {
  shopId: string;
  memberId: string;
  sessionId: string | null;
}

async function readMembers(services: Services, asked: readonly MemberKey[]): Promise<(Member | undefined)[]> {
  const keys = JSON.stringify(asked.map((it, at) => ({ at, s: it.shopId, m: it.memberId, x: it.sessionId })));
  const rows = await services.db
    .selectFrom(
      sql<{ at: number; s: string; m: string; x: string | null }>`jsonb_to_recordset(${keys}::jsonb)`.as<'k'>(
        sql`k (at int, s uuid, m uuid, x text)`,
      ),
    )
    .innerJoin('members', (on) => on.onRef('members.shop_id', '=', 'k.s').onRef('members.id', '=', 'k.m'))
    .innerJoin('shops', 'shops.id', 'members.shop_id')
    .leftJoin('session', 'session.id', 'k.x')
    .select(['at', 'shop_id', 'members.id', 'role', 'active', 'tokens_valid_from', 'block_access'])
    .select(sql<boolean>`k.x is null or session.id is not null`.as('hasSession'))
    .where('uninstalled_at', 'is', null)
    .execute();
  const found = new Map<number, Member>(rows.map((it) => [it.at, it]));
  return asked.map((_, at) => found.get(at));
}

/**
 * Reads a member and their session anew for every request, so that who was removed or has signed out is out at once, in
 * every process. Requests that come together share a reading.
 */
const findMemberOf = processState('members.askers', (services) =>
  createBatcher<MemberKey, Member | undefined>(1_000, (asked) => readMembers(services, asked)),
);

/** A member who is active still, however old their token is. */
export async function memberCtx(services: Services, claims: Claims, log: Ctx['log']): Promise<MemberCtx> {
  if (claims.type !== 'member') throw new Problem('not_signed_in', texts.logIn);
  const { shopId, memberId, authId, isAdmin, isCrmLogin, sessionId = null } = claims;
  const member = await findMemberOf(services)({ shopId, memberId, sessionId });
  if (!member || !(member.active || member.role === 'admin')) throw new Problem('not_signed_in', texts.logIn);
  if (member.tokens_valid_from && claims.from < member.tokens_valid_from.getTime()) throw sessionExpired();
  if (!member.hasSession) throw sessionExpired();
  return {
    services,
    shopId,
    db: services.db,
    log: log.child({ shopId, memberId }),
    who: {
      type: 'member',
      memberId,
      authId,
      role: member.role,
      claimsAdmin: isAdmin,
      isCrmLogin,
      blocked: member.block_access,
      sessionId,
    },
  };
}

/** A visitor of a shop that is there still, and whom it still knows. */
export async function visitorCtx(
  services: Services,
  claims: Claims,
  log: Ctx['log'],
  address: string,
): Promise<VisitorCtx> {
  if (claims.type !== 'visitor') throw new Problem('not_signed_in', texts.logIn);
  const { shopId, contactId, only } = claims;
  if (!(await isVisitorAllowed(services, shopId, contactId))) throw new Problem('not_signed_in', texts.visitEnded);
  return {
    services,
    shopId,
    db: services.db,
    log: log.child({ shopId }),
    who: { type: 'visitor', contactId, address, only },
  };
}
