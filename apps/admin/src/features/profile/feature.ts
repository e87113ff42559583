import type { Feature } from '../../navigation/feature.ts';

export const profileFeature: Feature = {
  pages: { '/profile': async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }) },
  settingsPlaces: [() => import('./settings-place.ts')],
};
