import type { ListedAnswer } from '@chatty/contract/knowledge';
import { newId } from '@chatty/contract/new-id';
import type { SuggestedQuestion } from '@chatty/contract/product-faqs';
import { escapeHtml } from '@chatty/prose/html';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/product-faqs.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyAnswer } from '../area/apply-event.ts';
import { productFaqKey, productFaqQuery, suggestionsQuery } from './faq-queries.ts';

/** Changes leave one after the other, so that the last click wins. */
const inTurn = { scope: { id: 'custom-answers' } };

/** Says whether the assistant uses an answer: shown at once, back when the server refuses. */
export function useSwitchAnswer(product: string) {
  const client = useQueryClient();
  const { queryKey } = productFaqQuery(product);
  return useMutation({
    ...inTurn,
    meta: { failure: texts.notSwitched },
    mutationFn: async ({ id, used }: { id: string; used: boolean }) =>
      (await api('PUT /customAnswers/:id/use', { params: { id }, body: { used } })).data,
    onMutate: ({ id, used }) => {
      const changed = (it: ListedAnswer) => (it.id === id ? { ...it, used } : it);
      client.setQueryData(queryKey, (held) => held && { ...held, answers: held.answers.map(changed) });
    },
    onSuccess(answer) {
      applyAnswer(client, answer);
      toastDone(answer.used ? texts.switchedOn : texts.switchedOff);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Moves an answer to another place: shown at once. `announcement` is for people who do not see it move. */
export function useMoveAnswer(product: string, rows: readonly ListedAnswer[]) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const { queryKey } = productFaqQuery(product);
  const { mutate } = useMutation({
    ...inTurn,
    meta: { failure: texts.notMoved },
    mutationFn: (body: { id: string; before: string | null }) =>
      api('POST /ai_assistant/product-faq/:id/reorder', { params: { id: product }, body }),
    onError: () => setAnnouncement(texts.notMoved),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  const move = (id: string, to: number) => {
    const moved = rows.find((it) => it.id === id);
    const rest = rows.filter((it) => it !== moved);
    if (!moved || to < 0 || to > rest.length) return;
    client.setQueryData(queryKey, (held) => held && { ...held, answers: rest.toSpliced(to, 0, moved) });
    setAnnouncement(texts.moved(moved.question, to + 1, rows.length));
    mutate({ id, before: rest[to]?.id ?? null });
  };
  return { move, announcement };
}

/** Publishes a suggestion as it stands. */
export function usePublishSuggestion(product: string) {
  const client = useQueryClient();
  const suggested = suggestionsQuery(product).queryKey;
  return useMutation({
    ...inTurn,
    meta: { failure: texts.suggestions.notAdded },
    mutationFn: async ({ question, answer }: SuggestedQuestion) => {
      const body = { id: newId(), productId: product, question, answer: `<p>${escapeHtml(answer)}</p>` };
      return (await api('POST /customAnswers', { body })).data;
    },
    onSuccess(answer, { question }) {
      client.setQueryData(suggested, (held) => held?.filter((it) => it.question !== question));
      applyAnswer(client, answer);
      void client.invalidateQueries({ queryKey: productFaqKey });
      toastDone(texts.suggestions.added);
    },
  });
}
