import { type Api, CallFailed } from '@chatty/client/api';
import type { BulkAction, BulkRun } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { type Action, hasWayBack, type WithWayBack } from './action.ts';
import { changeOf } from './expected.ts';

/** What became of it; of what can be taken back, also what is taken back then. */
interface Performed {
  data: Conversation;
  run?: BulkRun;
}

function inBulk(action: WithWayBack): BulkAction {
  if (action.do === 'macro') return { do: 'several', steps: [...action.steps] };
  return action.do === 'snooze' ? { do: action.do, until: action.until } : { do: action.do };
}

/** Does it as a bulk action of one: the server keeps how the conversation was. */
async function performInBulk(api: Api, action: WithWayBack, id: string): Promise<Performed> {
  const target = { by: 'choice' as const, ids: [action.id] };
  const { data: run } = await api('POST /conversations/bulk', { body: { id, action: inBulk(action), target } });
  if (run.problem && run.changed === 0) throw new CallFailed('conflict', run.problem);
  if (action.do === 'macro')
    api('POST /shortcuts/:id/use', { params: { id: action.shortcutId }, body: { messageId: run.id } }).catch(() => {});
  return { data: (await api('GET /conversations/:id', { params: { id: action.id } })).data, run };
}

/**
 * Asks the server for an action, which is done once under its `id`, however often one asks; what leaves no line in the
 * thread (reading, watching) is set to what it is to be. Throws `CallFailed`.
 */
export async function perform(api: Api, action: Action, id: string): Promise<Performed> {
  if (hasWayBack(action)) return performInBulk(api, action, id);
  const given = { params: { id: action.id }, query: { lineId: id } };
  const { params } = given;
  switch (action.do) {
    case 'take-over':
      return api('POST /conversations/:id/take-over', given);
    case 'hand-back':
      return api('POST /conversations/:id/hand-back', given);
    case 'reopen':
      return api('POST /conversations/:id/reopen', given);
    case 'priority':
      return api('POST /conversations/:id/priority', { ...given, body: { priority: action.priority } });
    case 'assign':
      return api('POST /conversations/:id/assign', { ...given, body: { memberId: action.memberId } });
    case 'tag':
      return api('POST /conversations/:id/tags', { ...given, body: changeOf(action) });
    case 'watch':
      return api('POST /conversations/:id/watch', { params, body: { on: action.on } });
    case 'read':
      return api('POST /conversations/:id/read', { params, body: { isRead: action.isRead } });
  }
}
