import { newId } from '@chatty/contract/new-id';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/shortcuts.ts';
import { api } from '../../../connection/api.ts';
import { applyShortcutEvent } from '../../../connection/shortcuts/shortcut-queries.ts';
import { Page } from '../../../ui/page.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { bodyOf, draftOf, emptyDraft } from './shortcut-draft.ts';
import { ShortcutForm } from './shortcut-form.tsx';
import { useShortcutForm } from './use-shortcut-form.ts';

export function AddShortcutPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Made once: a save that is tried again after a lost answer adds no second shortcut.
  const [id] = useState(newId);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useShortcutForm({
    saved,
    async save(draft) {
      const { data } = await api('POST /shortcuts', { body: { ...bodyOf(draft), id } });
      setSaved(draftOf(data));
      return data;
    },
    onSaved(shortcut) {
      applyShortcutEvent(client, { type: 'shortcut.changed', payload: shortcut });
      toastDone(texts.added);
      void navigate('/settings/shortcut', { replace: true });
    },
  });
  return (
    <Page title={texts.add} back={{ to: '/settings/shortcut', label: texts.title }} width="narrow">
      {form.bar}
      <ShortcutForm form={form} isTeams={false} />
    </Page>
  );
}
