import { randomBytes } from 'node:crypto';
import type { FileRef } from '@chatty/contract/files';
import { fileMaxBytes, fileTypes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { fileTypeFromBuffer } from 'file-type';
import type { Selectable } from 'kysely';
import sharp from 'sharp';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx } from '../../world.ts';

/** Whether it is in use is told by `attach-files.ts`. */
type FileRow = Omit<Selectable<Tables['files']>, 'attached_at'>;

const refusal = new Problem(
  'unsupported_file',
  'This kind of file cannot be sent. Send an image, a PDF, a text or an MP4 video.',
);

/** What the bytes are, whatever the name says. Plain text has no signature: it must be valid UTF-8 without markup. */
async function sniff(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) {
    if ((fileTypes as readonly string[]).includes(found.mime)) return found.mime;
    throw refusal;
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal;
  }
  if (text.includes('\0') || /<\s*(!doctype|html|svg|script|iframe|\?xml|body|head)/i.test(text)) throw refusal;
  return 'text/plain';
}

/** Width and height of an image; a picture that cannot be decoded is refused. */
async function measure(type: string, bytes: Uint8Array): Promise<{ width: number | null; height: number | null }> {
  if (!type.startsWith('image/') || type === 'image/heic') return { width: null, height: null };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: 100_000_000 }).metadata();
    return { width, height };
  } catch {
    throw new Problem('unsupported_file', 'This picture is damaged. Save it again and send it once more.');
  }
}

/** Each upload has a place of its own: of two with the same id at once, the one that is kept keeps its own bytes. */
export const fileKey = (it: Pick<FileRow, 'shop_id' | 'id' | 'secret'>) => `${it.shop_id}/${it.id}/${it.secret}`;

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

/** Keeps an uploaded file for its owner. The same id again is the same file. Throws `too_large`, `unsupported_file`. */
export async function saveFile(
  ctx: Ctx,
  ownerId: string,
  query: { name: string; id?: string | undefined },
  bytes: Uint8Array,
): Promise<FileRef> {
  if (bytes.byteLength === 0) throw new Problem('bad_input', 'This file is empty.');
  if (bytes.byteLength > fileMaxBytes) throw new Problem('too_large', 'This file is too large: at most 10 MB.');
  const appUrl = ctx.world.config.APP_URL;
  const id = query.id ?? newId();
  const known = await findFile(ctx, id);
  if (known) return toFileRef(appUrl, ownersOwn(known, ownerId));
  const type = await sniff(bytes);
  const row: FileRow = {
    shop_id: ctx.shopId,
    id,
    owner_id: ownerId,
    name: query.name.replace(/[\p{C}/\\]/gu, '_'),
    type,
    bytes: bytes.byteLength,
    ...(await measure(type, bytes)),
    secret: randomBytes(16).toString('hex'),
    created_at: ctx.world.clock.now(),
    expires_at: null,
  };
  await ctx.world.files.put(fileKey(row), bytes);
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('files')
    .values(row)
    .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) return toFileRef(appUrl, row);
  await ctx.world.files.remove(fileKey(row));
  const other = await findFile(ctx, id);
  if (!other) throw notFound('This file');
  return toFileRef(appUrl, ownersOwn(other, ownerId));
}

function ownersOwn(row: FileRow, ownerId: string): FileRow {
  if (row.owner_id !== ownerId) throw notFound('This file');
  return row;
}

export const findFile = (ctx: Pick<Ctx, 'db' | 'shopId'>, id: string) =>
  ctx.db.selectFrom('files').selectAll().where('shop_id', '=', ctx.shopId).where('id', '=', id).executeTakeFirst();

/** The files of a message about to be sent: all must be the sender’s own. Throws `not_found`. */
export async function attachableFiles(ctx: Ctx, ownerId: string, ids: readonly string[]): Promise<FileRef[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => {
    const row = rows.find((it) => it.id === id);
    if (!row) throw notFound('One of the files');
    return toFileRef(ctx.world.config.APP_URL, row);
  });
}
