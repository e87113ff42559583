import { sql } from 'kysely';
import { texts } from '#texts/files.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { notFound } from '../../platform/problem.ts';
import type { Ctx, Services } from '../../ctx.ts';
import { fileKey } from './upload.store.ts';

/** How long a file that was uploaded, or that its last record has let go of, may wait to be used. */
const graceMs = 86_400_000;
const atOnce = 100;

/**
 * Says of files that they are in use from now on: sent with a message, or somebody's picture. In the transaction of what
 * uses them; the sweep waits for its end, or has come first. Throws `not_found` when one is gone.
 */
export async function attachFiles(db: Db, at: Date, files: readonly { shopId: string; id: string }[]): Promise<void> {
  const wanted = new Map(files.map((it) => [`${it.shopId}/${it.id}`, { s: it.shopId, i: it.id }]));
  if (wanted.size === 0) return;
  const { rows } = await sql`
    with wanted as materialized (
      select shop_id, id from files
      where (shop_id, id) in (
        select s, i from jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb) as k (s uuid, i uuid)
      )
      order by shop_id, id for update
    )
    update files set attached_at = coalesce(files.attached_at, ${at}), only_used = false
    from wanted where files.shop_id = wanted.shop_id and files.id = wanted.id
    returning files.id`.execute(db);
  if (rows.length < wanted.size) throw notFound(texts.oneOfTheFiles);
}

/** What one contact has uploaded and not sent yet is sent by another one. */
export async function giveUnsent({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, from: string, to: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ owner_id: to })
    .where('shop_id', '=', shopId)
    .where('owner_id', '=', from)
    .where('attached_at', 'is', null)
    .where('expires_at', 'is', null)
    .execute();
}

/**
 * Removes files that nobody has used within a day. Their rows are held while the bytes go: a message that is being sent
 * with one comes first and keeps it, or comes after and is told that it is gone.
 */
export async function sweepUnattached(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - graceMs);
  for (let removed = atOnce; removed === atOnce; ) {
    removed = await services.db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('files')
        .select(['shop_id', 'id', 'secret'])
        .where('attached_at', 'is', null)
        .where('expires_at', 'is', null)
        .where('created_at', '<', before)
        .where((q) => q.or([q('released_at', 'is', null), q('released_at', '<', before)]))
        .orderBy('created_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const it of rows) {
        await db.deleteFrom('files').where('shop_id', '=', it.shop_id).where('id', '=', it.id).execute();
        await services.files.remove(fileKey(it));
      }
      return rows.length;
    });
  }
}
