import { newId } from '@chatty/contract/new-id';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/faq-blocks.ts';
import { api } from '../../../connection/api.ts';
import { Page } from '../../../ui/page.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { applyToBlocks } from '../block-queries.ts';
import { bodyOf, emptyDraft } from './block-draft.ts';
import { BlockForm } from './block-form.tsx';
import { savedDraft, useBlockForm } from './use-block-form.ts';

export function AddBlockPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Made once: a save that is tried again after a lost answer adds no second block.
  const [id] = useState(newId);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useBlockForm({
    saved,
    async save(draft) {
      const { data } = await api('POST /faq-blocks', { body: { ...bodyOf(draft), id } });
      setSaved(savedDraft(data));
      return data;
    },
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
