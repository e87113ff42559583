import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

/** What puts the chat into a page of its own, beside the chat. */
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
      input: 'src/chat-page/chat-page.ts',
      output: { format: 'es', entryFileNames: 'page.js' },
    },
  },
  plugins: [limitSize(4_000), precompress()],
});
