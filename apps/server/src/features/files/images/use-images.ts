import { imageTypes } from '@chatty/contract/limits';
import { sql } from 'kysely';
import { texts } from '#texts/files.ts';
import { isSameText } from '../../../platform/auth/secrets/same-text.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { notFound } from '../../../platform/problem.ts';
import { changeUses, heldBy, isOneOf, type UsingRecord } from '../uses/file-uses.ts';

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

interface Use extends UsingRecord {
  /** All that it shows from now on. */
  images: readonly FileAddress[];
}

/**
 * Says which images a record shows from now on, in the transaction that changes it: they stay for as long as any record
 * shows them. Throws `not_found` when one is no image of the shop's team: another shop's, a visitor's, one that is gone,
 * or one whose address was guessed.
 */
export async function useImages(db: Db, at: Date, { shopId, usedBy, images }: Use): Promise<void> {
  const wanted = new Map(images.map((it) => [it.id, it]));
  const held = await heldBy(db, { shopId, usedBy });
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
  await changeUses(db, at, { shopId, usedBy }, { held, wanted: [...wanted.keys()] });
}
