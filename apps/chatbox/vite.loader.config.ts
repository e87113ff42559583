import { defineConfig } from 'vite';
import { limitSize } from './building/limit-size.ts';
import { loadPlainly } from './building/part-code.ts';

/** The loader: one plain script for the theme app extension. Shopify's limit is 10,000 bytes. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2020',
    outDir: '../../extensions/chatbox/assets',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/loader/loader.ts',
      output: { format: 'iife', entryFileNames: 'chatty-loader.js' },
    },
  },
  plugins: [loadPlainly, limitSize(4_000)],
});
