import { texts } from '#texts/ui.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const dayFormat = new Intl.DateTimeFormat(texts.locale, { day: 'numeric', month: 'short' });
const yearFormat = new Intl.DateTimeFormat(texts.locale, { day: 'numeric', month: 'short', year: 'numeric' });
const exactFormat = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'full', timeStyle: 'medium' });
const dateTimeFormat = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'short' });
const clockFormat = new Intl.DateTimeFormat(texts.locale, { hour: 'numeric', minute: '2-digit' });
const weekdayFormat = new Intl.DateTimeFormat(texts.locale, { weekday: 'long', day: 'numeric', month: 'long' });
const weekdayYearFormat = new Intl.DateTimeFormat(texts.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** How long ago `at` (ISO 8601) was, short: now, 5 min, 3 h, 2 d, Mar 4, Mar 4, 2024. A clock that is ahead says “now”. */
export function relativeTime(at: string, now: number): string {
  const past = now - Date.parse(at);
  if (past < minuteMs) return texts.time.now;
  if (past < hourMs) return texts.time.minutes(Math.floor(past / minuteMs));
  if (past < dayMs) return texts.time.hours(Math.floor(past / hourMs));
  if (past < 7 * dayMs) return texts.time.days(Math.floor(past / dayMs));
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (sameYear ? dayFormat : yearFormat).format(new Date(at));
}

export const exactTime = (at: string): string => exactFormat.format(new Date(at));

/** Short and without doubt: Mar 4, 2026, 5:20 PM. */
export const dateAndTime = (at: string): string => dateTimeFormat.format(new Date(at));

/** The time of day: 2:39 PM. */
export const clockTime = (at: string): string => clockFormat.format(new Date(at));

/** The line between two days of a thread. */
export function dayLabel(at: string, now: number): string {
  const day = new Date(at);
  const today = new Date(now);
  const days = Math.round((new Date(today).setHours(0, 0, 0, 0) - new Date(day).setHours(0, 0, 0, 0)) / dayMs);
  if (days === 0) return texts.time.today;
  if (days === 1) return texts.time.yesterday;
  return (day.getFullYear() === today.getFullYear() ? weekdayFormat : weekdayYearFormat).format(day);
}
