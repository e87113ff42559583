import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the product says in one language: each visitor fetches one of these, the largest counts. */
const ofLanguage = (fileName: string) => fileName.startsWith('words-');

/**
 * Fails the build when what every visitor fetches who opens it is larger than `limit` bytes gzip'd, and says how large
 * every file is. What is fetched only once somebody wants it, and what it says, does not count.
 */
export function limitSize(limit: number): Plugin {
  return {
    name: 'limit-size',
    writeBundle(_, bundle) {
      let always = 0;
      let words = 0;
      for (const file of Object.values(bundle)) {
        const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
        const onDemand = file.type === 'chunk' ? file.isDynamicEntry : file.fileName.startsWith('more-words-');
        if (ofLanguage(file.fileName)) words = Math.max(words, bytes);
        else if (!onDemand) always += bytes;
        console.log(`${file.fileName}: ${bytes} bytes gzip'd${onDemand ? ', on demand' : ''}`);
      }
      const total = always + words;
      console.log(`${total} bytes gzip'd in all, of ${limit}.`);
      if (total > limit) this.error(`${total} bytes gzip'd are more than the limit of ${limit}.`);
    },
  };
}
