import type { LaterSlots } from '../../app/feature.ts';
import { AskSatisfaction } from './ask-satisfaction.tsx';

/** How it was, once a conversation is resolved. */
export const satisfactionLater = {
  name: 'satisfaction',
  // It is told to the team alone.
  messageParts: { rating: () => null },
  belowThread: [AskSatisfaction],
} satisfies LaterSlots;
