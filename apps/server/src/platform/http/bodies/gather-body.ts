import { Problem } from '../../problem.ts';

/** The whole body of an upload of at most so many bytes. Throws `too_large` with these words. */
export async function gatherBody(body: AsyncIterable<Uint8Array>, mostBytes: number, words: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > mostBytes) throw new Problem('too_large', words);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
