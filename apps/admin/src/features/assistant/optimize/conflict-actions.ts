import type { Conflict, ConflictSearch, Ignore } from '@chatty/contract/optimize';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant-optimize.ts';
import { api } from '../../../connection/api.ts';
import { showUnlessTold } from '../../../connection/live/show-unless-told.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyConflict, applySearch, conflictsQuery } from './optimize-queries.ts';

const words = texts.question;

/** Has all that the assistant answers from compared. */
export function useSearchConflicts() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.conflicts.failedToSearch },
    mutationFn: async () => (await api('POST /ai_assistant/conflicts/search')).data,
    ...showUnlessTold<ConflictSearch>(client, conflictsQuery.queryKey, (search) => applySearch(client, search)),
  });
}

/** Ignores a conflict, with a way back in the toast, or takes it back. */
export function useIgnoreConflict() {
  const client = useQueryClient();
  const put = (id: string, ignored: Ignore | null) =>
    api('PUT /ai_assistant/conflicts/:id/ignored', { params: { id }, body: { ignored } });
  const done = ({ data }: { data: Conflict }) => applyConflict(client, data);
  const meta = { failure: words.failedToIgnore };
  const { mutate: reopen } = useMutation({ meta, mutationFn: (id: string) => put(id, null), onSuccess: done });
  return useMutation({
    meta,
    mutationFn: ({ id, ignored }: { id: string; ignored: Ignore | null }) => put(id, ignored),
    onSuccess(answer, { id, ignored }) {
      done(answer);
      if (ignored) toastDone(words.ignored, { label: texts.undo, run: () => reopen(id) });
      else toastDone(words.reopened);
    },
  });
}
