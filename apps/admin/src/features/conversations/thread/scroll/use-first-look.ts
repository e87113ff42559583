import { startTransition, useEffect, useState } from 'react';
import type { Piece } from '../../live/apply-event.ts';

/** So many messages fill a tall window. */
const inSight = 16;

/**
 * From which place on a thread is drawn: at first what is in sight of its end, and all of it once that has been painted,
 * little by little. All of it at once where the address, or what was unread, leads further up.
 */
export function useFirstLook(piece: Piece, ...places: (number | null)[]): number {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  const from = piece.messages.at(-inSight)?.seq ?? 0;
  return isWhole || places.some((it) => it !== null && it < from) ? 0 : from;
}
