import type { Shortcut } from '@chatty/contract/shortcuts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/shortcuts.ts';
import { api } from '../../connection/api.ts';
import { applyShortcutEvent } from '../../connection/shortcuts/shortcut-queries.ts';
import { toastDone } from '../../ui/toast.tsx';

/** Whether a member may change a shortcut: their own, what they made for the team, and as an admin all of the team's. */
export const mayChange = ({ scope, authorId }: Shortcut, me: { id: string; role: string }): boolean =>
  scope === 'personal' || authorId === me.id || me.role === 'admin';

/** Deletes a shortcut; the toast brings it back. */
export function useDeleteShortcut() {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreShortcut();
  return useMutation({
    meta: { failure: texts.failedToDelete },
    mutationFn: ({ id }: Shortcut) => api('DELETE /shortcuts/:id', { params: { id } }),
    onSuccess: (_, { id }) => {
      applyShortcutEvent(client, { type: 'shortcut.deleted', payload: { id } });
      toastDone(texts.deleted, { label: texts.undo, run: () => restore(id) });
    },
  });
}

/** Brings a deleted shortcut back. */
export function useRestoreShortcut() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.failedToRestore },
    mutationFn: (id: string) => api('POST /shortcuts/:id/restore', { params: { id } }),
    onSuccess: ({ data }) => {
      applyShortcutEvent(client, { type: 'shortcut.changed', payload: data });
      toastDone(texts.restored);
    },
  });
}
