import { escapeHtml } from '@chatty/prose/html';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as faq } from '#texts/product-faqs.ts';
import { api } from '../../../connection/api.ts';
import { Page } from '../../../ui/page.tsx';
import { addOnce } from '../../../ui/save-bar/add-once.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyAnswer } from '../area/apply-event.ts';
import { sourcesQuery } from '../area/source-queries.ts';
import { LimitNote } from '../sources/source-rows.tsx';
import { bodyOf, draftOf, emptyDraft } from './answer-draft.ts';
import { AnswerForm, useAnswerForm } from './answer-form.tsx';
import { backTo } from './answer-paths.ts';

export function AddAnswerPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyDraft);
  const [search] = useSearchParams();
  const product = search.get('product');
  const back = backTo(product);
  const room = useQuery(sourcesQuery).data?.customAnswers;
  const form = useAnswerForm({
    saved,
    async save(draft) {
      const ofProduct = product === null ? {} : { productId: product };
      const data = await add(bodyOf(draft), {
        add: async (body) => (await api('POST /customAnswers', { body: { ...body, ...ofProduct } })).data,
        change: async (id, body) => (await api('PUT /customAnswers/:id', { params: { id }, body })).data,
      });
      setSaved(draftOf(data));
      return data;
    },
    onSaved(answer) {
      applyAnswer(client, answer);
      toastDone(texts.answers.added);
      void navigate(back.to, { replace: true });
    },
  });
  // A question that had no answer leads here, or what is no instruction; it is typed as if the member had done so.
  const type = useEffectEvent(() => {
    const [question, answer] = [search.get('question') ?? '', search.get('answer') ?? ''];
    if (question !== '') form.set({ question });
    if (answer !== '') form.set({ answer: `<p>${escapeHtml(answer)}</p>` });
  });
  useEffect(() => type(), []);
  return (
    <Page title={product === null ? texts.answers.addTitle : faq.add} back={back} width="narrow">
      {form.bar}
      {room && <LimitNote {...room} />}
      <AnswerForm form={form} />
    </Page>
  );
}
