import type { Feature } from '../../navigation/feature.ts';

export const notificationsFeature: Feature = {
  pages: {
    '/settings/detail/notifications': async () => ({
      Component: (await import('./notifications-page.tsx')).NotificationsPage,
    }),
  },
  settingsPlaces: [() => import('./settings-place.ts')],
};
