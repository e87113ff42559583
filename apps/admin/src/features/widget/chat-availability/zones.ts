import { texts } from '#texts/ui.ts';
import { zoneName } from '../../../ui/time/own-zone.ts';

/** All zones to choose from, and the one that is chosen, should it be known by an older name. */
export function zoneChoices(chosen: string): { value: string; label: string }[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...zones].map((value) => ({ value, label: zoneName(value) }));
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(timeZone: string, how: 'clock' | 'moment'): Intl.DateTimeFormat {
  const key = `${how} ${timeZone}`;
  const options: Intl.DateTimeFormatOptions =
    how === 'clock'
      ? { weekday: 'long', hour: 'numeric', minute: '2-digit' }
      : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
  const made = formats.get(key) ?? new Intl.DateTimeFormat(texts.locale, { ...options, timeZone });
  formats.set(key, made);
  return made;
}

/** What the clock shows there: Monday 3:42 PM. Null in a zone that this browser does not know. */
export function timeIn(zone: string, now: number): string | null {
  try {
    return formatIn(zone, 'clock').format(now);
  } catch {
    return null;
  }
}

/** A moment there: Tue, Nov 24, 9:00 AM. */
export const momentIn = (zone: string, at: Date): string => formatIn(zone, 'moment').format(at);

/** The day of the calendar there, `YYYY-MM-DD`. */
export function dayIn(zone: string, now: number): string {
  const timeZone = timeIn(zone, now) === null ? 'UTC' : zone;
  const [month, day, year] = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(now)
    .split('/');
  return `${year}-${month}-${day}`;
}
