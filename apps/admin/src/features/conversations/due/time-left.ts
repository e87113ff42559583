import { texts } from '#texts/due.ts';

const minuteMs = 60_000;

/** So many minutes: 12m, 1h 20m, 2d 3h. */
function sayMinutes(minutes: number): string {
  if (minutes < 60) return texts.minutes(minutes);
  if (minutes < 1_440) return texts.hours(Math.floor(minutes / 60), minutes % 60);
  return texts.days(Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60));
}

/** How much time is left until `dueAt`, or since when there is none: “12m left”, “Overdue 5m”. */
export function timeLeft(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  if (left >= minuteMs) return texts.left(sayMinutes(Math.floor(left / minuteMs)));
  if (left >= 0) return texts.left(texts.underMinute);
  const over = Math.floor(-left / minuteMs);
  return over === 0 ? texts.overdue : texts.overdueBy(sayMinutes(over));
}

/** What ends at the moment itself is in time. */
export const isOverdue = (dueAt: string, now: number): boolean => now > Date.parse(dueAt);
