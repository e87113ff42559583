import type { LaterSlots } from '../../app/feature.ts';
import { SatisfactionPrompt } from './satisfaction-prompt.tsx';

/** How it was, once a conversation is resolved. */
export const satisfactionLater = {
  name: 'satisfaction',
  // It is told to the team alone.
  messageParts: { rating: () => null },
  belowThread: [SatisfactionPrompt],
} satisfies LaterSlots;
