import { texts } from '#texts/sign-in.ts';
import { forgetTokens, readToken, spendToken } from '../../../platform/auth/one-time-tokens.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { systemCtx, type TxCtx } from '../../../ctx.ts';
import { lockAccount } from '../../../platform/auth/account.ts';
import { endSessions, endWaysIn } from '../account/end-sessions.ts';
import { mailEmailChangedJob } from '../sign-in.jobs.ts';
import { emailChange, toMember, isStillChangeable } from '../../team/index.ts';
import { resetPassword, usedUp } from './link-purposes.ts';

/** Throws `conflict` where another account has the address, or somebody else of the same teams. */
async function mustBeFree(tx: TxCtx, authId: string, email: string): Promise<void> {
  const taken = await tx.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', authId)
    .executeTakeFirst();
  const inTeam = await tx.db
    .selectFrom('members')
    .select('id')
    .where((q) => q(q.fn<string>('lower', ['email']), '=', email))
    .where('auth_id', '!=', authId)
    .where('shop_id', 'in', (q) => q.selectFrom('members').select('shop_id').where('auth_id', '=', authId))
    .executeTakeFirst();
  if (taken || inTeam) throw new Problem('conflict', texts.emailElsewhere);
}

/**
 * The account takes its new address, in all its shops; the old address is told. Null where the token is for something
 * else. What was allowed when the link was asked for is asked again: it lies in a mailbox for a day, and meanwhile the
 * account may have come to other shops.
 *
 * Who reads the mails of the new address need not be who has used the account so far. So all ways into it end, and a mail
 * to the new address is the way in; but for the browser in which the link is opened (the session of its cookie), if the
 * account itself is signed in there: it stays, and with it the password and the second factor. Throws `not_found`,
 * `conflict`.
 */
export async function takeAddress(ctx: OpenCtx, token: string): Promise<string | null> {
  const { services } = ctx;
  const seen = await readToken(ctx, emailChange, token);
  if (!seen) return null;
  const browser = await services.sessions.read(ctx.headers);
  return transaction(systemCtx(services, seen.shopId), async (tx) => {
    // This lock keeps anybody from joining a shop with this account meanwhile.
    if (!(await lockAccount(tx.db, seen.authId, seen.from))) throw usedUp();
    const change = await spendToken(tx, emailChange, token);
    if (!change || !(await isStillChangeable(tx, change))) throw usedUp();
    const email = change.email.toLowerCase();
    await mustBeFree(tx, change.authId, email);
    await tx.db
      .updateTable('user')
      .set({ email, emailVerified: true, updatedAt: services.clock.now() })
      .where('id', '=', change.authId)
      .execute();
    const isOwn = browser?.authId === change.authId && !browser.isCrmLogin;
    if (isOwn) await endSessions(tx, { authId: change.authId, exceptSession: browser.id });
    else await endWaysIn(tx, change.authId);
    const rows = await tx.db
      .updateTable('members')
      .set({ email })
      .where('auth_id', '=', change.authId)
      .returningAll()
      .execute();
    for (const row of rows)
      tx.emit('member.changed', toMember(services, row), { team: true, contactId: null }, row.shop_id);
    // What was mailed to the old address opens nothing any more.
    await forgetTokens(tx, resetPassword, change.authId);
    tx.enqueueGlobal(mailEmailChangedJob, { to: change.from, email });
    return email;
  });
}
