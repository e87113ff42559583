import type { Member, Role } from '@chatty/contract/team';
import { isActive } from '@chatty/contract/team';
import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { endMembership } from './end-membership.ts';
import { lockTeam, type MemberRow, memberOf, mustHaveFreeSeat, saveMember } from '../team.store.ts';
import { pictureLeft, seatGiven } from '../team.events.ts';

export interface MemberPatch {
  fullName?: string | undefined;
  role?: Role | undefined;
  active?: boolean | undefined;
}

/** Nobody may take away the owner's rights, nor one's own: somebody must be left who can give them back. */
function mustBeRemovable(ctx: MemberCtx, row: MemberRow): void {
  if (row.owner) {
    throw new Problem('conflict', texts.ownerStays(row.full_name));
  }
  if (row.id === ctx.who.memberId) {
    throw new Problem('conflict', texts.notYourself);
  }
}

/** Changes a member's name, role or seat. An admin is always active. Throws `conflict`, `not_found`. */
export function changeMember(ctx: MemberCtx, id: string, patch: MemberPatch): Promise<Member> {
  return transaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    const row = memberOf(team, id);
    const role = patch.role ?? row.role;
    const active = role === 'admin' || (patch.active ?? isActive(row));
    if (role === 'admin' && patch.active === false) {
      mustBeRemovable(ctx, row);
      throw new Problem('conflict', texts.adminsAreActive);
    }
    const loses = row.role === 'admin' && role === 'member';
    const leaves = isActive(row) && !active;
    if (loses || leaves) mustBeRemovable(ctx, row);
    if (active && !isActive(row)) mustHaveFreeSeat(team);
    const change = { full_name: patch.fullName ?? row.full_name, role, active };
    if (leaves) return deactivate(tx, row, change);
    if (active && !isActive(row)) await tx.raise(seatGiven, { memberId: id });
    // The present access token is out of date; the next one has the new role.
    const stale = role === row.role ? {} : { tokens_valid_from: ctx.services.clock.now() };
    return saveMember(tx, row, { ...change, ...stale });
  });
}

/** Takes the seat away, and with it everything that lets somebody in or is waiting for them. */
export async function deactivate(
  tx: TxCtx,
  row: MemberRow,
  change: { full_name?: string; role?: Role } = {},
): Promise<Member> {
  await endMembership(tx, row);
  return saveMember(tx, row, { ...change, active: false, tokens_valid_from: tx.services.clock.now() });
}

/** Takes somebody out of the team. Their conversations become unassigned; what they wrote stays. Throws `conflict`. */
export function removeMember(ctx: MemberCtx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const row = memberOf(await lockTeam(tx), id);
    mustBeRemovable(ctx, row);
    await endMembership(tx, row);
    await tx.db.deleteFrom('members').where('shop_id', '=', ctx.shopId).where('id', '=', id).execute();
    if (row.avatar) await tx.raise(pictureLeft, { memberId: id, url: row.avatar });
    tx.emit('member.removed', { id }, { team: true, contactId: null });
  });
}
