import { randomBytes } from 'node:crypto';
import type { FileRef } from '@chatty/contract/files';
import type { Ctx, Services } from '../../ctx.ts';
import { findFile, toFileRef } from './save-file.ts';
import { fileKey } from './upload.store.ts';

/**
 * Keeps a file that we made for somebody to download until `expiresAt`. Its row stands before its bytes, so that no bytes
 * are ever kept that nothing names; the same id again is the same file.
 */
export async function keepDownload(
  ctx: Ctx,
  it: { id: string; ownerId: string; name: string; type: string; bytes: Uint8Array; expiresAt: Date },
): Promise<FileRef> {
  await ctx.db
    .insertInto('files')
    .values({
      shop_id: ctx.shopId,
      id: it.id,
      owner_id: it.ownerId,
      name: it.name,
      type: it.type,
      bytes: it.bytes.byteLength,
      width: null,
      height: null,
      secret: randomBytes(16).toString('hex'),
      created_at: ctx.services.clock.now(),
      expires_at: it.expiresAt,
      attached_at: null,
    })
    .onConflict((on) => on.columns(['shop_id', 'id']).doUpdateSet({ bytes: it.bytes.byteLength }))
    .execute();
  const row = await findFile(ctx, it.id);
  if (!row) throw new Error('a file was removed while it was written');
  await ctx.services.files.put(fileKey(row), it.bytes);
  return toFileRef(ctx.services.config.APP_URL, row);
}

/** The files of these ids that are there. */
export async function findFiles(ctx: Ctx, ids: readonly string[]): Promise<FileRef[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((it) => toFileRef(ctx.services.config.APP_URL, it));
}

/** Removes what has expired. */
export async function forgetExpired(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('files')
    .select(['shop_id', 'id', 'secret'])
    .where('expires_at', '<=', services.clock.now())
    .execute();
  for (const it of rows) {
    await services.files.remove(fileKey(it));
    await services.db.deleteFrom('files').where('shop_id', '=', it.shop_id).where('id', '=', it.id).execute();
  }
}
