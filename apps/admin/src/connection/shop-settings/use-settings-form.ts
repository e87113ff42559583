import { type SavedSettings, SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Problems, problemsIn } from '../../ui/form/problems.ts';
import { toastDone } from '../../ui/toast.tsx';
import { pick } from '../merging/merge-draft.ts';
import { useMergedForm } from '../merging/use-merged-form.ts';
import {
  type AlsoSent,
  type EditedSettings,
  editedOf,
  saveSettings,
  type SettingsField,
  settingsQuery,
} from './settings-query.ts';

/**
 * The form over some fields of the chatbox's settings, merged with what colleagues save meanwhile. It saves only what was
 * changed. `names` must stay the same.
 */
export function useSettingsForm<Name extends SettingsField>(
  settings: SavedSettings,
  names: readonly Name[],
  /** What is wrong beside the contract's own rules. */
  alsoWrong?: (draft: Pick<EditedSettings, Name>) => Problems<Pick<EditedSettings, Name>>,
  /** Runs before what was changed is sent, and answers what is sent with it; where it rejects, nothing is saved. */
  beforeSave?: (changed: Partial<Pick<EditedSettings, Name>>) => Promise<AlsoSent>,
) {
  type Draft = Pick<EditedSettings, Name>;
  const client = useQueryClient();
  const saved: Draft = useMemo(() => pick(editedOf(settings), names), [settings, names]);
  return useMergedForm<Draft, SavedSettings>({
    saved,
    problemsOf: (mine, changed) => ({
      ...problemsIn<Draft>(SettingsPatch, pick(mine, changed)),
      ...alsoWrong?.(mine),
    }),
    async save(mine, changed, base) {
      const given: Partial<Draft> = pick(mine, changed);
      const also = (await beforeSave?.(given)) ?? {};
      return saveSettings(client, settings.id, { ...given, ...also }, pick(base, changed));
    },
    reread: () => client.refetchQueries({ queryKey: settingsQuery.queryKey }),
    draftOf: (it) => pick(editedOf(it), names),
    onSaved: () => void toastDone(),
  });
}

export type SettingsForm<Name extends SettingsField> = ReturnType<typeof useSettingsForm<Name>>;
