import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

/** What counts a vote below an answer of the store's pages: a module that the loader fetches with the first click. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/faq-page/vote.ts',
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'votes.js' },
    },
  },
  plugins: [limitSize(1_000), precompress()],
});
