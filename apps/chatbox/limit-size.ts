import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails the build when what it writes is larger than `limit` bytes gzip'd, and says how large it is otherwise. */
export function limitSize(limit: number): Plugin {
  return {
    name: 'limit-size',
    writeBundle(_, bundle) {
      let total = 0;
      for (const file of Object.values(bundle)) {
        const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
        total += bytes;
        console.log(`${file.fileName}: ${bytes} bytes gzip'd`);
      }
      if (total > limit) this.error(`${total} bytes gzip'd are more than the limit of ${limit}.`);
    },
  };
}
