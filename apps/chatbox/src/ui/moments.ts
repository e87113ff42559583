import type { VisitorWidget } from '@chatty/contract/widget';
import { say } from './say.ts';

const dayMs = 24 * 3600_000;

type DateFormat = VisitorWidget['dateFormat'] | null | undefined;

/** “14:05”, in the words of the locale. */
export const clockTime = (at: string, locale: string): string =>
  new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });

/** A date in the merchant's own way of writing: “12/31/2026”. */
function writtenDate(day: Date, format: NonNullable<DateFormat>): string {
  const parts = { YYYY: day.getFullYear(), MM: day.getMonth() + 1, DD: day.getDate() };
  return format.replace(/YYYY|MM|DD/g, (it) => `${parts[it as keyof typeof parts]}`.padStart(it.length, '0'));
}

const daysUntil = (at: string, now: number): number =>
  Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / dayMs);

/** “Today”, “Yesterday”, a weekday, or a date, whichever says most in least. */
export function dayName(at: string, locale: string, format: DateFormat, now = Date.now()): string {
  const word = dayWord(at, locale, format, now);
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

/** The same inside a sentence. */
export function dayWord(at: string, locale: string, format: DateFormat, now = Date.now()): string {
  const then = new Date(at);
  const days = daysUntil(at, now);
  if (Math.abs(days) < 2) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  if (Math.abs(days) < 7) return then.toLocaleDateString(locale, { weekday: 'long' });
  if (format) return writtenDate(then, format);
  const year = then.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return then.toLocaleDateString(locale, { day: 'numeric', month: 'short', year });
}

/** A clock time today, else the day: for lists. */
export function shortWhen(at: string, locale: string, format: DateFormat, now = Date.now()): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return sameDay ? clockTime(at, locale) : dayName(at, locale, format, now);
}

/** When somebody is back, as a sentence: “We’ll be back tomorrow at 9:00 AM.” */
export function backWords(at: string, locale: string, now = Date.now()): string {
  const time = clockTime(at, locale);
  const days = daysUntil(at, now);
  if (days === 0) return say('liveChatBackToday', { time });
  if (days === 1) return say('liveChatBackTomorrow', { time });
  return say('liveChatBackOn', { day: dayWord(at, locale, null, now), time });
}

/** The locale if the browser knows it, else English. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
