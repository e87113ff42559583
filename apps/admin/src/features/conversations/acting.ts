import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { Action } from './acts/action.ts';

type Act = (action: Action) => void;

/** Does something to a conversation as the inbox does it; null where no inbox is shown. */
export const useActing = create<{ act: Act | null }>(() => ({ act: null }));

/** Lends what the inbox can do to those who stand above every page, for as long as it is shown. */
export function useLendActing(act: Act): void {
  const now = useEffectEvent(act);
  useEffect(() => {
    useActing.setState({ act: (action) => now(action) });
    return () => useActing.setState({ act: null });
  }, []);
}
