const dayMs = 86_400_000;

/** One thing that this browser remembers under a name. */
export interface LocalRecord<T> {
  /** Null when there is nothing, or when it was invalid or too old and has just been cleared. */
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

interface Keeping<T> {
  /** Days after which it is forgotten. */
  days: number;
  /** Makes a value of what was kept, or null when that is no such value. Anybody can write into a browser's storage. */
  parse(kept: unknown): T | null;
  /** Ms since 1970; only tests give their own. */
  now?: () => number;
  storage?: () => Storage;
}

/** Values that could not be stored; the page itself remembers them. */
const held = new Map<string, string>();
const told = new Set<string>();

function tellOnce(name: string, problem: unknown) {
  if (told.has(name)) return;
  told.add(name);
  console.warn(`This browser does not remember "${name}":`, problem);
}

/**
 * A record in local storage that expires. Storage may be full or forbidden: then the page alone remembers, the failure
 * is logged once, and nothing is thrown (specification, section 8).
 */
export function localRecord<T>(
  name: string,
  { days, parse, now = Date.now, storage = () => localStorage }: Keeping<T>,
): LocalRecord<T> {
  const key = `chatty ${name}`;

  const attempt = <R>(work: (storage: Storage) => R): R | null => {
    try {
      return work(storage());
    } catch (problem) {
      tellOnce(name, problem);
      return null;
    }
  };
  const clear = () => {
    held.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  const valueIn = (text: string): T | null => {
    try {
      const kept: unknown = JSON.parse(text);
      if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return null;
      const age = typeof kept.at === 'number' ? now() - kept.at : Number.NaN;
      // A time stamp of the future is as invalid as none: it would never expire.
      return age >= 0 && age < days * dayMs ? parse(kept.value) : null;
    } catch {
      return null;
    }
  };

  return {
    read() {
      const text = held.get(key) ?? attempt((storage) => storage.getItem(key));
      if (text === null) return null;
      const value = valueIn(text);
      if (value === null) clear();
      return value;
    },
    write(value) {
      const text = JSON.stringify({ at: now(), value });
      const stored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (stored) held.delete(key);
      else held.set(key, text);
    },
    clear,
  };
}

/** For `parse`: the text itself, unless it is empty or no text. */
export const textOrNull = (kept: unknown): string | null => (typeof kept === 'string' && kept !== '' ? kept : null);
