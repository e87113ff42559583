import type { FileRef } from '@chatty/contract/files';
import { type RawBuilder, sql } from 'kysely';
import { texts } from '#texts/files.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { notFound } from '../../../platform/problem.ts';
import type { TxCtx } from '../../../ctx.ts';
import { toFileRef } from '../save-file.ts';

/** A record that holds files, and the shop that it is of. */
export interface UsingRecord {
  shopId: string;
  /** The id of the record. */
  usedBy: string;
}

export const isOneOf = (ids: readonly string[]): RawBuilder<boolean> =>
  sql`id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as i)`;

/** The files that a record has held until now. */
export async function heldBy(db: Db, { shopId, usedBy }: UsingRecord): Promise<string[]> {
  const uses = db.selectFrom('file_uses').where('shop_id', '=', shopId).where('used_by', '=', usedBy);
  return (await uses.select('file_id').execute()).map((it) => it.file_id);
}

async function take(db: Db, at: Date, { shopId, usedBy }: UsingRecord, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('file_uses')
    .values(ids.map((file_id) => ({ shop_id: shopId, file_id, used_by: usedBy })))
    .onConflict((on) => on.doNothing())
    .execute();
  await sql`
    update files set only_used = only_used or attached_at is null, attached_at = coalesce(attached_at, ${at})
    where shop_id = ${shopId} and ${isOneOf(ids)}`.execute(db);
}

async function letGo(db: Db, at: Date, { shopId, usedBy }: UsingRecord, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('file_uses')
    .where('shop_id', '=', shopId)
    .where('used_by', '=', usedBy)
    .where('file_id', 'in', [...ids])
    .execute();
  await sql`
    update files set attached_at = null, only_used = false, released_at = ${at}
    where shop_id = ${shopId} and only_used and ${isOneOf(ids)} and not exists (
      select from file_uses where file_uses.shop_id = files.shop_id and file_uses.file_id = files.id)`.execute(db);
}

/** Says which files a record holds from now on; `held` are those that it held until now. Their rows must be locked. */
export async function changeUses(
  db: Db,
  at: Date,
  record: UsingRecord,
  { held, wanted }: { held: readonly string[]; wanted: readonly string[] },
): Promise<void> {
  await letGo(
    db,
    at,
    record,
    held.filter((it) => !wanted.includes(it)),
  );
  await take(db, at, record, wanted);
}

/**
 * Says which files a record holds from now on, in the transaction that changes it, and answers them in that order: they
 * stay for as long as any record holds them. Throws `not_found` when one is gone, or is neither the record's already nor
 * its `ownerId`'s own upload; with null whose they are was looked at before, by `attachableFiles`.
 */
export async function useFiles(
  tx: TxCtx,
  { usedBy, ownerId, fileIds }: { usedBy: string; ownerId: string | null; fileIds: readonly string[] },
): Promise<FileRef[]> {
  const record = { shopId: tx.shopId, usedBy };
  const held = await heldBy(tx.db, record);
  const wanted = [...new Set(fileIds)];
  if (held.length === 0 && wanted.length === 0) return [];
  // Who lets go of the same file at this moment comes before or after; so does the sweep.
  const rows = await tx.db
    .selectFrom('files')
    .selectAll()
    .where('shop_id', '=', tx.shopId)
    .where('expires_at', 'is', null)
    .where(isOneOf([...wanted, ...held]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const used = wanted.map((id) => {
    const row = rows.find((it) => it.id === id && (ownerId === null || it.owner_id === ownerId || held.includes(id)));
    if (!row) throw notFound(texts.oneOfTheFiles);
    return toFileRef(tx.services.config.APP_URL, row);
  });
  await changeUses(tx.db, tx.services.clock.now(), record, { held, wanted });
  return used;
}

/** A record that is gone holds no file. Answers those that nothing else has or sends: they may be removed at once. */
export async function letGoOfFiles(tx: TxCtx, usedBy: string): Promise<string[]> {
  const held = await heldBy(tx.db, { shopId: tx.shopId, usedBy });
  if (held.length === 0) return [];
  await useFiles(tx, { usedBy, ownerId: null, fileIds: [] });
  const rows = await tx.db
    .selectFrom('files')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('attached_at', 'is', null)
    .where(isOneOf(held))
    .execute();
  return rows.map((it) => it.id);
}
