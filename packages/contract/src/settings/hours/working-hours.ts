import type { ChatAvailability } from '../chat-availability.ts';
import { momentOf, shownAt } from './zone-clock.ts';

/** What of the settings says when the shop answers. */
export type WorkingHours = Pick<
  ChatAvailability,
  | 'typeWorking'
  | 'timeZone'
  | 'customTime'
  | 'isShowBreakTime'
  | 'startTimeBreak'
  | 'endTimeBreak'
  | 'breakTimes'
  | 'holidays'
>;

export interface HoursNow {
  isOpen: boolean;
  /** The minute in which that ends; null when it doesn't within `lookAheadDays`. */
  changesAt: Date | null;
}

/** Long enough to see past a year of holidays. */
export const lookAheadDays = 400;

const minuteMs = 60_000;
const dayMinutes = 1_440;
const dayMs = dayMinutes * minuteMs;

/** From the first moment up to but not including the second. */
type Span = readonly [from: number, to: number];

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const spanOf = ({ timeStart, timeEnd }: { timeStart: string; timeEnd: string }): Span => [
  minutesOf(timeStart),
  minutesOf(timeEnd),
];
/** Days are counted from 1 January 1970, a Thursday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;
const dayOf = (date: string): number => Date.parse(date) / dayMs;

/** The span without another one. */
const without = ([from, to]: Span, [start, end]: Span): Span[] =>
  [[from, Math.min(to, start)] as const, [Math.max(from, end), to] as const].filter(([a, b]) => a < b);

/** The hours as spans of minutes, read once. */
function readHours({ customTime, holidays, ...hours }: WorkingHours) {
  const shifts = customTime.map((it) => {
    const [from, to] = spanOf(it);
    // An end that is not after its start is one of the next day.
    return it.isSelect ? ([from, to > from ? to : to + dayMinutes] as const) : null;
  });
  const { isShowBreakTime, startTimeBreak, endTimeBreak, breakTimes } = hours;
  const first = { timeStart: startTimeBreak, timeEnd: endTimeBreak };
  const breaks = isShowBreakTime ? [first, ...breakTimes].map(spanOf).filter(([from, to]) => from < to) : [];
  const off = holidays.map(({ dateStart, dateEnd }) => [dayOf(dateStart), dayOf(dateEnd)] as const);
  const isHoliday = (day: number) => off.some(([from, to]) => day >= from && day <= to);
  const shiftOf = (day: number) => (isHoliday(day) ? null : (shifts[weekdayOf(day)] ?? null));

  /** When the shop answers on a day of the calendar: minutes of it, in their order. */
  return (day: number): Span[] => {
    if (isHoliday(day)) return [];
    const [begun, own] = [shiftOf(day - 1), shiftOf(day)];
    const late: Span = [0, begun ? Math.max(0, begun[1] - dayMinutes) : 0];
    const [from, to]: Span = own ? [own[0], Math.min(own[1], dayMinutes)] : [dayMinutes, dayMinutes];
    const whole: Span[] = late[1] >= from ? [[0, Math.max(late[1], to)]] : [late, [from, to]];
    const open = breaks.reduce<Span[]>((left, pause) => left.flatMap((it) => without(it, pause)), whole);
    return open.filter(([a, b]) => a < b);
  };
}

/** When the shop answers from a day on, on the clock that never goes back; over midnight in one piece. */
function* shownSpans(openOn: (day: number) => Span[], first: number): Generator<Span> {
  let held: Span | null = null;
  for (let day = first; day <= first + lookAheadDays; day += 1) {
    for (const [from, to] of openOn(day)) {
      const span: Span = [day * dayMs + from * minuteMs, day * dayMs + to * minuteMs];
      if (held?.[1] === span[0]) held = [held[0], span[1]];
      else {
        if (held) yield held;
        held = span;
      }
    }
  }
  if (held) yield held;
}

/** The same in moments: what falls into a skipped hour is not there. */
function* spansFrom(openOn: (day: number) => Span[], timeZone: string, shown: number): Generator<Span> {
  let held: Span | null = null;
  for (const [from, to] of shownSpans(openOn, Math.floor(shown / dayMs))) {
    if (to <= shown) continue;
    const span: Span = [from <= shown ? -Infinity : momentOf(timeZone, from), momentOf(timeZone, to)];
    if (span[0] === span[1]) continue;
    if (held?.[1] === span[0]) held = [held[0], span[1]];
    else {
      if (held) yield held;
      held = span;
    }
  }
  if (held) yield held;
}

/**
 * When a shop with hours of its own is open from a moment on, piece by piece, as far as `lookAheadDays`: moments in
 * milliseconds. The first piece may have begun before.
 */
export const openSpans = (hours: WorkingHours, since: Date): Iterable<Span> =>
  spansFrom(readHours(hours), hours.timeZone, shownAt(hours.timeZone, since.getTime()));

/**
 * Whether the shop answers at this moment by its own clock. A shift whose end is not after its start goes on over midnight;
 * it belongs to the day on which it begins. Breaks are those of every day. On a holiday nobody answers from midnight to
 * midnight, and no shift begins. Where clocks are set back, what began or ended in the repeated hour does so once; a time
 * that is skipped comes when clocks are put forward.
 */
export function isOpen(hours: WorkingHours, at: Date): boolean {
  if (hours.typeWorking === 'always') return true;
  const shown = shownAt(hours.timeZone, at.getTime());
  const day = Math.floor(shown / dayMs);
  const minute = (shown - day * dayMs) / minuteMs;
  return readHours(hours)(day).some(([from, to]) => minute >= from && minute < to);
}

/** Whether the shop answers at this moment, as `isOpen` says, and until when that stays so. */
export function hoursAt(hours: WorkingHours, at: Date): HoursNow {
  if (hours.typeWorking === 'always') return { isOpen: true, changesAt: null };
  const shown = shownAt(hours.timeZone, at.getTime());
  const next = spansFrom(readHours(hours), hours.timeZone, shown).next();
  if (next.done) return { isOpen: false, changesAt: null };
  const [from, to] = next.value;
  if (from > at.getTime()) return { isOpen: false, changesAt: new Date(from) };
  const lastDay = (Math.floor(shown / dayMs) + lookAheadDays) * dayMs;
  return { isOpen: true, changesAt: to < lastDay ? new Date(to) : null };
}
