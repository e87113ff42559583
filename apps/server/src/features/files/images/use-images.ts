import { imageTypes } from '@chatty/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { texts } from '#texts/files.ts';
import { isSameText } from '../../../platform/auth/secrets/same-text.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { notFound } from '../../../platform/problem.ts';

/** What an address of ours says of a file. */
export interface FileAddress {
  shopId: string;
  id: string;
  secret: string;
}

const place = /^\/files\/([\da-f-]{36})\/([\da-f-]{36})\/([\da-f]+)$/;

/**
 * The file that an address names, with our origin or without. Null where it is somebody else's; `unknown` where it is ours
 * and names none.
 */
export function fileAddressOf(appUrl: string, address: string): FileAddress | 'unknown' | null {
  const url = URL.parse(address, appUrl);
  if (url?.host !== new URL(appUrl).host || !/^\/+files\//i.test(url.pathname)) return null;
  const [, shopId, id, secret] = place.exec(url.pathname) ?? [];
  return shopId && id && secret ? { shopId, id, secret } : 'unknown';
}

interface Use {
  shopId: string;
  /** The id of the record that shows them. */
  usedBy: string;
  /** All that it shows from now on. */
  images: readonly FileAddress[];
}

const isOneOf = (ids: readonly string[]): RawBuilder<boolean> =>
  sql`id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as i)`;

/**
 * Says which images a record shows from now on, in the transaction that changes it: they stay for as long as any record
 * shows them. Throws `not_found` when one is no image of the shop's team: another shop's, a visitor's, one that is gone,
 * or one whose address was guessed.
 */
export async function useImages(db: Db, at: Date, { shopId, usedBy, images }: Use): Promise<void> {
  const wanted = new Map(images.map((it) => [it.id, it]));
  const uses = db.selectFrom('file_uses').where('shop_id', '=', shopId).where('used_by', '=', usedBy);
  const held = (await uses.select('file_id').execute()).map((it) => it.file_id);
  // Who lets go of the same file at this moment comes before or after; so does the sweep.
  const rows = await db
    .selectFrom('files')
    .select(['id', 'secret', 'type'])
    .where('shop_id', '=', shopId)
    .where('expires_at', 'is', null)
    .where(isOneOf([...wanted.keys(), ...held]))
    .where(sql<boolean>`not exists (
      select from contacts where contacts.shop_id = files.shop_id and contacts.id = files.owner_id)`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Map(rows.map((it) => [it.id, it]));
  for (const it of wanted.values()) {
    const row = found.get(it.id);
    const isImage = row && (imageTypes as readonly string[]).includes(row.type);
    if (it.shopId !== shopId || !isImage || !isSameText(row.secret, it.secret)) throw notFound(texts.oneOfTheImages);
  }
  await letGo(
    db,
    at,
    { shopId, usedBy },
    held.filter((it) => !wanted.has(it)),
  );
  await take(db, at, { shopId, usedBy }, [...wanted.keys()]);
}

type Record = Pick<Use, 'shopId' | 'usedBy'>;

async function take(db: Db, at: Date, { shopId, usedBy }: Record, ids: readonly string[]): Promise<void> {
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

async function letGo(db: Db, at: Date, { shopId, usedBy }: Record, ids: readonly string[]): Promise<void> {
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
