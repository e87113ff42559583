import type { Feature } from '../../navigation/feature.ts';

export const autoResolveFeature: Feature = {
  pages: {
    '/settings/detail/auto-resolve': async () => ({
      Component: (await import('./auto-resolve-page.tsx')).AutoResolvePage,
    }),
  },
  settingsPlaces: [() => import('./settings-place.ts')],
};
