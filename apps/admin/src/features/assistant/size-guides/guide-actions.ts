import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/size-guides.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyDeletedGuide, applyGuide } from './guide-queries.ts';

/** Changes leave one after the other, so that the last click wins. */
const inTurn = { scope: { id: 'size-guides' } };

/** Deletes a guide, with a way back in the toast. */
export function useDeleteGuide() {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreGuide();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToDelete },
    mutationFn: (id: string) => api('DELETE /ai_assistant/size-guides/:id', { params: { id } }),
    onSuccess: (_, id) => {
      applyDeletedGuide(client, id);
      toastDone(texts.deleted, { label: texts.undo, run: () => restore(id) });
    },
  });
}

export function useRestoreGuide() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToRestore },
    mutationFn: (id: string) => api('POST /ai_assistant/size-guides/:id/restore', { params: { id } }),
    onSuccess: ({ data }) => {
      applyGuide(client, data);
      toastDone(texts.restored);
    },
  });
}
