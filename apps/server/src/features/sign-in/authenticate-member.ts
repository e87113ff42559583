import { type Selectable, sql } from 'kysely';
import { texts } from '#texts/problems.ts';
import type { Claims } from '../../platform/auth/access-token.ts';
import { createBatcher } from '../../platform/pace/batcher.ts';
import { processState } from '../../platform/processes/process-state.ts';
import { Problem, sessionExpired } from '../../platform/problem.ts';
import type { Ctx, MemberCtx, Services } from '../../ctx.ts';
import type { Tables } from '../../tables.ts';

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
const findMemberOf = processState('sign-in.askers', (services) =>
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
