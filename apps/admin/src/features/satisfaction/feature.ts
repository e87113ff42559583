import type { Feature } from '../../navigation/feature.ts';

export const satisfactionFeature: Feature = {
  pages: {
    '/settings/detail/automation/satisfaction-survey': async () => ({
      Component: (await import('./satisfaction-page.tsx')).SatisfactionPage,
    }),
  },
  settingsPlaces: [() => import('./settings-place.ts')],
};
