import type { Db } from '../db/open-database.ts';
import type { Seal } from './seal.ts';

/**
 * A secret that the installation makes for itself once; every process gets the same one, whoever comes first. It is
 * encrypted in the database. Throws when it was kept under another APP_SECRET.
 */
export async function keepSecret(db: Db, seal: Seal, name: string, make: () => string): Promise<string> {
  const find = () => db.selectFrom('kept_secrets').select('sealed').where('name', '=', name).executeTakeFirst();
  if (!(await find())) {
    await db
      .insertInto('kept_secrets')
      .values({ name, sealed: seal.seal(make(), name) })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
  }
  const kept = await find();
  if (!kept) throw new Error(`The secret ${name} was not kept.`);
  return seal.open(kept.sealed, name);
}
