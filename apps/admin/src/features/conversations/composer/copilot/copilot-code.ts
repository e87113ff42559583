import { later } from '../../../../ui/later/later.ts';
import { failureText, showFailure } from '../../../../ui/toast.tsx';
import { ask, dismiss } from './copilot.ts';
import type { Task } from './held-help.ts';

/** What shows what the assistant is making and has made. */
export const copilotCode = later(() => import('./copilot-panel.tsx'));

/** Has the assistant make something, and shows it. */
export async function askFor(conversationId: string, task: Task): Promise<void> {
  void ask(conversationId, task);
  try {
    await copilotCode.load();
  } catch (problem) {
    dismiss(conversationId);
    showFailure(failureText(problem));
  }
}
