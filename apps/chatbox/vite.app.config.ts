import { defineConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

/**
 * The chat: one module with a stable name, loaded when a visitor reaches for the launcher. Written as React, built on
 * preact/compat. One file on purpose: a second one would cost the visitor a round trip before the chat is usable.
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
      input: 'src/main.ts',
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'app.js', chunkFileNames: '[name]-[hash].js', codeSplitting: false },
    },
  },
  plugins: [limitSize(60_000), precompress()],
});
