import type { Db } from '../db/open-database.ts';

/** What proves that somebody is an account: who knows its password, and reads the mails of its address. */
export interface Account {
  authId: string;
  email: string;
  /** Null for who has none. */
  passwordHash: string | null;
}

/** An account by its auth id, or null. */
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
