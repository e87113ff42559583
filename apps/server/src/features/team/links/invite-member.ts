import { isActive, type Member, type Role } from '@chatty/contract/team';
import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { mustHaveMail } from '../../mails/index.ts';
import { isUnverified } from '../staff-entry/store-person.ts';
import { lockTeam, memberOf, mustHaveFreeSeat, type Team } from '../team.store.ts';
import { invitationJob } from '../team.jobs.ts';
import { toMember } from '../member.store.ts';
import { useTeamMail } from './use-team-mail.ts';

export interface Invitation {
  id: string;
  email: string;
  fullName: string;
  role: Role;
}

/** Throws `conflict` when the person is in the team already, or has no seat. */
function mustBeInvitable(team: Team, email: string): void {
  if (team.rows.some((it) => it.email.toLowerCase() === email)) {
    throw new Problem('conflict', texts.emailInTeam, { email: texts.emailInTeam });
  }
  mustHaveFreeSeat(team);
}

/**
 * Puts somebody into the team and mails the invitation; the seat is taken at once. The same id again is the same
 * invitation. An account comes in when they do: until then anybody may have typed the address, so that nothing is made,
 * found out or changed of whoever it belongs to. Throws `conflict`, `too_many`.
 */
export function inviteMember(ctx: MemberCtx, invitation: Invitation): Promise<Member> {
  mustHaveMail(ctx.services);
  const email = invitation.email.toLowerCase();
  return transaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    const again = team.rows.find((row) => row.id === invitation.id);
    if (again) return toMember(ctx.services, again);
    mustBeInvitable(team, email);
    await useTeamMail(tx, email);
    const row = await tx.db
      .insertInto('members')
      .values({
        shop_id: ctx.shopId,
        id: invitation.id,
        // Nobody's, until somebody comes.
        auth_id: crypto.randomUUID(),
        full_name: invitation.fullName,
        email,
        role: invitation.role,
        invited: true,
        created_at: ctx.services.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const member = toMember(ctx.services, row);
    tx.emit('member.changed', member, { team: true, contactId: null });
    tx.enqueue(invitationJob, { memberId: invitation.id, invitedBy: ctx.who.memberId });
    return member;
  });
}

/** Mails the invitation once more; the link in the older mail ends. Throws `conflict` for somebody who has come,
 * `too_many`. */
export function inviteAgain(ctx: MemberCtx, id: string): Promise<void> {
  mustHaveMail(ctx.services);
  return transaction(ctx, async (tx) => {
    const row = memberOf(await lockTeam(tx), id);
    if (!row.invited) throw new Problem('conflict', texts.hasJoined(row.full_name));
    if (!isActive(row)) throw new Problem('conflict', texts.isDeactivated(row.full_name));
    if (isUnverified(row.email)) throw new Problem('conflict', texts.noAddress(row.full_name));
    await useTeamMail(tx, row.email);
    tx.enqueue(invitationJob, { memberId: id, invitedBy: ctx.who.memberId });
  });
}
