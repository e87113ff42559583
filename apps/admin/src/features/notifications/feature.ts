import type { Feature } from '../../navigation/feature.ts';

export const notificationsFeature: Feature = {
  pages: {
    '/settings/detail/notifications': async () => ({
      Component: (await import('./notifications-page.tsx')).NotificationsPage,
    }),
  },
  settingsPlace: () => import('./settings-place.ts'),
};
