import type { Feature } from '../../navigation/feature.ts';

/** The tags of the shop in one list. What is tagged with them belongs to other features. */
export const tagsFeature: Feature = {
  pages: { '/settings/tags': async () => ({ Component: (await import('./tag-list-page.tsx')).TagListPage }) },
  settingsPlaces: [() => import('./settings-place.ts')],
};
