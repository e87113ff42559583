import type { Readable } from 'node:stream';

/** Where bytes are kept. Keys are made by us and hold no user input. */
export interface FileStore {
  /** Keeps all that comes. Throws what its source throws, and keeps nothing then. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * The bytes under the key, or only those of `range` (both ends included), read as they are asked for; whoever opens them
   * reads them or destroys the stream. Null when there is nothing under the key.
   */
  open(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /** Removing what is not there does no harm. */
  remove(key: string): Promise<void>;
  /** Removes everything under `prefix/`. */
  removeAll(prefix: string): Promise<void>;
}
