import { isActive } from '@chatty/contract/team';
import { texts } from '#texts/sign-in.ts';
import { forgetTokens, readToken, spendToken } from '../../../platform/auth/one-time-tokens.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { systemCtx } from '../../../ctx.ts';
import { lockAccount } from '../../../platform/auth/account.ts';
import { emailChange, invitation, toMember, findMemberIfThere, hasJoinedAnyShop } from '../../team/index.ts';
import { usedUp } from './link-purposes.ts';
import { replacePassword } from '../account/replace-password.ts';

export interface Acceptance {
  /** Of the password to set; absent where the account keeps its own. */
  hash?: string;
  fullName?: string | undefined;
}

/**
 * Whoever accepts an invitation is one of the team from then on, with the account of the address that it was mailed to;
 * one is made where there is none. A password is set for those alone who have joined no shop yet: the others have one, and
 * an invitation is no reset. Throws `not_found`, `conflict`.
 */
export async function acceptInvitation(asker: OpenCtx, token: string, acceptance: Acceptance) {
  const { services } = asker;
  const seen = await readToken(asker, invitation, token);
  if (!seen) throw usedUp();
  const ctx = systemCtx(services, seen.shopId);
  const member = await findMemberIfThere(ctx, seen.memberId);
  if (!member?.invited || !isActive(member)) throw usedUp();
  // Outside the transaction: accounts have a connection of their own.
  const authId = await services.sessions.addPerson({
    email: seen.email,
    name: acceptance.fullName ?? member.full_name,
  });
  return transaction(ctx, async (tx) => {
    if (!(await lockAccount(tx.db, authId, seen.email))) throw usedUp();
    const payload = await spendToken(tx, invitation, token);
    if (!payload) throw usedUp();
    if (acceptance.hash && (await hasJoinedAnyShop(tx.db, payload.email))) {
      throw new Problem('conflict', texts.hasPassword);
    }
    const row = await tx.db
      .updateTable('members')
      .set({ auth_id: authId, invited: false, ...(acceptance.fullName ? { full_name: acceptance.fullName } : {}) })
      .where('shop_id', '=', payload.shopId)
      .where('id', '=', payload.memberId)
      .where('email', '=', payload.email)
      .where('invited', '=', true)
      .returningAll()
      .executeTakeFirst();
    if (!row || !isActive(row)) throw usedUp();
    const name = acceptance.fullName ? { name: acceptance.fullName } : {};
    await tx.db
      .updateTable('user')
      .set({ emailVerified: true, ...name })
      .where('id', '=', authId)
      .execute();
    if (acceptance.hash) await replacePassword(tx, { authId, hash: acceptance.hash });
    // Another shop may have asked for another address while the account was in that shop alone.
    await forgetTokens(tx, emailChange, authId);
    tx.emit('member.changed', toMember(services, row), { team: true, contactId: null });
    return { authId, shopId: payload.shopId, email: payload.email };
  });
}
