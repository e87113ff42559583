import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createDiskFiles } from '../adapters/files/disk-files.ts';
import type { FileStore } from '../ports/files.ts';

export interface CountedFiles {
  files: FileStore;
  /** Bytes that were read from the disk so far. */
  read(): number;
  /** Names of all files that are kept. */
  kept(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Files in a folder of their own, that tells how much was read of it. */
export async function countedFiles(): Promise<CountedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'chatty-files-'));
  const disk = createDiskFiles(folder);
  let bytes = 0;
  return {
    files: {
      ...disk,
      async open(key, range) {
        const file = await disk.open(key, range);
        return (
          file?.pipe(new PassThrough()).on('data', (piece: Uint8Array) => {
            bytes += piece.byteLength;
          }) ?? null
        );
      },
    },
    read: () => bytes,
    async kept() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found.filter((it) => it.isFile()).map((it) => it.name);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
