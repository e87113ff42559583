import type { SavedSettings, SettingsPatch, ShopSettings } from '@chatty/contract/settings/shop-settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { changeHeld } from '../live/change-held.ts';
import type { LiveReactions } from '../live/live-reactions.ts';

/** The settings as they are changed, field by field: without what is only told of the suggestions. */
export type EditedSettings = ShopSettings;
export type SettingsField = keyof EditedSettings;
/** What says how fields are saved, and is none of them. */
export type AlsoSent = Pick<SettingsPatch, 'suiteRunId' | 'saveAnyway'>;

export function editedOf({ id: _, quickReplySettings, ...settings }: SavedSettings): EditedSettings {
  const suggestionFAQs = quickReplySettings.suggestionFAQs.map(({ isOffered: _, note: __, ...it }) => it);
  return { ...settings, quickReplySettings: { suggestionFAQs } };
}

/** The chatbox's settings as they are saved now. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'widget'] as const,
  queryFn: async ({ signal }) => (await api('GET /settings/widget', { signal })).data,
});

/** What a colleague saves is shown to everybody who has the settings open. */
export const settingsReactions: LiveReactions = {
  apply(client, event) {
    if (event.type === 'settings.changed') showSettings(client, event.payload);
  },
};

const showSettings = (client: QueryClient, saved: SavedSettings) =>
  changeHeld<SavedSettings>(client, settingsQuery.queryKey, () => saved);

/** How often the settings were read or told of: more often than before means that somebody may have changed them. */
const toldOf = (client: QueryClient) => client.getQueryState(settingsQuery.queryKey)?.dataUpdateCount ?? 0;

/**
 * Saves these fields, and shows what was saved. `from` is what stood in them when whoever changes them read them. Throws
 * `CallFailed`, with `conflict` where somebody has changed one of them meanwhile; then nothing is saved.
 */
export async function saveSettings(
  client: QueryClient,
  id: string,
  { suiteRunId, saveAnyway, ...changed }: Partial<EditedSettings> & AlsoSent,
  from: Partial<EditedSettings>,
): Promise<SavedSettings> {
  const before = toldOf(client);
  const also = { ...(suiteRunId && { suiteRunId }), ...(saveAnyway && { saveAnyway }) };
  const { data } = await api('POST /settings/widget/:id', { params: { id }, body: { ...changed, ...also, from } });
  if (toldOf(client) === before) {
    showSettings(client, data);
    return data;
  }
  // An event that came meanwhile may be newer than this answer: what was changed here shows at once, the rest is read.
  const mine = Object.fromEntries(Object.keys(changed).map((name) => [name, data[name as SettingsField]]));
  changeHeld<SavedSettings>(client, settingsQuery.queryKey, (held) => ({ ...held, ...mine }));
  void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
  return data;
}
