import type { LiveStatus } from '@chatty/client/live';

/** Calls `back` whenever the line comes back after a break, but not when it opens for the first time. */
export function afterBreak(back: () => void) {
  let hasStood = false;
  let isBroken = false;
  return {
    hear(now: LiveStatus) {
      if (now !== 'live') {
        isBroken ||= now === 'offline' || hasStood;
        return;
      }
      hasStood = true;
      if (!isBroken) return;
      isBroken = false;
      back();
    },
  };
}
