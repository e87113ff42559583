import { defineConfig } from 'vite';
import { oneFile } from './building/one-file.ts';

/** What draws the launcher as it is set up by now: a module that the loader fetches when somebody reaches for it, or comes back. */
export default defineConfig(
  oneFile({ input: 'src/loader/anew.ts', name: 'anew.js', limit: 1_000, exports: 'exports-only' }),
);
