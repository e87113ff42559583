import type { Feature } from '../../navigation/feature.ts';

export const responseTargetsFeature: Feature = {
  pages: {
    '/settings/detail/response-targets': async () => ({
      Component: (await import('./response-targets-page.tsx')).ResponseTargetsPage,
    }),
  },
  settingsPlaces: [() => import('./settings-place.ts')],
};
