import type { Ignore } from '@chatty/contract/optimize';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant-optimize.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyQuestion } from './optimize-queries.ts';

const words = texts.question;

/** Has an open question asked again, as visitors asked it. */
export function useAskAgain() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: words.failedToAsk },
    mutationFn: (id: string) => api('POST /ai_assistant/open_questions/:id/again', { params: { id } }),
    onSuccess: ({ data }) => applyQuestion(client, data),
  });
}

/** Ignores an open question, with a way back in the toast, or takes it back. */
export function useIgnore() {
  const client = useQueryClient();
  const put = (id: string, ignored: Ignore | null) =>
    api('PUT /ai_assistant/open_questions/:id/ignored', { params: { id }, body: { ignored } });
  const { mutate: reopen } = useMutation({
    meta: { failure: words.failedToIgnore },
    mutationFn: (id: string) => put(id, null),
    onSuccess: ({ data }) => applyQuestion(client, data),
  });
  return useMutation({
    meta: { failure: words.failedToIgnore },
    mutationFn: ({ id, ignored }: { id: string; ignored: Ignore | null }) => put(id, ignored),
    onSuccess({ data }, { id, ignored }) {
      applyQuestion(client, data);
      if (ignored) toastDone(words.ignored, { label: texts.undo, run: () => reopen(id) });
      else toastDone(words.reopened);
    },
  });
}
