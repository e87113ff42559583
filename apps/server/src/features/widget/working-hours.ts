import type { ChatAvailability } from '@chatty/contract/settings/chat-availability';
import { LRUCache } from 'lru-cache';

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** By time zone. Making one takes a hundred times longer than using it, and it is large. */
export const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 50 });
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Weekday (Monday 0) and minute of the day at a place. */
function localTime(at: Date, timeZone: string): { day: number; minute: number } {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

interface Span {
  timeStart: string;
  timeEnd: string;
}

const isWithin = (minute: number, { timeStart, timeEnd }: Span) =>
  minute >= minutesOf(timeStart) && minute < minutesOf(timeEnd);

const breaksOf = ({ isShowBreakTime, startTimeBreak, endTimeBreak, breakTimes }: ChatAvailability): Span[] =>
  isShowBreakTime ? [{ timeStart: startTimeBreak, timeEnd: endTimeBreak }, ...breakTimes] : [];

/** Whether the shop answers at this moment. A day whose end is not after its start has no hours. */
export function isOpen(hours: ChatAvailability, at: Date): boolean {
  if (hours.typeWorking === 'always') return true;
  const { day, minute } = localTime(at, hours.timeZone);
  const hoursOfDay = hours.customTime[day];
  if (!hoursOfDay?.isSelect || !isWithin(minute, hoursOfDay)) return false;
  return !breaksOf(hours).some((it) => isWithin(minute, it));
}

const stepMs = 5 * 60_000;

/** The next moment at which the shop opens, to five minutes, looking a week ahead; null when it is open or never opens. */
export function opensAt(hours: ChatAvailability, from: Date): Date | null {
  if (isOpen(hours, from) || !hours.customTime.some((it) => it.isSelect)) return null;
  const first = Math.ceil(from.getTime() / stepMs) * stepMs;
  for (let at = first; at < first + 8 * 86_400_000; at += stepMs) {
    if (isOpen(hours, new Date(at))) return new Date(at);
  }
  return null;
}
