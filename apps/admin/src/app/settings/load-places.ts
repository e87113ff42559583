import type { Feature, SettingsPlace } from '../../navigation/feature.ts';

/** The places that features have in the settings, in the order of the features. */
export async function loadPlaces(features: readonly Feature[]): Promise<SettingsPlace[]> {
  const loaded = await Promise.all(features.flatMap(({ settingsPlaces = [] }) => settingsPlaces.map((load) => load())));
  return loaded.map((it) => it.settingsPlace);
}
