import type { KnownDocument } from '@chatty/contract/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { texts as own } from '#texts/assistant-documents.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyDocument, applyRemovedDocument } from './apply-document.ts';
import { documentListKey } from './document-queries.ts';

const words = own.documents;
/** One after the other, so that the last click wins. */
const inTurn = { scope: { id: 'assistant-documents' } };

interface Switched {
  id: string;
  used: boolean;
  /** Of a passage; without it the whole document is meant. */
  mark?: string;
}

/** Switches a document or a passage of it on or off for the assistant; the toast takes it back. */
export function useSwitchDocument() {
  const client = useQueryClient();
  const { mutate, ...rest } = useMutation({
    ...inTurn,
    meta: { failure: words.notSwitched },
    mutationFn: async ({ id, ...body }: Switched) =>
      (await api('PUT /ai_assistant/documents/:id/use', { params: { id }, body })).data,
    onSuccess(document, meant) {
      applyDocument(client, document);
      const back = () => mutate({ ...meant, used: !meant.used });
      toastDone(meant.used ? words.switchedOn : words.switchedOff, { label: texts.undo, run: back });
    },
  });
  return { mutate, ...rest };
}

/** Removes a document, with a way back in the toast. */
export function useRemoveDocument() {
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    ...inTurn,
    meta: { failure: words.failedToRestore },
    mutationFn: async (id: string) => (await api('POST /ai_assistant/documents/:id/restore', { params: { id } })).data,
    onSuccess(document) {
      applyDocument(client, document);
      toastDone(words.restored(document.title));
    },
  });
  return useMutation({
    ...inTurn,
    meta: { failure: words.failedToRemove },
    mutationFn: ({ id }: KnownDocument) => api('DELETE /ai_assistant/documents/:id', { params: { id } }),
    onSuccess(_, document) {
      applyRemovedDocument(client, document);
      toastDone(words.removed(document.title), { label: texts.undo, run: () => restore(document.id) });
    },
    onError: () => void client.invalidateQueries({ queryKey: documentListKey }),
  });
}
