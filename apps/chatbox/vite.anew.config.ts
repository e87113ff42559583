import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

/** What draws the launcher as it is set up by now: a module that the loader fetches when somebody reaches for it, or comes back. */
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
      input: 'src/loader/anew.ts',
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'anew.js' },
    },
  },
  plugins: [limitSize(1_000), precompress()],
});
