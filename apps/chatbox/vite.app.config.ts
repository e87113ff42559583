import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { loadPlainly } from './load-plainly.ts';
import { precompress } from './precompress.ts';
import { wordsFiles, wordsHash } from './words-files.ts';

/**
 * The chat: two modules with stable names, loaded beside each other when a visitor reaches for the launcher. The small one
 * is its first look, which takes the first words; the other one what the home screen needs, and it takes its style from the
 * first. It is one file on purpose: a further one would cost a round trip. What stands behind home comes in another, fetched
 * once home is drawn, which takes what both need from these; what few visitors need is a file of its own, and so is what
 * the chat says in each language but English. Written as React, built on preact/compat.
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
      input: { app: 'src/main.ts', opening: 'src/opening/opening.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [loadPlainly, wordsFiles(), limitSize(60_000), precompress()],
});
