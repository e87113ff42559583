import type { Conversation } from '@chatty/contract/conversations';
import { tagsAfter } from '@chatty/contract/tag-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversations.ts';
import { api } from '../../connection/api.ts';
import { useMe } from '../../people/me.tsx';
import { type Action, hasWayBack, ledOf, type WithWayBack } from './action.ts';
import { countsQuery } from './live/unread.ts';
import { later } from '../../ui/later/later.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { heldConversation, showConversation } from './live/apply-to-cache.ts';
import type { Done } from './way-back.ts';

const changeOf = ({ tagId, on }: { tagId: string; on: boolean }) => ({
  add: on ? [tagId] : [],
  remove: on ? [] : [tagId],
});

const wayBack = later(() => import('./way-back.ts'));

function ask(action: Exclude<Action, WithWayBack>) {
  const params = { id: action.id };
  switch (action.do) {
    case 'take-over':
      return api('POST /conversations/:id/take-over', { params });
    case 'hand-back':
      return api('POST /conversations/:id/hand-back', { params });
    case 'reopen':
      return api('POST /conversations/:id/reopen', { params });
    case 'priority':
      return api('POST /conversations/:id/priority', { params, body: { priority: action.priority } });
    case 'assign':
      return api('POST /conversations/:id/assign', { params, body: { memberId: action.memberId } });
    case 'tag':
      return api('POST /conversations/:id/tags', { params, body: changeOf(action) });
    case 'watch':
      return api('POST /conversations/:id/watch', { params, body: { on: action.on } });
    case 'read':
      return api('POST /conversations/:id/read', { params, body: { isRead: action.isRead } });
  }
}

/**
 * The state that the screen shows before the server answers. Taking over and handing back wait for the server: two
 * people may try at once, and only the server knows who won. So does snoozing, as only the server knows every moment.
 */
export function expected(conversation: Conversation, action: Action): Conversation {
  switch (action.do) {
    case 'resolve':
      return { ...conversation, status: 'resolved', snoozedUntil: null, waitingSince: null };
    case 'reopen':
      return { ...conversation, status: 'open', snoozedUntil: null };
    case 'spam':
      return { ...conversation, status: 'spam', snoozedUntil: null, isRead: true };
    case 'priority':
      return { ...conversation, priority: action.priority };
    case 'assign':
      return { ...conversation, assigneeId: action.memberId };
    case 'tag':
      return { ...conversation, tagIds: tagsAfter(conversation.tagIds, changeOf(action)) };
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
  const recount = () => void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  // It is here before anybody needs it.
  wayBack.use();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (action: Action): Promise<Done> =>
      hasWayBack(action) ? (await wayBack.load()).doWithWayBack(action) : await ask(action),
    onMutate: (action) => {
      const before = heldConversation(client, action.id);
      if (before) showConversation(client, expected(before, action), me);
      return before;
    },
    onSuccess: ({ data, tell }, action) => {
      showConversation(client, data, me);
      tell?.({ client, me, recount });
      // The screen shows this already, so the event that follows changes nothing visible.
      if (action.do !== 'read') recount();
    },
    onError: (problem, action, before) => {
      if (before) showConversation(client, before, me);
      ledOf(action)?.back();
      toastFailure(problem, texts.actionFailed);
    },
  });
  return { run: mutate, pending: isPending ? variables : null };
}
