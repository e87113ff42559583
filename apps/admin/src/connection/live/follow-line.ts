import type { LiveStatus } from '@chatty/client/live';

/** Calls `opened` whenever the line opens, and says whether it had broken before. */
export function followLine(opened: (afterBreak: boolean) => void) {
  let isLive = false;
  let hasBroken = false;
  return {
    hear(now: LiveStatus) {
      if (now === 'offline' || (isLive && now !== 'live')) hasBroken = true;
      if (now === 'live' && !isLive) {
        opened(hasBroken);
        hasBroken = false;
      }
      isLive = now === 'live';
    },
  };
}
