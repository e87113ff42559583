import type { Conversation } from '@chatty/contract/conversations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversations.ts';
import { api } from '../../connection/api.ts';
import { useMe } from '../../people/me.tsx';
import { countsQuery } from './live/unread.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { heldConversation, showConversation } from './live/apply-to-cache.ts';

/** What one can do to a conversation from the list, the thread and the keyboard. */
export type Action =
  | { do: 'take-over' | 'hand-back' | 'resolve' | 'reopen'; id: string }
  | { do: 'assign'; id: string; memberId: string | null }
  | { do: 'read'; id: string; isRead: boolean };

function ask(action: Action) {
  const params = { id: action.id };
  switch (action.do) {
    case 'take-over':
      return api('POST /conversations/:id/take-over', { params });
    case 'hand-back':
      return api('POST /conversations/:id/hand-back', { params });
    case 'resolve':
      return api('POST /conversations/:id/resolve', { params });
    case 'reopen':
      return api('POST /conversations/:id/reopen', { params });
    case 'assign':
      return api('POST /conversations/:id/assign', { params, body: { memberId: action.memberId } });
    case 'read':
      return api('POST /conversations/:id/read', { params, body: { isRead: action.isRead } });
  }
}

/**
 * The state that the screen shows before the server answers. Taking over and handing back wait for the server: two
 * people may try at once, and only the server knows who won.
 */
function expected(conversation: Conversation, action: Action): Conversation {
  switch (action.do) {
    case 'resolve':
      return { ...conversation, status: 'resolved', waitingSince: null };
    case 'reopen':
      return { ...conversation, status: 'open' };
    case 'assign':
      return { ...conversation, assigneeId: action.memberId };
    case 'read':
      return {
        ...conversation,
        isRead: action.isRead,
        memberReadSeq: action.isRead ? conversation.lastSeq : conversation.memberReadSeq,
      };
    default:
      return conversation;
  }
}

/** Runs actions: shown at once where that is safe, put back with a word when the server refuses. */
export function useActions() {
  const client = useQueryClient();
  const me = useMe().member.id;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ask,
    onMutate: (action) => {
      const before = heldConversation(client, action.id);
      if (before) showConversation(client, expected(before, action), me);
      return before;
    },
    onSuccess: ({ data }, action) => {
      showConversation(client, data, me);
      // The screen shows this already, so the event that follows changes nothing visible.
      if (action.do !== 'read') void client.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
    onError: (problem, _action, before) => {
      if (before) showConversation(client, before, me);
      toastFailure(problem, texts.actionFailed);
    },
  });
  return { run: mutate, pending: isPending ? variables : null };
}
