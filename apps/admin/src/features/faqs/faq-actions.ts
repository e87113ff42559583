import type { FaqPatch, FaqSummary } from '@chatty/contract/faqs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts as ui } from '#texts/ui.ts';
import { texts } from '#texts/faqs.ts';
import { api } from '../../connection/api.ts';
import { changeHeld } from '../../connection/live/change-held.ts';
import { toastDone } from '../../ui/toast.tsx';
import { applyFaqEvent, applyToLists } from './apply-event.ts';
import { type FaqPage, faqListKey } from './faq-queries.ts';

/** Changes of one kind leave one after the other, so that the last click wins. */
const inTurn = { scope: { id: 'faqs' } };

const switchKey = ['faqs', 'switch'] as const;

/** Publishes or features a FAQ: shown at once, put back with a word when that fails. */
export function useSwitchFaq() {
  const client = useQueryClient();
  const show = (id: string, patch: Partial<FaqSummary>) =>
    changeHeld<FaqPage>(client, faqListKey, (page) => ({
      ...page,
      data: page.data.map((it) => (it.id === id ? { ...it, ...patch } : it)),
    }));
  return useMutation({
    ...inTurn,
    mutationKey: switchKey,
    meta: { failure: ui.failedToSave },
    mutationFn: ({ faq, patch }: { faq: FaqSummary; patch: Pick<FaqPatch, 'published' | 'featured'> }) =>
      api('PUT /faqs/:id', { params: { id: faq.id }, body: patch }),
    onMutate: ({ faq, patch }) => show(faq.id, patch),
    onError: (_, { faq, patch }) => {
      const { published, featured } = faq;
      show(faq.id, patch.published === undefined ? { featured } : { published });
    },
    onSuccess({ data }) {
      // Another click waits for its turn; the row must not jump back in between.
      const isLast = client.isMutating({ mutationKey: switchKey }) === 1;
      if (isLast) applyFaqEvent(client, { type: 'faq.changed', payload: data });
    },
  });
}

/** Deletes a FAQ: gone at once, with a way back in the toast; back at once when the server refuses. */
export function useDeleteFaq() {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreFaq();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToDelete },
    mutationFn: ({ id }: FaqSummary) => api('DELETE /faqs/:id', { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: faqListKey });
      const before = client.getQueriesData<FaqPage>({ queryKey: faqListKey });
      applyToLists(client, { type: 'faq.deleted', payload: { id } });
      return before;
    },
    onError: (_problem, _faq, before = []) => {
      for (const [key, page] of before) client.setQueryData(key, page);
    },
    onSuccess: (_, { id }) => {
      applyFaqEvent(client, { type: 'faq.deleted', payload: { id } });
      toastDone(texts.deleted, { label: texts.undo, run: () => restore(id) });
    },
  });
}

/** Brings a deleted FAQ back to its place. */
export function useRestoreFaq() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) => api('POST /faqs/:id/restore', { params: { id } }),
    meta: { failure: texts.failedToRestore },
    onSuccess: ({ data }) => {
      applyFaqEvent(client, { type: 'faq.changed', payload: data });
      toastDone(texts.restored);
    },
  });
}
