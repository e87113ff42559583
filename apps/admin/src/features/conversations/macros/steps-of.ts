import type { BulkStep } from '@chatty/contract/bulk-actions';
import type { Snooze } from '@chatty/contract/snooze';
import type { ShortcutAction, ShortcutMarks, ShortcutSnooze } from '@chatty/contract/shortcuts';
import { momentsAhead } from '../moments/moments-ahead.ts';

function snoozeOf(snooze: ShortcutSnooze): Snooze {
  if (snooze !== 'tomorrow') return { until: snooze };
  const tomorrow = momentsAhead(new Date()).find((it) => it.name === 'tomorrow');
  return tomorrow ? { until: 'moment', at: tomorrow.at.toISOString() } : { until: 'opening' };
}

interface Doing extends Partial<ShortcutMarks> {
  actions: readonly ShortcutAction[];
}

/** What a shortcut does with a conversation, step by step; last what takes it out of the open ones. */
export function stepsOf({ actions, tagIds = [], priority = null, snooze = null }: Doing, memberId: string): BulkStep[] {
  const resolves = actions.includes('resolve');
  const steps: BulkStep[] = [];
  if (actions.includes('assign')) steps.push({ do: 'assign', memberId });
  if (tagIds.length > 0) steps.push({ do: 'tags', add: [...tagIds], remove: [] });
  if (priority) steps.push({ do: 'priority', priority });
  if (snooze && !resolves) steps.push({ do: 'snooze', until: snoozeOf(snooze) });
  if (resolves) steps.push({ do: 'resolve' });
  return steps;
}
