import { newId } from '@chatty/contract/new-id';
import { type Account, type BrowserTokens, createBrowserTokens } from '../../../platform/auth/browser-token.ts';
import { forgetTokens } from '../../../platform/auth/one-time-tokens.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { World } from '../../../world.ts';
import { resetPassword } from '../link-purposes.ts';

/** An account by its auth id, with what a browser's token depends on. */
export async function findAccount(db: Db, authId: string): Promise<(Account & { name: string }) | null> {
  const row = await db
    .selectFrom('user')
    .leftJoin('account', (on) => on.onRef('account.userId', '=', 'user.id').on('providerId', '=', 'credential'))
    .select(['user.id', 'email', 'name', 'password'])
    .where('user.id', '=', authId)
    .executeTakeFirst();
  return row ? { authId: row.id, email: row.email, name: row.name, passwordHash: row.password } : null;
}

export const browserTokens = ({ config, clock }: Pick<World, 'config' | 'clock'>): BrowserTokens =>
  createBrowserTokens(config.APP_SECRET, () => clock.now());

/** A token for a browser that has just shown a code or a link that was mailed to the account. */
export async function browserTokenFor(world: World, authId: string): Promise<{ browserToken: string } | object> {
  const account = await findAccount(world.db, authId);
  return account ? { browserToken: await browserTokens(world).issue(account) } : {};
}

/**
 * Sets an account's password and ends what the old one opened: sessions but `exceptSession`, and the access tokens given
 * out in its shops until now. `db` should be a transaction.
 */
export async function changePassword(
  db: Db,
  it: { authId: string; hash: string; at: Date; exceptSession?: string },
): Promise<void> {
  const { authId, hash, at, exceptSession } = it;
  const changed = await db
    .updateTable('account')
    .set({ password: hash, updatedAt: at })
    .where('userId', '=', authId)
    .where('providerId', '=', 'credential')
    .returning('id')
    .execute();
  if (changed.length === 0) {
    await db
      .insertInto('account')
      .values({ id: newId(), accountId: authId, providerId: 'credential', userId: authId, password: hash })
      .execute();
  }
  await forgetTokens({ db }, resetPassword, authId);
  await endSessions(db, { authId, at, ...(exceptSession ? { exceptSession } : {}) });
}

/** Signs a person out everywhere but in one session: its browser renews its access token silently. */
export async function endSessions(db: Db, it: { authId: string; at: Date; exceptSession?: string }): Promise<void> {
  const { authId, at, exceptSession } = it;
  await db
    .deleteFrom('session')
    .where('userId', '=', authId)
    .$if(exceptSession !== undefined, (q) => q.where('id', '!=', exceptSession ?? ''))
    .execute();
  await db.updateTable('members').set({ tokens_valid_from: at }).where('auth_id', '=', authId).execute();
}
