import { isKeepable } from '../keepable-date.ts';

/** What PostgreSQL writes for a moment while its time zone is UTC, as those of nearly all servers are. */
const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/;

/**
 * A `timestamptz` as PostgreSQL writes it (`select at::text`) in ISO 8601, whole milliseconds. A long list says its
 * moments so, instead of making dates that are only written out again.
 */
export function isoOf(text: string): string {
  if (inUtc.test(text))
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
  // A zone of whole hours is written without minutes.
  return new Date(text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00')).toISOString();
}

/** Whether a text is a moment as PostgreSQL writes one, which it can read again. */
export const isMomentText = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(text) && isKeepable(new Date(isoOf(text)));
