import type { BulkRun } from '@chatty/contract/bulk-actions';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-way-back.ts';
import { api } from '../../../connection/api.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import { showConversation } from '../live/apply-to-cache.ts';
import { countsQuery } from '../live/unread.ts';
import { ledOf, type WithWayBack } from './action.ts';

/** Where it is shown what became of a conversation. */
export interface Screen {
  client: QueryClient;
  me: string;
}

export const recount = ({ client }: Screen): void => void client.invalidateQueries({ queryKey: countsQuery.queryKey });

const saidOf = (action: WithWayBack): string => {
  if (action.do === 'macro') return action.said;
  return ledOf(action)?.isLast ? texts.resolvedLast : texts.done[action.do];
};

/** Puts it back as it was, but for what has happened to it since. */
async function takeBack(run: BulkRun, action: WithWayBack, screen: Screen): Promise<void> {
  try {
    const { data } = await api('POST /conversations/bulk/:id/undo', { params: { id: run.id } });
    if (data.restored === 0) return void toastDone(texts.changedSince);
    ledOf(action)?.back();
    showConversation(
      screen.client,
      (await api('GET /conversations/:id', { params: { id: action.id } })).data,
      screen.me,
    );
    recount(screen);
  } catch (problem) {
    toastFailure(problem, texts.undoFailed);
  }
}

/** Says what was done, with the way back. */
export function tellDone(run: BulkRun, action: WithWayBack, screen: Screen): void {
  if (run.changed === 0) return void (action.do === 'macro' && toastDone(action.wasSo));
  const words = [saidOf(action), run.problem].filter(Boolean).join(' ');
  toastDone(words, { label: texts.undo, run: () => void takeBack(run, action, screen) });
}
