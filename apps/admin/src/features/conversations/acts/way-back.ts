import { CallFailed } from '@chatty/client/api';
import type { BulkAction, BulkRun } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-way-back.ts';
import { api } from '../../../connection/api.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import { ledOf, type WithWayBack } from './action.ts';
import { showConversation } from '../live/apply-to-cache.ts';

/** Where it is shown what became of a conversation. */
export interface Screen {
  client: QueryClient;
  me: string;
  recount(): void;
}

export interface Done {
  data: Conversation;
  /** Says what was done, with the way back. */
  tell?(screen: Screen): void;
}

function inBulk(action: WithWayBack): BulkAction {
  if (action.do === 'macro') return { do: 'several', steps: [...action.steps] };
  return action.do === 'snooze' ? { do: action.do, until: action.until } : { do: action.do };
}

const read = async (id: string): Promise<Conversation> =>
  (await api('GET /conversations/:id', { params: { id } })).data;

const saidOf = (action: WithWayBack): string => {
  if (action.do === 'macro') return action.said;
  return ledOf(action)?.isLast ? texts.resolvedLast : texts.done[action.do];
};

/** Puts it back as it was, but for what has happened to it since. */
async function takeBack(run: BulkRun, action: WithWayBack, { client, me, recount }: Screen): Promise<void> {
  try {
    const { data } = await api('POST /conversations/bulk/:id/undo', { params: { id: run.id } });
    if (data.restored === 0) return void toastDone(texts.changedSince);
    ledOf(action)?.back();
    showConversation(client, await read(action.id), me);
    recount();
  } catch (problem) {
    toastFailure(problem, texts.undoFailed);
  }
}

function tellDone(run: BulkRun, action: WithWayBack, screen: Screen): void {
  if (run.changed === 0) return void (action.do === 'macro' && toastDone(action.wasSo));
  const words = [saidOf(action), run.problem].filter(Boolean).join(' ');
  toastDone(words, { label: texts.undo, run: () => void takeBack(run, action, screen) });
}

/** Does it as a bulk action of one: the server keeps how the conversation was. */
export async function doWithWayBack(action: WithWayBack): Promise<Done> {
  const { id } = action;
  const body = { id: newId(), action: inBulk(action), target: { by: 'choice' as const, ids: [id] } };
  const { data: run } = await api('POST /conversations/bulk', { body });
  if (run.problem && run.changed === 0) throw new CallFailed('conflict', run.problem);
  if (action.do === 'macro')
    api('POST /shortcuts/:id/use', { params: { id: action.shortcutId }, body: { messageId: run.id } }).catch(() => {});
  return { data: await read(id), tell: (screen) => tellDone(run, action, screen) };
}
