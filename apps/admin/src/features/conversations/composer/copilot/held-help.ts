import type { Reworded, Rewording, Suggestion, Summary } from '@chatty/contract/copilot';
import { create } from 'zustand';
import { onForget } from '../../forget.ts';
import type { Mode } from '../drafts.ts';

/** What a member wants of the assistant. */
export type Task =
  | { do: 'suggest' }
  | { do: 'summary' }
  | { do: 'reword'; as: Rewording; text: string; mode: Mode }
  | { do: 'translate'; text: string; mode: Mode };

/** What came of it. */
export type Made =
  | { of: 'suggest'; suggestion: Suggestion }
  | { of: 'summary'; summary: Summary }
  | { of: 'reword'; reworded: Reworded };

export type Helped =
  | { task: Task; state: 'working' }
  | { task: Task; state: 'failed'; words: string; mayHelp: boolean }
  /** `isIn`: the text stands in the field. */
  | { task: Task; state: 'done'; made: Made; isIn?: boolean };

/** One thing at a time in each conversation, in this page alone: a colleague sees nothing of it. */
export const useHeld = create<Readonly<Record<string, Helped | undefined>>>(() => ({}));

/** What is on its way, by conversation. */
export const running = new Map<string, AbortController>();

onForget(() => {
  for (const controller of running.values()) controller.abort();
  running.clear();
  useHeld.setState({}, true);
});
