import { type Memory, nothing } from './caps.ts';

const keyOf = (shop: string) => `chatty:${shop}:popups`;

/** For a browser that forbids storage: the life of the page. */
let held: Memory = nothing;

const areNumbers = (them: unknown[]): boolean => them.every((it) => typeof it === 'number');
const isObject = (it: unknown): it is Record<string, unknown> => typeof it === 'object' && it !== null;

function isMemory(it: unknown): it is Memory {
  if (!isObject(it) || !Array.isArray(it.shows) || !isObject(it.rests) || !isObject(it.visit)) return false;
  const moments = it.shows.map((show: unknown): unknown => (Array.isArray(show) ? show[1] : null));
  return areNumbers([...moments, ...Object.values(it.rests), it.visit.began, it.visit.last]);
}

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
