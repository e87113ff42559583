import type { Insertable, Selectable } from 'kysely';
import { texts } from '#texts/files.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, Services } from '../../ctx.ts';

/** Where the bytes of one upload lie, and those of its file after it. */
export type Place = Pick<Selectable<Tables['files']>, 'shop_id' | 'id' | 'secret'>;

/** Each upload has a place of its own: of two with the same id at once, the one that is kept keeps its own bytes. */
export const fileKey = (it: Place) => `${it.shop_id}/${it.id}/${it.secret}`;

/** An upload that has not become a file by then never will: a request has a minute to arrive. */
const graceMs = 86_400_000;
const atOnce = 100;

/** Writes down where bytes are about to be kept, so that none ever lie where nothing names them. */
export async function beginUpload(ctx: Ctx, ownerId: string, { shop_id, id, secret }: Place): Promise<void> {
  const begun_at = ctx.services.clock.now();
  await ctx.db.insertInto('uploads').values({ shop_id, id, secret, owner_id: ownerId, begun_at }).execute();
}

const ofPlace = ({ shop_id, id, secret }: Place) => ({ shop_id, id, secret });

/** Removes the bytes of an upload that will become no file, and only then its name. A second time does nothing. */
export async function discardUpload({ db, services }: Pick<Ctx, 'db' | 'services'>, place: Place): Promise<void> {
  await services.files.remove(fileKey(place));
  await db
    .deleteFrom('uploads')
    .where((q) => q.and(ofPlace(place)))
    .execute();
}

/**
 * Makes a file of an upload; false when there is one of this id already. Throws `not_found` when its owner was deleted
 * meanwhile, and leaves nothing.
 */
export async function finishUpload(ctx: Ctx, file: Insertable<Tables['files']> & Place): Promise<boolean> {
  const became = await ctx.db.transaction().execute(async (db) => {
    // Who deletes the owner takes this row first too, then looks for files.
    const begun = await db
      .selectFrom('uploads')
      .select('id')
      .where((q) => q.and(ofPlace(file)))
      .forUpdate()
      .executeTakeFirst();
    if (!begun) return 'gone';
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('files')
      .values(file)
      .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return 'known';
    await db
      .deleteFrom('uploads')
      .where((q) => q.and(ofPlace(file)))
      .execute();
    return 'kept';
  });
  if (became === 'kept') return true;
  await discardUpload(ctx, file);
  if (became === 'gone') throw notFound(texts.thisFile);
  return false;
}

/** Removes what a process left behind that ended in the middle of an upload. What is becoming a file is let alone. */
export async function sweepUploads(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - graceMs);
  for (let removed = atOnce; removed === atOnce; ) {
    removed = await services.db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('uploads')
        .select(['shop_id', 'id', 'secret'])
        .where('begun_at', '<', before)
        .orderBy('begun_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const it of rows) await discardUpload({ db, services }, it);
      return rows.length;
    });
  }
}
