import { later } from '../../../../ui/later/later.ts';

/** All that knows emoji, and what they are chosen from: it comes with the first colon, or press of the button. */
export const emojiCode = later(() => import('./emoji-grid.tsx'));
