import type { FaqPatch, FaqSummary } from '@chatty/contract/faqs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { toastDone, toastFailure } from '../../ui/toast.tsx';
import { applyFaqEvent, applyToLists } from './apply-event.ts';
import { type FaqPage, faqListKey } from './faq-queries.ts';

/** Changes of one kind leave one after the other, so that the last click wins. */
const inTurn = { scope: { id: 'faqs' } };

const switchKey = ['faqs', 'switch'] as const;

/** Publishes or features a FAQ: shown at once, put back with a word when the server refuses. */
export function useSwitchFaq() {
  const client = useQueryClient();
  const show = (id: string, patch: Partial<FaqSummary>) =>
    client.setQueriesData<FaqPage>(
      { queryKey: faqListKey },
      (page) => page && { ...page, data: page.data.map((it) => (it.id === id ? { ...it, ...patch } : it)) },
    );
  return useMutation({
    ...inTurn,
    mutationKey: switchKey,
    mutationFn: ({ faq, patch }: { faq: FaqSummary; patch: Pick<FaqPatch, 'published' | 'featured'> }) =>
      api('PUT /faqs/:id', { params: { id: faq.id }, body: patch }),
    onMutate: ({ faq, patch }) => void show(faq.id, patch),
    onError: (problem, { faq, patch }) => {
      const { published, featured } = faq;
      show(faq.id, patch.published === undefined ? { featured } : { published });
      toastFailure(problem);
    },
    onSuccess({ data }) {
      // Another click waits for its turn: what it shows already must not jump back in between.
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
    mutationFn: ({ id }: FaqSummary) => api('DELETE /faqs/:id', { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: faqListKey });
      const before = client.getQueriesData<FaqPage>({ queryKey: faqListKey });
      applyToLists(client, { type: 'faq.deleted', payload: { id } });
      return before;
    },
    onError: (problem, _, before = []) => {
      for (const [key, page] of before) client.setQueryData(key, page);
      toastFailure(problem, 'Failed to delete');
    },
    onSuccess: (_, { id }) => {
      applyFaqEvent(client, { type: 'faq.deleted', payload: { id } });
      toastDone('FAQ deleted', { label: 'Undo', run: () => restore(id) });
    },
  });
}

/** Brings a deleted FAQ back to its place. */
export function useRestoreFaq() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) => api('POST /faqs/:id/restore', { params: { id } }),
    onError: (problem) => toastFailure(problem, 'Failed to restore'),
    onSuccess: ({ data }) => {
      applyFaqEvent(client, { type: 'faq.changed', payload: data });
      toastDone('FAQ restored');
    },
  });
}
