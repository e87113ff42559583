import type { Db } from '../../db/open-database.ts';
import type { Seal } from './seal.ts';

/**
 * A secret that the installation makes for itself once; every process gets the same one, whoever comes first. It is
 * encrypted in the database; one that was kept under another APP_SECRET cannot be read and gives way to a new one.
 */
export async function keepSecret(db: Db, seal: Seal, name: string, make: () => string): Promise<string> {
  const find = () => db.selectFrom('kept_secrets').select('sealed').where('name', '=', name).executeTakeFirst();
  const open = (sealed: string): string | null => {
    try {
      return seal.open(sealed, name);
    } catch {
      return null;
    }
  };
  const known = await find();
  const opened = known && open(known.sealed);
  if (opened) return opened;
  const sealed = seal.seal(make(), name);
  await db
    .insertInto('kept_secrets')
    .values({ name, sealed })
    // Of several processes that found the same one unreadable the first replaces it.
    .onConflict((on) =>
      on
        .column('name')
        .doUpdateSet({ sealed })
        .where('kept_secrets.sealed', '=', known?.sealed ?? ''),
    )
    .execute();
  const kept = await find();
  if (!kept) throw new Error(`The secret ${name} was not kept.`);
  return seal.open(kept.sealed, name);
}
