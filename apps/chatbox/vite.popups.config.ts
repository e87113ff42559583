import { defineConfig } from 'vite';
import { oneFile } from './building/one-file.ts';

/** The popups: one module that the loader fetches when the moment of one has come. */
export default defineConfig(
  oneFile({ input: 'src/popups/main.ts', name: 'popups.js', limit: 12_000, exports: 'strict' }),
);
