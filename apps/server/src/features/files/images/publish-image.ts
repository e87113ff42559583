import { buffer } from 'node:stream/consumers';
import { imageTypes } from '@chatty/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { texts } from '#texts/files.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';

type ImageType = (typeof imageTypes)[number];

/** GIFs hold no places and are left alone. */
const written: Partial<Record<ImageType, (it: Sharp) => Sharp>> = {
  'image/jpeg': (it) => it.jpeg({ quality: 90 }),
  'image/png': (it) => it.png(),
  'image/webp': (it) => it.webp({ quality: 90 }),
  'image/avif': (it) => it.avif({ quality: 70 }),
};

const refusal = () => new Problem('unsupported_file', texts.notForVisitors);

/**
 * Makes an image that was kept under `key` fit to be shown to everybody: upright, and without what a camera writes into it,
 * such as where it was. Answers its size in bytes. Throws `unsupported_file` for what is no image that browsers show.
 */
export async function publishImage({ services }: Ctx, key: string, type: string, bytes: number): Promise<number> {
  if (!imageTypes.some((it) => it === type)) throw refusal();
  const write = written[type as ImageType];
  const kept = write ? await services.files.open(key) : null;
  if (!write || !kept) return bytes;
  const before = await buffer(kept);
  try {
    const limits = { limitInputPixels: 100_000_000 };
    const { pages = 1 } = await sharp(before, limits).metadata();
    // To turn and to write moving pictures anew is more than is won by it.
    if (pages > 1) return bytes;
    const after = await write(sharp(before, limits).autoOrient().keepIccProfile()).toBuffer();
    await services.files.put(key, after);
    return after.byteLength;
  } catch (problem) {
    if (problem instanceof Problem) throw problem;
    throw refusal();
  }
}
