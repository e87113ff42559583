import type { LaterSlots } from '../../app/feature.ts';
import { LazyTracking } from './lazy-tracking.tsx';
import { trackingScreen } from './tracking-screen.ts';

/** Where a visitor's order is. What draws it is fetched once somebody wants to know. */
export const orderTrackingLater = {
  name: 'order-tracking',
  screens: [trackingScreen.filledBy(LazyTracking)],
} satisfies LaterSlots;
