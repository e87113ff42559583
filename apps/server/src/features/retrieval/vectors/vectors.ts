import { Refused } from '../../../platform/problem.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import type { Services } from '../../../ctx.ts';

/** Vectors as the database keeps them: float32, little endian, one after the other. */
export function bytesOf(vectors: readonly Float32Array[]): Buffer {
  const bytes = Buffer.alloc(vectors.reduce((sum, it) => sum + it.length * 4, 0));
  let at = 0;
  for (const vector of vectors) for (const x of vector) at = bytes.writeFloatLE(x, at);
  return bytes;
}

/** The vectors kept in `bytes`; none when it cannot be vectors of so many dimensions. */
export function vectorsOf(bytes: Uint8Array | null, dimensions: number): Float32Array[] {
  if (!bytes || bytes.byteLength % (dimensions * 4) !== 0) return [];
  // A copy of their own: where the database's bytes begin is no place for floats. They are read as this machine has them.
  const all = new Float32Array(new Uint8Array(bytes).buffer);
  return Array.from({ length: all.length / dimensions }, (_, row) =>
    all.subarray(row * dimensions, (row + 1) * dimensions),
  );
}

/** Embeds texts; null for one that the embedder finally refuses, so that it does not hold up the others. */
export async function embedEach(embedder: Embedder, texts: readonly string[]): Promise<(Float32Array | null)[]> {
  try {
    return await embedder.embed(texts);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (texts.length === 1) return [null];
    const each: (Float32Array | null)[] = [];
    for (const text of texts) each.push(...(await embedEach(embedder, [text])));
    return each;
  }
}

/** The longest that a visitor waits for the encoder; it may still be loading, or busy with a sync. */
const usualWaitMs = 300;

/** A question's embedding, or nothing when it is not ready in time: ranking is lexical then. Never throws. */
export async function embedQuery(
  services: Services,
  text: string,
  withinMs = usualWaitMs,
): Promise<Float32Array | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, withinMs, undefined);
  const embedded = services.embedder.embed([text]).then(
    ([vector]) => vector,
    (error: unknown) => {
      services.log.debug({ err: error }, 'a question was not embedded');
      return undefined;
    },
  );
  try {
    return await Promise.race([embedded, late]);
  } finally {
    clearTimeout(timer);
  }
}
