import { useSyncExternalStore } from 'react';

/** A timer until midnight would be late after the computer slept. */
const everyMs = 30_000;

const subscribe = (look: () => void) => {
  const timer = setInterval(look, everyMs);
  return () => clearInterval(timer);
};

const startOfToday = () => new Date().setHours(0, 0, 0, 0);

/** When this day began, in ms since 1970; whoever shows it is drawn anew when the next begins. */
export const useToday = (): number => useSyncExternalStore(subscribe, startOfToday);
