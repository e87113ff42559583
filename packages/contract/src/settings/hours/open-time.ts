import { openSpans, type WorkingHours } from './working-hours.ts';

/**
 * The moment at which a shop has been open for so long since another one, by its working hours alone; null where that is
 * too far away to be known. With nothing to wait for it is the moment itself.
 */
export function afterOpenTime(hours: WorkingHours, since: Date, ms: number): Date | null {
  const start = since.getTime();
  if (hours.typeWorking === 'always' || ms === 0) return new Date(start + ms);
  let left = ms;
  for (const [opens, closes] of openSpans(hours, since)) {
    const from = Math.max(start, opens);
    if (closes - from >= left) return new Date(from + left);
    left -= Math.max(0, closes - from);
  }
  return null;
}
