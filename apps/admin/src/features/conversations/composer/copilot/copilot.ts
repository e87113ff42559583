import { CallFailed } from '@chatty/client/api';
import { texts } from '#texts/copilot.ts';
import { api } from '../../../../connection/api.ts';
import { failureText } from '../../../../ui/toast.tsx';
import { type Helped, type Made, running, type Task, useHeld } from './held-help.ts';

export const useHelped = (conversationId: string): Helped | undefined => useHeld((held) => held[conversationId]);

const tell = (conversationId: string, helped: Helped | undefined) => useHeld.setState({ [conversationId]: helped });

async function make(id: string, task: Task, signal: AbortSignal): Promise<Made> {
  const given = { params: { id }, signal };
  switch (task.do) {
    case 'suggest': {
      const { data } = await api('POST /conversations/:id/copilot/suggestion', given);
      return { of: 'suggest', suggestion: data };
    }
    case 'summary': {
      const { data } = await api('POST /conversations/:id/copilot/summary', given);
      return { of: 'summary', summary: data };
    }
    case 'reword': {
      const body = { text: task.text, as: task.as };
      const { data } = await api('POST /conversations/:id/copilot/rewording', { ...given, body });
      return { of: 'reword', reworded: data };
    }
    case 'translate': {
      const { data } = await api('POST /conversations/:id/copilot/translation', {
        ...given,
        body: { text: task.text },
      });
      return { of: 'reword', reworded: data };
    }
  }
}

/** Wishes to stop that the server has not heard yet: none of them may end what is asked for next. */
const stopping = new Map<string, Promise<unknown>>();

/** Asks the assistant for something in the place of what was asked before. */
export async function ask(conversationId: string, task: Task): Promise<void> {
  running.get(conversationId)?.abort();
  const controller = new AbortController();
  running.set(conversationId, controller);
  tell(conversationId, { task, state: 'working' });
  try {
    await stopping.get(conversationId);
    const made = await make(conversationId, task, controller.signal);
    if (running.get(conversationId) === controller) tell(conversationId, { task, state: 'done', made });
  } catch (problem) {
    if (running.get(conversationId) !== controller) return;
    const mayHelp = !(problem instanceof CallFailed) || problem.passing || problem.code === 'refused';
    tell(conversationId, { task, state: 'failed', words: failureText(problem, texts.failed), mayHelp });
  } finally {
    if (running.get(conversationId) === controller) running.delete(conversationId);
  }
}

/** Throws away what was made, and stops what is being made, here and on the server. */
export function dismiss(conversationId: string): void {
  const controller = running.get(conversationId);
  running.delete(conversationId);
  tell(conversationId, undefined);
  if (!controller) return;
  controller.abort();
  // Whether it hears of this or not, nobody waits for it any more.
  const told = api('POST /conversations/:id/copilot/stop', { params: { id: conversationId } })
    .catch(() => {})
    .finally(() => stopping.get(conversationId) === told && stopping.delete(conversationId));
  stopping.set(conversationId, told);
}

/** Remembers that a text stands in the field now. */
export function markIn(conversationId: string): void {
  const held = useHeld.getState()[conversationId];
  if (held?.state === 'done') tell(conversationId, { ...held, isIn: true });
}
