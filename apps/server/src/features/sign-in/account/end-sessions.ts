import { forgetTokens } from '../../../platform/auth/one-time-tokens.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Services, TxCtx } from '../../../ctx.ts';
import { lockAddress } from '../../../platform/auth/account.ts';
import { accessEnded } from '../sign-in.events.ts';
import { emailChange } from '../../team/index.ts';

/**
 * Ends the access tokens of a person in all their shops, the sockets that were opened by them, and push messages
 * (`access.ended`), as nobody can tell which of them go to a browser that is signed out. A browser whose session lives renews its token, comes
 * back and subscribes again by itself.
 */
export async function endAccessTokens(tx: TxCtx, authId: string): Promise<void> {
  const { db, services } = tx;
  // Before the members, as it is when somebody is taken out of a team.
  await tx.raise(accessEnded, { authId });
  const rows = await db
    .updateTable('members')
    .set({ tokens_valid_from: services.clock.now() })
    .where('auth_id', '=', authId)
    .returning(['shop_id', 'id'])
    .execute();
  for (const { shop_id, id } of rows) {
    tx.afterCommit(() => services.hub.dismiss(shop_id, id));
  }
}

/**
 * Closes what an ended session has open, in every process. Its access tokens end with the session itself: each call looks
 * whether it is there.
 */
export async function dismissSession({ db, hub }: Services, session: { id: string; authId: string }): Promise<void> {
  const rows = await db.selectFrom('members').select('shop_id').where('auth_id', '=', session.authId).execute();
  for (const { shop_id } of rows) hub.dismiss(shop_id, session.id);
}

/** Whether a session is still there; true for none, as inside the Shopify admin. */
export async function isSessionThere(db: Db, id: string | null): Promise<boolean> {
  if (id === null) return true;
  return (await db.selectFrom('session').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Signs a person out everywhere, but for one session. A change of address that a thief's session asked for ends too. */
export async function endSessions(tx: TxCtx, whose: { authId: string; exceptSession?: string | null }): Promise<void> {
  const { authId, exceptSession } = whose;
  await lockAddress(tx.db, authId);
  await tx.db
    .deleteFrom('session')
    .where('userId', '=', authId)
    .$if(typeof exceptSession === 'string', (q) => q.where('id', '!=', exceptSession ?? ''))
    .execute();
  await forgetTokens(tx, emailChange, authId);
  await endAccessTokens(tx, authId);
}

/**
 * Ends every way in that an account has: what is left is a mail to its address. For an account that may be in other hands
 * from now on.
 */
export async function endWaysIn(tx: TxCtx, authId: string): Promise<void> {
  const { db } = tx;
  await lockAddress(db, authId);
  await db.deleteFrom('account').where('userId', '=', authId).execute();
  await db.deleteFrom('twoFactor').where('userId', '=', authId).execute();
  await db.updateTable('user').set({ twoFactorEnabled: false }).where('id', '=', authId).execute();
  // Sign-ins that wait for the second factor.
  await db.deleteFrom('verification').where('value', '=', authId).execute();
  // The store's number for a person lets in somebody who may not read the account's mails, so it is removed.
  await db.updateTable('members').set({ platform_user_id: null }).where('auth_id', '=', authId).execute();
  await endSessions(tx, { authId });
}
