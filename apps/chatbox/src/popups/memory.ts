import { type Memory, nothing } from './caps.ts';

const keyOf = (shop: string) => `chatty:${shop}:popups`;

/** For a browser that forbids storage: the life of the page. */
let held: Memory = nothing;

const isMemory = (it: unknown): it is Memory => {
  const { shows, rests, visit } = (it ?? {}) as Partial<Record<keyof Memory, unknown>>;
  return (
    Array.isArray(shows) && typeof rests === 'object' && rests !== null && typeof visit === 'object' && visit !== null
  );
};

/** What this browser remembers of the store's popups; what somebody else wrote there is taken for nothing. */
export function readMemory(shop: string, storage: () => Storage): Memory {
  try {
    const read: unknown = JSON.parse(storage().getItem(keyOf(shop)) ?? 'null');
    return isMemory(read) ? read : held;
  } catch {
    return held;
  }
}

export function keepMemory(shop: string, storage: () => Storage, memory: Memory): void {
  held = memory;
  try {
    storage().setItem(keyOf(shop), JSON.stringify(memory));
  } catch {
    // Forbidden or full: the page remembers.
  }
}
