import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/faq-blocks.ts';
import { api } from '../../../connection/api.ts';
import { Page } from '../../../ui/page.tsx';
import { addOnce } from '../../../ui/save-bar/add-once.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyToBlocks } from '../block-queries.ts';
import { bodyOf, emptyDraft } from './block-draft.ts';
import { BlockForm } from './block-form.tsx';
import { savedDraft, useBlockForm } from './use-block-form.ts';

export function AddBlockPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useBlockForm({
    saved,
    async save(draft) {
      const data = await add(bodyOf(draft), {
        add: async (body) => (await api('POST /faq-blocks', { body })).data,
        change: async (id, body) => (await api('PUT /faq-blocks/:id', { params: { id }, body })).data,
      });
      setSaved(savedDraft(data));
      return data;
    },
    // Nobody else knows of it yet.
    reread: () => Promise.resolve(),
    onSaved(block) {
      applyToBlocks(client, { type: 'faqBlock.changed', payload: block });
      toastDone(texts.added);
      void navigate(`/faqs/faqBlock/edit-faqs-block/${block.id}`, { replace: true });
    },
  });
  return (
    <Page title={texts.add} back={{ to: '/faqs/faqBlock', label: texts.back }} width="full">
      {form.bar}
      <BlockForm form={form} />
    </Page>
  );
}
