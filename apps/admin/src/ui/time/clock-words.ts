import { texts } from '#texts/ui.ts';

/** Where midnight is meant: a day begins with it, and ends with it. */
export type Midnight = 'first' | 'last';

const format = new Intl.DateTimeFormat(texts.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

export const isClock = (value: string): boolean => clock.test(value);

/** A time of day as people write it: 9:30 AM for 09:30. What is none stays as it is typed. */
export function clockWords(value: string): string {
  if (!isClock(value)) return value;
  const [hours, minutes] = value.split(':').map(Number);
  // Some languages put a narrow space before AM, which nobody can type.
  return format.format(Date.UTC(2024, 0, 1, hours, minutes)).replace(/\s/g, ' ');
}

/**
 * What a person typed as a time of day: 9:30 AM, 9.30am, 9 pm, 930, 0930, 21:30. Midnight is 00:00 or 24:00, as `midnight`
 * says. Null where it is no time.
 */
export function readClock(typed: string, midnight: Midnight = 'first'): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const parts =
    /^(\d{1,2})(?:[:.h ]?(\d{2}))? ?(?:([ap])\.?(?: ?m\.?)?)?$/.exec(text) ??
    /^(\d)(\d{2}) ?(?:([ap])\.?(?: ?m\.?)?)?$/.exec(text);
  if (!parts) return null;
  const [, hourText = '', minuteText = '0', half] = parts;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 24)) return null;
  const inDay = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  if (inDay === 24 && minute > 0) return null;
  const ofDay = (inDay % 24) * 60 + minute;
  if (ofDay === 0) return midnight === 'first' ? '00:00' : '24:00';
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
