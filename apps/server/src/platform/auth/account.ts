import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { TxCtx } from '../../ctx.ts';

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

/** Deletes accounts with their sessions, codes and links; says how many there were. */
export async function deleteAccounts(tx: TxCtx, authIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string; email: string }>`
    delete from "user" where id in (select jsonb_array_elements_text(${JSON.stringify(authIds)}::jsonb))
    returning id, email`.execute(tx.db);
  for (const { id, email } of rows) {
    await sql`delete from verification where position(${id} in identifier || value) > 0
      or position(lower(${email}) in lower(identifier || value)) > 0`.execute(tx.db);
    await sql`delete from one_time_tokens where position(${id} in subject || payload::text) > 0
      or position(lower(${email}) in lower(subject || payload::text)) > 0`.execute(tx.db);
  }
  return rows.length;
}

/** Sessions and links of people who stay forget the shop. */
export async function forgetShopInAccounts(tx: TxCtx): Promise<void> {
  await sql`update "session" set "shopId" = null where "shopId" = ${tx.shopId}`.execute(tx.db);
  await sql`delete from one_time_tokens where position(${tx.shopId} in subject || payload::text) > 0`.execute(tx.db);
}
