import type { QuietHours } from './profile.ts';
import { momentOf, shownAt } from './settings/hours/zone-clock.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** In milliseconds after midnight. */
function ofDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}

/**
 * When the quiet hours end that a moment lies in; null outside of them. On days on which clocks are changed they begin and
 * end by what the clock shows.
 */
export function quietUntil({ isOn, from, to, timeZone }: QuietHours, at: Date): Date | null {
  if (!isOn) return null;
  const shown = shownAt(timeZone, at.getTime());
  const midnight = Math.floor(shown / dayMs) * dayMs;
  const [start, end] = [ofDay(from), ofDay(to)];
  const lengthMs = end > start ? end - start : end + dayMs - start;
  for (const day of [midnight - dayMs, midnight]) {
    const ends = day + start + lengthMs;
    if (shown >= day + start && shown < ends) return new Date(momentOf(timeZone, ends));
  }
  return null;
}
