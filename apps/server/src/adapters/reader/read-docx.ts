import mammoth from 'mammoth';
import type { ReadPart } from '../../ports/reader.ts';
import { measureZip } from './measure-zip.ts';
import { mostChars, Unread } from './unread.ts';

/** A document of Word as HTML, without its pictures. Throws `Unread`, and what a damaged one makes its reader throw. */
export async function readDocx(bytes: Uint8Array): Promise<ReadPart[]> {
  await measureZip(bytes);
  const noPicture = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage: noPicture });
  if (value.length > mostChars) throw new Unread('too_long');
  return [{ html: value }];
}
