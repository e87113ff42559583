import { isActive, type Member } from '@chatty/contract/team';
import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { mustHaveBeta } from './beta.ts';
import { lockTeam, memberOf, saveMember } from '../team.store.ts';

/**
 * Makes another active member the shop's owner; the owner so far stays as a member. Only the owner can. Answers the new
 * owner. Throws `not_allowed`, `conflict`, `not_found`.
 */
export function transferAdmin(ctx: MemberCtx, id: string): Promise<Member> {
  return transaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    await mustHaveBeta(tx, 'transferAdmin');
    const [owner, next] = [memberOf(team, ctx.who.memberId), memberOf(team, id)];
    if (!owner.owner) throw new Problem('not_allowed', texts.onlyOwnerTransfers);
    if (next.owner) throw new Problem('conflict', texts.isOwnerAlready(next.full_name));
    if (!isActive(next) || next.invited) {
      throw new Problem('conflict', texts.ownerMustBeActive(next.full_name));
    }
    // Old access tokens end because they name the old roles. The old owner changes first, so that a shop never has two.
    const tokens_valid_from = ctx.services.clock.now();
    await saveMember(tx, owner, { owner: false, role: 'member', active: true, tokens_valid_from });
    return saveMember(tx, next, { owner: true, role: 'admin', active: true, tokens_valid_from });
  });
}
