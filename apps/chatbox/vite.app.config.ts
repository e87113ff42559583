import { defineConfig } from 'vite';
import { limitSize } from './building/limit-size.ts';
import { loadPlainly, partCode } from './building/part-code.ts';
import { precompress } from './building/precompress.ts';
import { wordsFiles } from './building/words-files.ts';

const code = partCode();

/**
 * The chat: two modules with stable names, loaded beside each other when a visitor reaches for the launcher. The small one
 * is its first look, which takes the first words; the other one what the home screen needs, and it takes its style from the
 * first. It is one file on purpose: a further one would cost a round trip. What stands behind home comes in another, fetched
 * once home is drawn, which takes what both need from these, with what the chat says in the page's language; what few visitors
 * need is a file of its own. Written as React, built on preact/compat.
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
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: { app: 'src/main.ts', opening: 'src/opening/opening.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'app', test: code.isHome },
            { name: 'later', test: code.isLater },
          ],
        },
      },
    },
  },
  plugins: [loadPlainly, code.plugin, wordsFiles(), limitSize(60_000), precompress()],
});
