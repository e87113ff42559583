import type { Message, Reaction } from '@chatty/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-thread.ts';
import { api } from '../../../../connection/api.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import { showMessage } from '../../live/apply-to-cache.ts';

/** Reacts to a visitor's message: shown at once, and put back with a word when the server does not get it. */
export function useReact(message: Message): (reaction: Reaction | null) => void {
  const client = useQueryClient();
  const params = { id: message.conversationId, messageId: message.id };
  return (reaction) => {
    showMessage(client, { ...message, reaction }, 'changed');
    api('POST /conversations/:id/messages/:messageId/reaction', { params, body: { reaction } }).then(
      ({ data }) => showMessage(client, data, 'changed'),
      (problem: unknown) => {
        showMessage(client, message, 'changed');
        toastFailure(problem, texts.failedToReact);
      },
    );
  };
}
