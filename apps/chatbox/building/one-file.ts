import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { limitSize } from './limit-size.ts';
import { precompress } from './precompress.ts';

type Output = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>;

interface OneFile {
  input: string;
  /** The name by which it is served. */
  name: string;
  /** At most so many bytes gzip'd. */
  limit: number;
  /** A plain script, for older browsers too; else a module. */
  isScript?: boolean;
  /** What of a module's exports is kept for whoever fetches it. */
  exports?: Output['preserveEntrySignatures'];
}

/** How one file is built that stands by itself, beside the chat: never in pieces. */
export const oneFile = ({ input, name, limit, isScript = false, exports }: OneFile): UserConfig => ({
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: isScript ? 'es2020' : 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input,
      ...(exports === undefined ? {} : { preserveEntrySignatures: exports }),
      output: isScript
        ? { format: 'iife', entryFileNames: name }
        : { format: 'es', entryFileNames: name, codeSplitting: false },
    },
  },
  plugins: [limitSize(limit), precompress()],
});
