import { fileMaxBytes } from '@chatty/contract/limits';
import { Problem } from '../../platform/problem.ts';

/** The bytes of an upload. Throws `too_large`, in the words of what is uploaded. */
export async function readUpload(
  body: AsyncIterable<Uint8Array>,
  tooLarge: (megabytes: number) => string,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > fileMaxBytes) throw new Problem('too_large', tooLarge(fileMaxBytes >> 20));
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
