import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { texts } from '#texts/profile.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { attachFiles, readOwnFile, saveFile } from '../../files/index.ts';

/** Shown at 32 to 96 pixels, twice as many on sharp screens. */
const avatarPixels = 256;

/** The middle of a picture as a small square: upright, and without what a camera writes into it, such as where it was. */
async function toSquare(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: 100_000_000 })
      .autoOrient()
      .resize(avatarPixels, avatarPixels, { fit: 'cover', position: 'attention' })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new Problem('unsupported_file', texts.unreadablePicture);
  }
}

/** A picture is read and decoded as a whole. */
const oneAtATime = pLimit(1);

/** Keeps a square of an uploaded picture and answers its address. Throws `not_found`, `unsupported_file`. */
export async function keepPicture(ctx: MemberCtx, fileId: string): Promise<string> {
  const avatar = await oneAtATime(async () => {
    const { type, bytes } = await readOwnFile(ctx, ctx.who.memberId, fileId);
    if (!type.startsWith('image/')) throw new Problem('unsupported_file', texts.notAPicture);
    return toSquare(bytes);
  });
  const { id, url } = await saveFile(ctx, ctx.who.memberId, { name: 'avatar.webp' }, Readable.from([avatar]));
  await attachFiles(ctx.db, ctx.services.clock.now(), [{ shopId: ctx.shopId, id }]);
  return url;
}
