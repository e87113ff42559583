import type { Feature } from '../../navigation/feature.ts';

export const deskFeature: Feature = {
  pages: { '/inbox/settings/:memberId': async () => ({ Component: (await import('./desk-page.tsx')).DeskPage }) },
  settingsPlaces: [() => import('./settings-place.ts')],
};
