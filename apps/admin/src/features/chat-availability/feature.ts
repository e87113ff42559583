import type { Feature } from '../../navigation/feature.ts';

export const chatAvailabilityFeature: Feature = {
  pages: {
    '/settings/chat-availability': async () => ({
      Component: (await import('./chat-availability-page.tsx')).ChatAvailabilityPage,
    }),
  },
  settingsPlaces: [() => import('./settings-place.ts')],
};
