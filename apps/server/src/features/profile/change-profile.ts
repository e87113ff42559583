import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { texts } from '#texts/profile.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberCtx } from '../../world.ts';
import { findMember, saveMember } from '../members/index.ts';
import { attachFiles, readOwnFile, saveFile } from '../files/index.ts';
import { mustBeOneself } from './must-be-oneself.ts';

/** Shown at 32 to 96 pixels, twice as many on sharp screens. */
const avatarPixels = 256;

/** The middle of a picture as a small square: upright, and without what a camera writes into it, such as where it was. */
async function toAvatar(bytes: Uint8Array): Promise<Uint8Array> {
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
async function keepAvatar(ctx: MemberCtx, fileId: string): Promise<string> {
  const avatar = await oneAtATime(async () => {
    const { type, bytes } = await readOwnFile(ctx, ctx.who.memberId, fileId);
    if (!type.startsWith('image/')) throw new Problem('unsupported_file', texts.notAPicture);
    return toAvatar(bytes);
  });
  const { id, url } = await saveFile(ctx, ctx.who.memberId, { name: 'avatar.webp' }, Readable.from([avatar]));
  await attachFiles(ctx.db, ctx.world.clock.now(), [{ shopId: ctx.shopId, id }]);
  return url;
}

/** Changes one's name or picture, for the team and in what one writes from now on. */
export async function changeProfile(
  ctx: MemberCtx,
  it: { fullName?: string | undefined; avatarFileId?: string | null | undefined },
): Promise<void> {
  mustBeOneself(ctx);
  const avatar = it.avatarFileId ? await keepAvatar(ctx, it.avatarFileId) : it.avatarFileId;
  await transaction(ctx, async (tx) => {
    const row = await findMember(tx, ctx.who.memberId);
    await saveMember(tx, row, {
      full_name: it.fullName ?? row.full_name,
      avatar: avatar === undefined ? row.avatar : avatar,
    });
  });
}
