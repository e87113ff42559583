import { api } from '../../../connection/api.ts';
import { showConversation } from '../live/apply-to-cache.ts';
import { heldConversation } from '../live/held.ts';
import { countsQuery } from '../live/unread.ts';
import { type Action, hasWayBack, type WithWayBack } from './action.ts';
import { changeOf, expected } from './expected.ts';
import { type Done, doWithWayBack, type Screen } from './way-back.ts';

function ask(action: Exclude<Action, WithWayBack>): Promise<Done> {
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
 * Does an action: shown at once where that is safe, and as it was before when the server refuses. Throws what the server
 * says then.
 */
export async function doAction({ client, me }: Pick<Screen, 'client' | 'me'>, action: Action): Promise<void> {
  const recount = () => void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  const before = heldConversation(client, action.id);
  if (before) showConversation(client, expected(before, action), me);
  try {
    const { data, tell } = hasWayBack(action) ? await doWithWayBack(action) : await ask(action);
    showConversation(client, data, me);
    tell?.({ client, me, recount });
  } catch (problem) {
    if (before) showConversation(client, before, me);
    throw problem;
  }
  // The screen shows this already, so the event that follows changes nothing visible.
  if (action.do !== 'read') recount();
}
