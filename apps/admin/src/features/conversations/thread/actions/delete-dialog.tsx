import type { Message } from '@chatty/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-thread.ts';
import { api } from '../../../../connection/api.ts';
import { ConfirmDialog } from '../../../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../../../ui/toast.tsx';
import { showMessage } from '../../live/apply-to-cache.ts';
import { rewrite, useRewriting } from './rewriting.ts';

/** Asks before a message of the thread is deleted. */
export function DeleteDialog({ messages }: { messages: readonly Message[] }) {
  const client = useQueryClient();
  const now = useRewriting((it) => it.now);
  const message = now?.what === 'delete' ? messages.find((it) => it.id === now.messageId) : undefined;
  const remove = async () => {
    if (!message) return;
    const params = { id: message.conversationId, messageId: message.id };
    const { data } = await api('DELETE /conversations/:id/messages/:messageId', { params });
    showMessage(client, data.message, 'changed');
    toastDone(data.mailed ? texts.deletedAfterMail : texts.messageDeleted);
    rewrite(null);
  };
  return (
    <ConfirmDialog
      opened={message !== undefined}
      title={texts.deleteThis}
      action={texts.delete}
      danger
      confirm={remove}
      onClose={() => rewrite(null)}
    >
      {message?.kind === 'note' ? texts.deletingNote : texts.deletingMessage}
    </ConfirmDialog>
  );
}
