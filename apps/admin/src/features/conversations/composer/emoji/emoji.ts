import { useEffect, useState } from 'react';
import { later } from '../../../../ui/later/later.ts';

/** All that knows emoji, and what they are chosen from: it comes with the first colon, or press of the button. */
export const emojiCode = later(() => import('./emoji-grid.tsx'));

/** Whether emoji were wanted and could not be loaded. They are asked for again whenever they are wanted anew. */
export function useEmojiLost(wanted: boolean): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    emojiCode.load().then(
      () => setLost(false),
      () => setLost(true),
    );
  }, [wanted]);
  return isLost;
}
