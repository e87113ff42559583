/** Where bytes are kept. Keys are made by us and hold no user input. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there does no harm. */
  remove(key: string): Promise<void>;
  /** Removes everything under `prefix/`. */
  removeAll(prefix: string): Promise<void>;
}
