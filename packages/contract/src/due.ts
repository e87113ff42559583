import type { ConversationStatus, Handler } from './conversations.ts';
import type { MetricKind } from './metrics.ts';
import { afterOpenTime } from './settings/hours/open-time.ts';
import type { WorkingHours } from './settings/hours/working-hours.ts';
import type { ShopSettings } from './settings/shop-settings.ts';

/** What of the settings says within which time people are to answer. */
export type ResponseTargets = Pick<
  ShopSettings,
  'firstResponseTarget' | 'nextResponseTarget' | 'resolutionTarget' | 'areTargetsInHours'
> &
  WorkingHours;

/** What of a conversation says which target runs; its moments are those that its metrics are measured by. */
export interface Awaited {
  status: ConversationStatus;
  handler: Handler;
  /** Since when the visitor waits for whoever must answer. */
  waitingSince: Date | null;
  /** A person has responded in this round. */
  hasPersonResponded: boolean;
  /** Since when the round runs: from the visitor's first words until it is resolved. */
  roundSince: Date | null;
}

/** Which target is missed next, and when. */
export interface Due {
  kind: MetricKind;
  at: Date;
}

const minuteMs = 60_000;

const minutesOf = (targets: ResponseTargets, kind: MetricKind): number | null =>
  ({
    first_response: targets.firstResponseTarget,
    next_response: targets.nextResponseTarget,
    resolution: targets.resolutionTarget,
  })[kind];

/** These alone of all settings: where one is another, conversations are due at other moments. */
export const targetsIn = (settings: ResponseTargets): ResponseTargets => ({
  firstResponseTarget: settings.firstResponseTarget,
  nextResponseTarget: settings.nextResponseTarget,
  resolutionTarget: settings.resolutionTarget,
  areTargetsInHours: settings.areTargetsInHours,
  typeWorking: settings.typeWorking,
  timeZone: settings.timeZone,
  customTime: settings.customTime,
  isShowBreakTime: settings.isShowBreakTime,
  startTimeBreak: settings.startTimeBreak,
  endTimeBreak: settings.endTimeBreak,
  breakTimes: settings.breakTimes,
  holidays: settings.holidays,
});

/** Whether a shop has set any. */
export const hasTargets = (targets: ResponseTargets): boolean =>
  (['first_response', 'next_response', 'resolution'] as const).some((kind) => minutesOf(targets, kind) !== null);

/**
 * Until when something that began at a moment is in time; null where no target is set for it, or where the shop is not open
 * for so long in the year to come. What ends at that moment is in time, what ends later is not.
 */
export function targetFor(targets: ResponseTargets, kind: MetricKind, since: Date): Date | null {
  const minutes = minutesOf(targets, kind);
  if (minutes === null) return null;
  const ms = minutes * minuteMs;
  return targets.areTargetsInHours ? afterOpenTime(targets, since, ms) : new Date(since.getTime() + ms);
}

/**
 * Which of the targets that run in a conversation is missed first, also where it has been already. Targets are for people:
 * none runs while the assistant answers, nor in what is snoozed, resolved, spam or blocked. Once it comes back, time has gone
 * on, as it has for the visitor.
 */
export function dueOf(awaited: Awaited, targets: ResponseTargets): Due | null {
  if (awaited.status !== 'open' || awaited.handler === 'assistant') return null;
  const response = awaited.hasPersonResponded ? 'next_response' : 'first_response';
  const running = [
    { kind: response, since: awaited.waitingSince },
    { kind: 'resolution', since: awaited.roundSince },
  ] as const;
  let first: Due | null = null;
  for (const { kind, since } of running) {
    const at = since && targetFor(targets, kind, since);
    if (at && (!first || at < first.at)) first = { kind, at };
  }
  return first;
}
