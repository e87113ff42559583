import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyAnswer, applyDeletedAnswer } from '../area/apply-event.ts';
import { answerListKey } from '../area/source-queries.ts';

const words = texts.answers;
/** Changes of one kind leave one after the other, so that the last click wins. */
const inTurn = { scope: { id: 'custom-answers' } };

/** Deletes a custom answer, with a way back in the toast. */
export function useDeleteAnswer() {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreAnswer();
  return useMutation({
    ...inTurn,
    meta: { failure: words.failedToDelete },
    mutationFn: (id: string) => api('DELETE /customAnswers/:id', { params: { id } }),
    onSuccess: (_, id) => {
      applyDeletedAnswer(client, id);
      toastDone(words.deleted, { label: texts.undo, run: () => restore(id) });
    },
    onError: () => void client.invalidateQueries({ queryKey: answerListKey }),
  });
}

/** Brings a deleted custom answer back. */
export function useRestoreAnswer() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    meta: { failure: words.failedToRestore },
    mutationFn: (id: string) => api('POST /customAnswers/:id/restore', { params: { id } }),
    onSuccess: ({ data }) => {
      applyAnswer(client, data);
      toastDone(words.restored);
    },
  });
}
