import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../world.ts';
import { mustHaveMail } from '../mails/send-mail.ts';
import { mustHaveBeta } from './beta.ts';
import { memberOf, type MemberRow, readTeam } from './team.store.ts';

/**
 * Who has an account's address has the account, in every shop that it belongs to. So the owner's is only the owner's to
 * change, and that of somebody who works for other shops too only theirs.
 */
async function mustBeChangeable(ctx: MemberCtx, row: MemberRow): Promise<void> {
  if (row.id === ctx.who.memberId && !ctx.who.isCrmLogin) return;
  if (row.owner) throw new Problem('not_allowed', 'Only the owner can change the owner’s e-mail address.');
  const elsewhere = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('auth_id', '=', row.auth_id)
    .where('shop_id', '!=', ctx.shopId)
    .executeTakeFirst();
  if (elsewhere) {
    throw new Problem('not_allowed', `${row.full_name} works for other shops too: only they can change their address.`);
  }
}

/**
 * Mails a link to a member's new address; the account takes the address once the link is opened. Whether another account
 * has the address is not told here, but there. Throws `not_allowed`, `conflict`, `not_found`.
 */
export function changeEmail(ctx: MemberCtx, id: string, it: { email: string }): Promise<void> {
  mustHaveMail(ctx.world);
  const email = it.email.toLowerCase();
  return transaction(ctx, async (tx) => {
    await mustHaveBeta(tx, 'changeEmail');
    const team = await readTeam(tx);
    const row = memberOf(team, id);
    await mustBeChangeable({ ...ctx, db: tx.db }, row);
    if (team.rows.some((other) => other.email.toLowerCase() === email)) {
      const told = 'Somebody with this e-mail is in the team already.';
      throw new Problem('conflict', told, { email: told });
    }
    tx.enqueue({ queue: 'members.change-email', data: { shopId: ctx.shopId, memberId: id, email }, key: id });
  });
}
