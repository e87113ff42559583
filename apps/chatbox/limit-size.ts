import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Fails the build when what is loaded at once is larger than `limit` bytes gzip'd, and says how large every file is; what
 * a visitor fetches on demand does not count.
 */
export function limitSize(limit: number): Plugin {
  return {
    name: 'limit-size',
    writeBundle(_, bundle) {
      let total = 0;
      for (const file of Object.values(bundle)) {
        const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
        // What is said in one language is fetched by those alone who read it.
        const onDemand = file.type === 'chunk' ? file.isDynamicEntry : file.fileName.startsWith('words-');
        if (!onDemand) total += bytes;
        console.log(`${file.fileName}: ${bytes} bytes gzip'd${onDemand ? ', on demand' : ''}`);
      }
      if (total > limit) this.error(`${total} bytes gzip'd are more than the limit of ${limit}.`);
    },
  };
}
