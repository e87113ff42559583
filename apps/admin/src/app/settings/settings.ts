import type { Feature } from '../../navigation/feature.ts';
import { features } from '../features.ts';

/** The list of the settings, made of the places that the features have in it. */
export const settingsFeature: Feature = {
  pages: {
    '/settings': async () => ({ Component: await (await import('./settings-page.tsx')).settingsPageOf(features) }),
  },
};
