import { isActive } from '@chatty/contract/team';
import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx, MemberCtx } from '../../../ctx.ts';
import { mustHaveMail } from '../../mails/index.ts';
import { mustHaveBeta } from '../members/beta.ts';
import { memberOf, type MemberRow, readTeam, findMemberIfThere } from '../team.store.ts';
import { changeEmailJob } from '../team.jobs.ts';
import { useTeamMail } from './use-team-mail.ts';

/** Whether somebody belongs to another shop too, or is invited to one. */
async function isElsewhere(ctx: Ctx, row: MemberRow): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '!=', ctx.shopId)
    .where((q) =>
      q.or([
        q('auth_id', '=', row.auth_id),
        q.and([q('invited', '=', true), q(q.fn<string>('lower', ['email']), '=', row.email.toLowerCase())]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whoever has an account's address has the account in all its shops. So nobody else may change the owner's address, nor
 * that of a person who also belongs to other shops. True when it is asked for and still true when the link is opened.
 * Throws `not_allowed`, `conflict`.
 */
async function mustBeChangeable(ctx: Ctx, row: MemberRow, isOneself: boolean): Promise<void> {
  await mustHaveBeta(ctx, 'changeEmail');
  if (row.invited) {
    throw new Problem('conflict', texts.changeInvitation(row.full_name));
  }
  if (isOneself) return;
  if (row.owner) throw new Problem('not_allowed', texts.ownersEmail);
  if (await isElsewhere(ctx, row)) {
    throw new Problem('not_allowed', texts.worksElsewhere(row.full_name));
  }
}

/**
 * Whether the change is still allowed as it was when the link was mailed: for the member's account and for whoever
 * asked.
 */
export async function isStillChangeable(
  ctx: Ctx,
  change: { memberId: string; authId: string; askedBy: string },
): Promise<boolean> {
  const row = await findMemberIfThere(ctx, change.memberId);
  const asker = await findMemberIfThere(ctx, change.askedBy);
  if (row?.auth_id !== change.authId || !asker || asker.invited || !isActive(asker)) return false;
  const isOneself = asker.id === row.id;
  if (!isOneself && asker.role !== 'admin') return false;
  try {
    await mustBeChangeable(ctx, row, isOneself);
    return true;
  } catch (refused) {
    if (refused instanceof Problem && ['not_allowed', 'conflict'].includes(refused.code)) return false;
    throw refused;
  }
}

/**
 * Mails a link to a member's new address; the account takes the address once the link is opened. Whether another account
 * has the address is not told here, but there. Throws `not_allowed`, `conflict`, `not_found`, `too_many`.
 */
export function changeEmail(ctx: MemberCtx, id: string, wanted: { email: string }): Promise<void> {
  mustHaveMail(ctx.services);
  const email = wanted.email.toLowerCase();
  const askedBy = ctx.who.memberId;
  return transaction(ctx, async (tx) => {
    const team = await readTeam(tx);
    const row = memberOf(team, id);
    await mustBeChangeable(tx, row, row.id === askedBy && !ctx.who.isCrmLogin);
    if (team.rows.some((other) => other.email.toLowerCase() === email)) {
      throw new Problem('conflict', texts.emailInTeam, { email: texts.emailInTeam });
    }
    await useTeamMail(tx, email);
    tx.enqueue(changeEmailJob, { memberId: id, askedBy, email });
  });
}
