import { type Account, type BrowserTokens, createBrowserTokens } from '../../features/sign-in/codes/browser-token.ts';
import type { Db } from '../db/open-database.ts';
import type { Services } from '../../services.ts';

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

/**
 * Keeps an account as it is until the transaction ends: its address, and which shops it joins. False where there is none
 * of this id with this address. Taken before any lock of a shop, and before its tokens are spent or forgotten: whoever
 * needs both takes them in this order.
 */
export async function lockAccount(db: Db, authId: string, email: string): Promise<boolean> {
  return (await lockAddress(db, authId)) === email.toLowerCase();
}

/** The same, whatever the account's address is; answers it, or null where there is no account. */
export async function lockAddress(db: Db, authId: string): Promise<string | null> {
  const row = await db.selectFrom('user').select('email').where('id', '=', authId).forUpdate().executeTakeFirst();
  return row?.email ?? null;
}

export async function hasSecondFactor(db: Db, authId: string): Promise<boolean> {
  const row = await db.selectFrom('user').select('twoFactorEnabled').where('id', '=', authId).executeTakeFirst();
  return row?.twoFactorEnabled ?? false;
}

export const browserTokens = ({ config, clock }: Pick<Services, 'config' | 'clock'>): BrowserTokens =>
  createBrowserTokens(config.APP_SECRET, () => clock.now());

/** A token for a browser that has just shown a code or a link that was mailed to the account. */
export async function browserTokenFor(services: Services, authId: string): Promise<{ browserToken: string } | object> {
  const account = await findAccount(services.db, authId);
  return account ? { browserToken: await browserTokens(services).issue(account) } : {};
}
