import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes every built file a second and third time, compressed as far as it goes, so that the server only sends it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    writeBundle({ dir = '.' }, bundle) {
      for (const { fileName } of Object.values(bundle)) {
        const file = join(dir, fileName);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content));
      }
    },
  };
}
