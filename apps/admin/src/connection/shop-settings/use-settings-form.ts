import { CallFailed } from '@chatty/client/api';
import { type SavedSettings, SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { texts } from '#texts/shop-settings.ts';
import { type Problems, problemsIn } from '../../ui/form/problems.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { toastDone } from '../../ui/toast.tsx';
import { decided, fieldsOf, followTheirs, isInConflict, isSame, pick } from './merge-draft.ts';
import {
  type AlsoSent,
  type EditedSettings,
  editedOf,
  saveSettings,
  type SettingsField,
  settingsQuery,
} from './settings-query.ts';

/** A field that was changed here and by somebody else. */
export interface Conflict<Name extends SettingsField> {
  field: Name;
  mine: EditedSettings[Name];
  theirs: EditedSettings[Name];
}

/**
 * The state of a form over some fields of the chatbox's settings, and the save bar that guards it. It saves only what was
 * changed. What a colleague saves meanwhile shows in the fields that nobody touched here; a field that both changed is a
 * conflict, and nothing is saved before somebody has decided with `keepMine` or `takeTheirs`. `names` must stay the same.
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
  const [base, setBase] = useState(saved);

  const changedOf = (mine: Draft): Name[] => names.filter((it) => !isSame(mine[it], base[it]));
  const problemsOf = (mine: Draft): Problems<Draft> => ({
    ...problemsIn<Draft>(SettingsPatch, pick(mine, changedOf(mine))),
    ...alsoWrong?.(mine),
  });
  /** Throws `conflict` where one is to be decided first, also one that only the server knows of yet. */
  const save = async (mine: Draft): Promise<SavedSettings> => {
    if (names.some((it) => isInConflict({ base, theirs: saved, mine }, it)))
      throw new CallFailed('conflict', texts.chooseFirst);
    const changed = changedOf(mine);
    try {
      const given = pick(mine, changed);
      const also = (await beforeSave?.(given)) ?? {};
      const result = await saveSettings(client, settings.id, { ...given, ...also }, pick(base, changed));
      setBase((now) => ({ ...now, ...pick(editedOf(result), changed) }));
      return result;
    } catch (problem) {
      if (!(problem instanceof CallFailed) || problem.code !== 'conflict') throw problem;
      await client.refetchQueries({ queryKey: settingsQuery.queryKey });
      throw new CallFailed('conflict', texts.chooseFirst);
    }
  };
  const form = useForm<Draft, SavedSettings>({
    saved,
    problemsOf,
    save,
    draftOf: (it) => pick(editedOf(it), names),
    onSaved: () => void toastDone(),
  });

  const follow = useEffectEvent(() => {
    if (!form.unsaved) return setBase(saved);
    // What is being saved here is told as an event too, and is nobody else's.
    if (form.saving) return;
    const { base: next, follows } = followTheirs({ base, theirs: saved, mine: form.draft });
    setBase(next);
    if (fieldsOf(follows).length > 0) form.set(follows);
  });
  useEffect(() => follow(), [saved, form.unsaved, form.saving]);

  const isOpen = form.unsaved && !form.saving;
  const conflicts = names
    .filter((it) => isOpen && isInConflict({ base, theirs: saved, mine: form.draft }, it))
    .map((field): Conflict<Name> => ({ field, mine: form.draft[field], theirs: saved[field] }));
  const decide = (field: Name, whose: 'mine' | 'theirs') => {
    const part: Partial<Draft> = {};
    part[field] = decided({ base, theirs: saved, mine: form.draft }, field, whose);
    setBase((now) => ({ ...now, [field]: saved[field] }));
    form.set(part);
  };
  return {
    ...form,
    /** What is saved now. */
    saved,
    conflicts,
    /** Saving puts what is typed here in the place of what the other wrote. */
    keepMine: (field: Name) => decide(field, 'mine'),
    takeTheirs: (field: Name) => decide(field, 'theirs'),
  };
}

export type SettingsForm<Name extends SettingsField> = ReturnType<typeof useSettingsForm<Name>>;
