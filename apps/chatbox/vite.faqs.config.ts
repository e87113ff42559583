import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

/** What makes the store's FAQ page searchable: one plain script, beside the chat. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2020',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/faq-page/faq-page.ts',
      output: { format: 'iife', entryFileNames: 'faqs.js' },
    },
  },
  plugins: [limitSize(1_500), precompress()],
});
