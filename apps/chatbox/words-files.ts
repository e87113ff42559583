import { createHash } from 'node:crypto';
import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { Plugin } from 'vite';

const keys = Object.keys(chatTexts) as (keyof typeof chatTexts)[];

/** What the chat says in each language, in the order of the keys; null where a language does not have it. */
const files = Object.entries(builtInTexts).map(([locale, texts]) => ({
  locale,
  source: `export default ${JSON.stringify(keys.map((key) => texts[key] ?? null))};`,
}));

/** One for all files: the chat knows their names by it. */
export const wordsHash = createHash('sha256')
  .update(JSON.stringify([keys, files]))
  .digest('hex')
  .slice(0, 12);

/** Writes a file for each language, without keys, which the chat of the same build has. It never changes under its name. */
export const wordsFiles = (): Plugin => ({
  name: 'words-files',
  generateBundle() {
    for (const { locale, source } of files) {
      this.emitFile({ type: 'asset', fileName: `words-${locale}-${wordsHash}.js`, source });
    }
  },
});
