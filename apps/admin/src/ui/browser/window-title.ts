import { useEffect, useSyncExternalStore } from 'react';

/** Titles that stand above the route's own, the latest last. */
let claims: string[] = [];
const listeners = new Set<() => void>();

function change(next: string[]): void {
  claims = next;
  for (const it of listeners) it();
}

const subscribe = (told: () => void) => {
  listeners.add(told);
  return () => void listeners.delete(told);
};

/** Names the window by what is shown where that is not what the address says; also outside the shell. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    change([...claims, title]);
    document.title = title;
    return () => {
      const at = claims.lastIndexOf(title);
      change(claims.filter((_, i) => i !== at));
      document.title = before;
    };
  }, [title]);
}

/** The title that was claimed last, or null. */
export const useClaimedTitle = (): string | null => useSyncExternalStore(subscribe, () => claims.at(-1) ?? null);
