import { CallFailed } from '@chatty/client/api';
import type { BulkAction } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import { api } from '../../connection/api.ts';
import type { Action } from './action.ts';

/** What can be taken back, as it was before. */
export type WithWayBack = Extract<Action, { do: 'resolve' | 'spam' | 'snooze' }>;

export const hasWayBack = (action: Action): action is WithWayBack =>
  action.do === 'resolve' || action.do === 'spam' || action.do === 'snooze';

const inBulk = (action: WithWayBack): BulkAction =>
  action.do === 'snooze' ? { do: action.do, until: action.until } : { do: action.do };

const read = async (id: string): Promise<Conversation> =>
  (await api('GET /conversations/:id', { params: { id } })).data;

/** Does it as a bulk action of one: the server keeps how the conversation was. Answers by which id it is taken back. */
export async function doWithWayBack(action: WithWayBack): Promise<{ data: Conversation; runId: string }> {
  const { id } = action;
  const body = { id: newId(), action: inBulk(action), target: { by: 'choice' as const, ids: [id] } };
  const { data: run } = await api('POST /conversations/bulk', { body });
  if (run.problem) throw new CallFailed('conflict', run.problem);
  return { data: await read(id), runId: run.id };
}

/** Puts it back as it was. Answers null where something has happened to it since, which stays. */
export async function takeBack(runId: string, id: string): Promise<Conversation | null> {
  const { data: run } = await api('POST /conversations/bulk/:id/undo', { params: { id: runId } });
  return run.restored > 0 ? await read(id) : null;
}
