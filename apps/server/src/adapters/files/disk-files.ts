import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from '../../ports/files.ts';

/** Files in a folder of this machine. */
export function createDiskFiles(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async get(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : null;
    },
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
  };
}
