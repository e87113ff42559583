import type { Conversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import type { TrailStep } from '@chatty/contract/trail';
import { dayLabel } from '../../../../ui/time/time.ts';

/** Steps of one day that stand together. */
interface StepGroup {
  /** The line above it when a day begins. */
  newDay: string | null;
  steps: readonly TrailStep[];
}

/** What stands behind a message, or in front of the first one. */
export interface Place {
  groups: readonly StepGroup[];
  /** The day on which the last of it was. */
  day: string;
}

/** Steps from so long before a conversation began, and after one that is over had its last message, belong to it. */
const aroundMs = 24 * 3_600_000;

type Around = Pick<Conversation, 'createdAt' | 'lastMessageAt' | 'status'>;

const isAround = ({ createdAt, lastMessageAt, status }: Around, at: number) =>
  at >= Date.parse(createdAt) - aroundMs &&
  (status === 'open' || status === 'snoozed' || at <= Date.parse(lastMessageAt) + aroundMs);

function groupsOf(steps: readonly TrailStep[], dayBefore: string | null, now: number): Place {
  const groups: { newDay: string | null; steps: TrailStep[] }[] = [];
  let day = dayBefore ?? '';
  for (const step of steps) {
    const own = dayLabel(step.at, now);
    if (own === day && groups.length > 0) groups.at(-1)?.steps.push(step);
    else groups.push({ newDay: own === day ? null : own, steps: [step] });
    day = own;
  }
  return { groups, day };
}

/**
 * Where the steps of a visitor stand in a thread: by the place of the message behind which they were made, 0 in front of
 * the first. Steps of a time whose messages have not been read yet are left out.
 */
export function placeSteps(
  conversation: Around,
  { messages, hasEarlier }: { messages: readonly Message[]; hasEarlier: boolean },
  steps: readonly TrailStep[],
  now: number,
): ReadonlyMap<number, Place> {
  const times = messages.map((it) => Date.parse(it.createdAt));
  let next = 0;
  const byMessage = Map.groupBy(
    steps.filter((it) => isAround(conversation, Date.parse(it.at))),
    (it) => {
      while ((times[next] ?? Infinity) <= Date.parse(it.at)) next += 1;
      return messages[next - 1];
    },
  );
  if (hasEarlier) byMessage.delete(undefined);
  return new Map(
    [...byMessage].map(([before, some]) => [
      before?.seq ?? 0,
      groupsOf(some, before ? dayLabel(before.createdAt, now) : null, now),
    ]),
  );
}
