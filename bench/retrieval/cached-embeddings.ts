import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '../../apps/server/src/ports/embedder.ts';

const keyBytes = 16;
const textsPerWrite = 64;

export interface CachedEmbeddings {
  /** Vectors of these texts, in order; only the texts never seen before are computed. */
  of(texts: readonly string[]): Promise<Float32Array[]>;
}

/** Remembers embeddings in an append-only file in `folder`, so that a measurement is paid for once. */
export function cachedEmbeddings(embedder: Embedder, folder: string, report: (line: string) => void): CachedEmbeddings {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${embedder.id}.bin`);
  const recordBytes = keyBytes + embedder.dimensions * 4;
  const known = new Map<string, Float32Array>();
  const stored = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  for (let at = 0; at + recordBytes <= stored.length; at += recordBytes) {
    const vector = new Float32Array(embedder.dimensions);
    new Uint8Array(vector.buffer).set(stored.subarray(at + keyBytes, at + recordBytes));
    known.set(stored.toString('hex', at, at + keyBytes), vector);
  }

  async function compute(texts: readonly string[]): Promise<void> {
    const vectors = await embedder.embed(texts);
    texts.forEach((text, i) => {
      const vector = vectors[i];
      if (!vector) throw new Error('the embedder returned too few vectors');
      known.set(keyOf(text), vector);
      appendFileSync(file, Buffer.concat([Buffer.from(keyOf(text), 'hex'), new Uint8Array(vector.buffer)]));
    });
  }

  return {
    async of(texts) {
      const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
      for (let from = 0; from < missing.length; from += textsPerWrite) {
        if (from % (textsPerWrite * 16) === 0) report(`embedding ${from} of ${missing.length} new texts`);
        await compute(missing.slice(from, from + textsPerWrite));
      }
      return texts.map((text) => known.get(keyOf(text)) ?? new Float32Array(embedder.dimensions));
    },
  };
}

function keyOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, keyBytes * 2);
}
