import { useSyncExternalStore } from 'react';

let queued = 0;
const listeners = new Set<() => void>();

/** Told by whoever keeps unsent work, for the bar that says how much waits. */
export function setQueued(count: number): void {
  queued = count;
  for (const it of listeners) it();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useQueued = (): number => useSyncExternalStore(subscribe, () => queued);
