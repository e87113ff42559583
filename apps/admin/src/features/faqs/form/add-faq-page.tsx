import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '#texts/faqs.ts';
import { api } from '../../../connection/api.ts';
import { Page } from '../../../ui/page.tsx';
import { addOnce } from '../../../ui/save-bar/add-once.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyFaqEvent } from '../apply-event.ts';
import { faqListQuery } from '../faq-queries.ts';
import { wholeView } from '../list/list-address.ts';
import { RoomNote } from '../room-note.tsx';
import { bodyOf, draftOf, emptyDraft } from './faq-draft.ts';
import { FaqForm } from './faq-form.tsx';
import { useFaqForm } from './use-faq-form.ts';

export function AddFaqPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useFaqForm({
    saved,
    async save(draft) {
      const data = await add(bodyOf(draft), {
        add: async (body) => (await api('POST /faqs', { body })).data,
        change: async (id, body) => (await api('PUT /faqs/:id', { params: { id }, body })).data,
      });
      setSaved(draftOf(data));
      return data;
    },
    // Nobody else knows of it yet.
    reread: () => Promise.resolve(),
    onSaved(faq) {
      applyFaqEvent(client, { type: 'faq.changed', payload: faq });
      toastDone(texts.added);
      void navigate(`/faqs/editFaq/${faq.id}`, { replace: true });
    },
  });
  const list = useQuery(faqListQuery(wholeView));
  const { state } = useLocation();
  const begin = useEffectEvent(() => {
    const asked: unknown = state?.question;
    if (typeof asked === 'string' && asked !== '') form.set({ question: asked });
  });
  // A question that nothing answers yet comes along from where it was asked.
  useEffect(() => begin(), []);
  return (
    <Page title={texts.add} back={{ to: '/faqs', label: texts.faqs }} width="narrow">
      {form.bar}
      {list.data && <RoomNote total={list.data.total} />}
      <FaqForm form={form} />
    </Page>
  );
}
