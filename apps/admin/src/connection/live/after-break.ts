import type { LiveStatus } from '@chatty/client/live';

/** Calls `back` whenever the line stands again after it was down; the first time that it stands is no such time. */
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
