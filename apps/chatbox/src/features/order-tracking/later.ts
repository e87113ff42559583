import type { LaterSlots } from '../../app/feature.ts';
import { onDemand } from '../../app/wire/on-demand.tsx';
import { trackingScreen } from './tracking-screen.ts';

const TrackingBody = onDemand(
  () => import('./tracking-body.tsx').then(({ TrackingBody: it, style }) => ({ it, style })),
  'scroll page',
);

/** Where a visitor's order is. What draws it is fetched once somebody wants to know. */
export const orderTrackingLater = {
  name: 'order-tracking',
  screens: [trackingScreen.filledBy(TrackingBody)],
} satisfies LaterSlots;
