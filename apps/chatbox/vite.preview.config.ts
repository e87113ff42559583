import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

/** What stands around the chat in the admin's preview. No visitor loads it. */
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
      input: 'src/preview/main.ts',
      output: { format: 'es', entryFileNames: 'preview.js', codeSplitting: false },
    },
  },
  plugins: [limitSize(20_000), precompress()],
});
