import { defineConfig } from 'vite';
import { oneFile } from './building/one-file.ts';

/** What counts a vote below an answer of the store's pages: a module that the loader fetches with the first click. */
export default defineConfig(
  oneFile({ input: 'src/faq-page/vote.ts', name: 'votes.js', limit: 1_000, exports: 'exports-only' }),
);
