import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

/** The popups: one module that the loader fetches when the moment of one has come. */
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
      input: 'src/popups/main.ts',
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'popups.js', codeSplitting: false },
    },
  },
  plugins: [limitSize(12_000), precompress()],
});
