import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/shortcuts.ts';
import { api } from '../../../connection/api.ts';
import { applyShortcutEvent } from '../../../connection/shortcuts/shortcut-queries.ts';
import { Page } from '../../../ui/page.tsx';
import { addOnce } from '../../../ui/save-bar/add-once.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { bodyOf, draftOf, emptyDraft } from './shortcut-draft.ts';
import { ShortcutForm } from './shortcut-form.tsx';
import { useShortcutForm } from './use-shortcut-form.ts';

export function AddShortcutPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useShortcutForm({
    saved,
    async save(draft) {
      const data = await add(bodyOf(draft), {
        add: async (body) => (await api('POST /shortcuts', { body })).data,
        change: async (id, body) => (await api('PUT /shortcuts/:id', { params: { id }, body })).data,
      });
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
