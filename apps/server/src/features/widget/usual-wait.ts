import { fewestWaits } from '@chatty/contract/limits';
import { isOpen, type WorkingHours } from '@chatty/contract/settings/hours/working-hours';
import type { PersonWait } from '../conversations/index.ts';

/** What a wait is rounded up to, in minutes: a number that anybody would say. A longer one is not said. */
const steps = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 120, 180, 240];

const middle = <Item>(sorted: readonly Item[]): Item | undefined => sorted[Math.floor(sorted.length / 2)];

/**
 * Within how many minutes a person usually answers: the middle one of the latest waits, rounded up. Null where there were
 * too few, or where it cannot be told, because as many still wait as were answered sooner. Who asked while the shop was
 * closed does not count: they waited for it to open.
 */
export function usualWait(waits: readonly PersonWait[], hours: WorkingHours, now: Date): number | null {
  const counted = waits.filter((it) => isOpen(hours, it.askedAt));
  const lengthOf = ({ askedAt, answeredAt }: PersonWait) => (answeredAt ?? now).getTime() - askedAt.getTime();
  const byLength = (some: readonly PersonWait[]) => some.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const answered = byLength(counted.filter((it) => it.answeredAt));
  const usual = middle(answered);
  if (!usual || answered.length < fewestWaits) return null;
  // Who has waited for less than that may still be answered in time; who waits longer is not.
  const overdue = counted.filter((it) => !it.answeredAt && lengthOf(it) > lengthOf(usual));
  const honest = middle(byLength([...answered, ...overdue]));
  if (!honest?.answeredAt) return null;
  const minutes = lengthOf(honest) / 60_000;
  return steps.find((it) => it >= minutes) ?? null;
}
