import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileRef } from '@chatty/contract/files';
import { newId } from '@chatty/contract/new-id';
import { type Selectable, sql } from 'kysely';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { texts } from '#texts/files.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx } from '../../ctx.ts';
import { publishImage } from './images/publish-image.ts';
import { sniff, type Sniffed } from './sniff-file.ts';
import { beginUpload, discardUpload, fileKey, finishUpload, type Place } from './upload.store.ts';

/** Whether it is in use is told by `attach-files.ts` and `images/use-images.ts`. */
type FileRow = Omit<Selectable<Tables['files']>, 'attached_at' | 'only_used' | 'released_at'>;

/** A picture is read as a whole, and may be decoded to a hundred million pixels: so many at a time. */
const atOnce = pLimit(2);

interface FileQuery {
  name: string;
  id?: string | undefined;
  forVisitors?: boolean | undefined;
}

/** Width and height of an image; a picture that cannot be decoded is refused. */
async function measure(ctx: Ctx, key: string, type: string): Promise<{ width: number | null; height: number | null }> {
  if (!type.startsWith('image/') || type === 'image/heic') return { width: null, height: null };
  return atOnce(async () => {
    const kept = await ctx.services.files.open(key);
    if (!kept) throw notFound(texts.thisFile);
    try {
      const image = sharp({ limitInputPixels: 100_000_000 });
      const [, { width, height }] = await Promise.all([pipeline(kept, image), image.metadata()]);
      return { width, height };
    } catch {
      throw new Problem('unsupported_file', texts.damagedPicture);
    }
  });
}

/** The address holds 128 random bits: who has it may read the file, nobody can guess it. */
export const toFileRef = (appUrl: string, it: FileRow): FileRef => ({
  id: it.id,
  name: it.name,
  type: it.type,
  bytes: it.bytes,
  width: it.width,
  height: it.height,
  url: `${appUrl}/files/${it.shop_id}/${it.id}/${it.secret}`,
});

/** Keeps the bytes as they come, and says what they are. Throws `unsupported_file`, and what `body` throws. */
async function keepBytes(ctx: Ctx, place: Place, forVisitors: boolean, body: AsyncIterable<Uint8Array>) {
  const sniffed: Sniffed = { type: '', bytes: 0 };
  const key = fileKey(place);
  await ctx.services.files.put(key, sniff(body, sniffed));
  if (forVisitors) sniffed.bytes = await atOnce(() => publishImage(ctx, key, sniffed.type, sniffed.bytes));
  return { ...sniffed, ...(await measure(ctx, key, sniffed.type)) };
}

/**
 * Keeps an uploaded file for its owner, while it comes. The same id again is the same file. Throws `unsupported_file`,
 * `not_found` when the owner is deleted meanwhile, and what `body` throws.
 */
export async function saveFile(
  ctx: Ctx,
  ownerId: string,
  query: FileQuery,
  body: AsyncIterable<Uint8Array>,
): Promise<FileRef> {
  const appUrl = ctx.services.config.APP_URL;
  const id = query.id ?? newId();
  const known = await findFile(ctx, id);
  if (known) return toFileRef(appUrl, ownersOwn(known, ownerId));
  const place = { shop_id: ctx.shopId, id, secret: randomBytes(16).toString('hex') };
  await beginUpload(ctx, ownerId, place);
  const facts = await keepBytes(ctx, place, query.forVisitors === true, body).catch(async (error: unknown) => {
    await discardUpload(ctx, place);
    throw error;
  });
  const row = {
    ...place,
    ...facts,
    owner_id: ownerId,
    name: query.name.replace(/[\p{C}/\\]/gu, '_'),
    created_at: ctx.services.clock.now(),
    expires_at: null,
    attached_at: null,
  };
  if (await finishUpload(ctx, row)) return toFileRef(appUrl, row);
  const other = await findFile(ctx, id);
  if (!other) throw notFound(texts.thisFile);
  return toFileRef(appUrl, ownersOwn(other, ownerId));
}

function ownersOwn(row: FileRow, ownerId: string): FileRow {
  if (row.owner_id !== ownerId) throw notFound(texts.thisFile);
  return row;
}

export const findFile = (ctx: Pick<Ctx, 'db' | 'shopId'>, id: string) =>
  ctx.db.selectFrom('files').selectAll().where('shop_id', '=', ctx.shopId).where('id', '=', id).executeTakeFirst();

/**
 * The files of a message about to be sent: all must be the sender’s own or, of a member's, stand in a record of the shop
 * such as a shortcut. Throws `not_found`.
 */
export async function attachableFiles(
  ctx: Ctx,
  sender: { ownerId: string; isMember: boolean },
  ids: readonly string[],
): Promise<FileRef[]> {
  if (ids.length === 0) return [];
  const isOwn = sql<boolean>`owner_id = ${sender.ownerId}`;
  const isUsed = sql<boolean>`exists (
    select from file_uses where file_uses.shop_id = files.shop_id and file_uses.file_id = files.id)`;
  const rows = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', 'in', [...ids])
    .where(sender.isMember ? sql<boolean>`(${isOwn} or ${isUsed})` : isOwn)
    .execute();
  return ids.map((id) => {
    const row = rows.find((it) => it.id === id);
    if (!row) throw notFound(texts.oneOfTheFiles);
    return toFileRef(ctx.services.config.APP_URL, row);
  });
}
