import { useEffect } from 'react';
import { create } from 'zustand';

/** Titles that stand above the route's own, the latest last. */
const useClaims = create<readonly string[]>(() => []);

/** Names the window by what is shown where that is not what the address says; also outside the shell. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    useClaims.setState((claims) => [...claims, title], true);
    document.title = title;
    return () => {
      useClaims.setState((claims) => claims.toSpliced(claims.lastIndexOf(title), 1), true);
      document.title = before;
    };
  }, [title]);
}

/** The title that was claimed last, or null. */
export const useClaimedTitle = (): string | null => useClaims((claims) => claims.at(-1) ?? null);
