import { defineConfig, type Plugin } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';
import { wordsFiles, wordsHash } from './words-files.ts';

/** Files on demand bring nothing along that would have to be fetched before them: Vite's helper for that is left out. */
const loadPlainly: Plugin = {
  name: 'load-plainly',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * The chat: one module with a stable name, loaded when a visitor reaches for the launcher. Written as React, built on
 * preact/compat. What the home screen needs is one file on purpose: a second one would cost the visitor a round trip before
 * the chat is usable. The rest comes in another, fetched once home is drawn, which takes what both need from the first; what
 * few visitors need is a file of its own, and so is what it says in each language but English.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  resolve: {
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"', chattyWords: JSON.stringify(wordsHash) },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.ts',
      preserveEntrySignatures: 'allow-extension',
      output: { format: 'es', entryFileNames: 'app.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [loadPlainly, wordsFiles(), limitSize(60_000), precompress()],
});
