import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from '../../ports/files.ts';

const isAbsent = (error: unknown) => (error as { code?: string } | null)?.code === 'ENOENT';

/** Files in a folder of this machine. */
export function createDiskFiles(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, bytes) {
      if (bytes instanceof Uint8Array) return disk.put(key, bytes);
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(bytes, createWriteStream(path));
      } catch (error) {
        await disk.delete(key);
        throw error;
      }
    },
    async open(key, range) {
      try {
        return (await open(join(folder, key))).createReadStream(range);
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
  };
}
