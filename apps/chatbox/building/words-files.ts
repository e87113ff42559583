import { createHash } from 'node:crypto';
import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import type { Plugin } from 'vite';

type Key = keyof typeof chatTexts;

const keys = Object.keys(chatTexts) as Key[];
const languages: Record<string, { readonly [K in Key]?: Text }> = { en: chatTexts, ...builtInTexts };

/** What code may say: every word of it that is a key. */
const keysIn = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.flatMap((code) => code.match(/\w+/g) ?? []));

/**
 * Parts what the chat says by who needs it. The chat itself holds in English what its own code says: so the home screen can
 * be drawn without a further file. Everything else comes from a file of the page's language: one with what every visitor may
 * read, and one (`more`) with what only files on demand say. None ever changes under its name.
 */
export const wordsFiles = (): Plugin => ({
  name: 'words-files',
  enforce: 'pre',
  load: (id) => (id.endsWith('/visitor-texts/catalogue.ts') ? 'export const chatTexts = chattyEnglish;' : null),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
    const saidBy = (names: readonly string[]) =>
      keysIn(chunks.filter((it) => names.length === 0 || names.includes(it.name)).map((it) => it.code));
    const atHome = saidBy(['app']);
    const early = saidBy(['app', 'opening', 'later']);
    const said = saidBy([]);
    const textsOf = (locale: string, has: (key: Key) => boolean) =>
      Object.fromEntries(keys.filter(has).map((key) => [key, languages[locale]?.[key]]));
    const files = Object.keys(languages).flatMap((locale) => [
      {
        name: `words-${locale}`,
        texts: textsOf(locale, (key) => early.has(key) && !(locale === 'en' && atHome.has(key))),
      },
      { name: `more-words-${locale}`, texts: textsOf(locale, (key) => said.has(key) && !early.has(key)) },
    ]);
    const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
    for (const { name, texts } of files) {
      this.emitFile({
        type: 'asset',
        fileName: `${name}-${hash}.js`,
        source: `export default ${JSON.stringify(texts)};`,
      });
    }
    for (const chunk of chunks) {
      chunk.code = chunk.code
        .replaceAll('chattyEnglish', () => JSON.stringify(textsOf('en', (key) => atHome.has(key))))
        .replaceAll('chattyWords', JSON.stringify(hash));
    }
    const unsaid = keys.filter((key) => !said.has(key));
    if (unsaid.length > 0) this.error(`Nothing says ${unsaid.join(', ')}.`);
  },
});
