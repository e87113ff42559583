import type { Feature } from '../../navigation/feature.ts';
import { features } from '../features.ts';

/** The list of the settings, made of the places that the features have in it. */
export const settingsFeature: Feature = {
  pages: {
    '/settings': async () => {
      const loading = features.flatMap(({ settingsPlaces = [] }) => settingsPlaces.map((load) => load()));
      const { settingsPageOf } = await import('./settings-page.tsx');
      const places = await Promise.all(loading);
      return { Component: settingsPageOf(places.map((it) => it.settingsPlace)) };
    },
  },
};
