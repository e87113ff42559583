import type { Conversation } from '@chatty/contract/conversations';
import type { QueryClient } from '@tanstack/react-query';
import { foreseen } from '../acts/foreseen.ts';
import { showConversation } from '../live/apply-to-cache.ts';
import { type ListData, listKey, rowsOf } from '../live/held.ts';
import { detailQuery } from '../queries.ts';
import type { WaitingAct } from './queued-act.ts';

/** Every state of a conversation that a screen holds. */
function heldOf(client: QueryClient, id: string): Conversation[] {
  const detail = client.getQueryData(detailQuery(id).queryKey);
  const rows = client
    .getQueriesData<ListData>({ queryKey: listKey })
    .flatMap(([, list]) => rowsOf(list).filter((it) => it.id === id));
  return detail ? [detail, ...rows] : rows;
}

function showOne(client: QueryClient, me: string, id: string, acts: readonly WaitingAct[]): void {
  for (const held of heldOf(client, id)) {
    const next = acts.reduce((it, { body }) => foreseen(it, body.act, me), held);
    if (JSON.stringify(next) !== JSON.stringify(held)) return showConversation(client, next, me);
  }
}

/**
 * Shows what waits as if it were done, also over what is read from a server that does not know of it yet: whenever anything
 * of a conversation is held anew, and on `show`.
 */
export function keepShown(client: QueryClient, me: string, waiting: () => readonly WaitingAct[]) {
  let isShowing = false;
  const show = () => {
    const acts = waiting();
    // What is shown here is told of here, too, while other screens still hold what was before.
    if (isShowing || acts.length === 0) return;
    isShowing = true;
    for (const id of new Set(acts.map((it) => it.conversationId))) {
      const ofOne = acts.filter((it) => it.conversationId === id);
      showOne(client, me, id, ofOne);
    }
    isShowing = false;
  };
  const stop = client.getQueryCache().subscribe((note) => {
    if (note.type === 'updated' && note.action.type === 'success' && note.query.queryKey[0] === 'conversations') show();
  });
  return { show, stop };
}
