import type { ChatboxFeature } from '../../app/feature.ts';
import { trackingOf } from './tracking.ts';
import style from './tracking-card.css?inline';
import { TrackingCard } from './tracking-card.tsx';
import { trackingScreen } from './tracking-screen.ts';

/** The way to a visitor's order. */
export const orderTrackingFeature = {
  name: 'order-tracking',
  style,
  homeCards: [TrackingCard],
  leads: { order: trackingScreen.view({}) },
  // Whoever the visitor is now, what somebody else was shown is gone.
  onSession: (chat, _, anew) => anew && trackingOf(chat).dispatch({ type: 'left' }),
} satisfies ChatboxFeature;
