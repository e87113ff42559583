import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../options.ts';
import { afterOpenTime } from './open-time.ts';
import { hoursAt, isOpen, type WorkingHours } from './working-hours.ts';

const zones = Intl.supportedValuesOf('timeZone');
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

const zonesClocks = new Map<string, Intl.DateTimeFormat>();
function swedishClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    zonesClocks.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  zonesClocks.set(timeZone, clock);
  return clock;
}

const dayBefore = (date: string) => new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);

/** The rules, one sentence after the other, for what a clock on the wall shows: “2026-01-05 09:00”. */
function isOpenBySign(hours: WorkingHours, shown: string): boolean {
  if (hours.typeWorking === 'always') return true;
  const [date = '', clock = ''] = shown.split(' ');
  const isHoliday = (day: string) => hours.holidays.some((it) => day >= it.dateStart && day <= it.dateEnd);
  const shiftOf = (day: string) => {
    const shift = hours.customTime[(new Date(day).getUTCDay() + 6) % 7];
    return shift?.isSelect && !isHoliday(day) ? shift : null;
  };
  const [today, yesterday] = [shiftOf(date), shiftOf(dayBefore(date))];
  const isOvernight = (it: { timeStart: string; timeEnd: string }) => it.timeEnd <= it.timeStart;
  const begun = today && clock >= today.timeStart && (isOvernight(today) || clock < today.timeEnd);
  // An end at 24:00 that is not after its start is that of the next day.
  const goesOn = yesterday && isOvernight(yesterday) && clock < yesterday.timeEnd;
  if (isHoliday(date) || (!begun && !goesOn)) return false;
  if (!hours.isShowBreakTime) return true;
  const first = { timeStart: hours.startTimeBreak, timeEnd: hours.endTimeBreak };
  return ![first, ...hours.breakTimes].some((it) => clock >= it.timeStart && clock < it.timeEnd);
}

/** Looks at the clock on the wall in every minute, and lets nobody put it back. */
function everyMinute(hours: WorkingHours, from: number, days: number): boolean[] {
  const clock = swedishClock(hours.timeZone);
  let shown = '';
  const open: boolean[] = [];
  // Two days before: by then a clock that was put back has been overtaken.
  for (let at = from - 2 * dayMs; at < from + days * dayMs; at += minuteMs) {
    const now = clock.format(at);
    if (now > shown) shown = now;
    if (at >= from) open.push(isOpenBySign(hours, shown));
  }
  return open;
}

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
// Hours at which clocks are changed come up as often as all others together, and so do whole hours.
const someMinute = fc.oneof(
  fc.integer({ min: 0, max: 1_439 }),
  fc.integer({ min: 0, max: 240 }),
  fc.integer({ min: 0, max: 23 }).map((it) => it * 60),
);
const someEnd = fc.oneof(someMinute, fc.constant(1_440));
const someSpan = fc
  .tuple(someMinute, someEnd)
  .map(([timeStart, timeEnd]) => ({ timeStart: clockOf(timeStart), timeEnd: clockOf(timeEnd) }));
const someBreak = fc.tuple(someMinute, fc.integer({ min: 1, max: 300 })).map(([from, minutes]) => ({
  timeStart: clockOf(from),
  timeEnd: clockOf(Math.min(1_440, from + minutes)),
}));
const someDay = (from: number) => fc.integer({ min: -4, max: 6 }).map((days) => from + days * dayMs);
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const someHolidays = (from: number) =>
  fc.array(
    fc.tuple(someDay(from), fc.integer({ min: 0, max: 3 })).map(([day, more]) => ({
      name: 'Closed',
      dateStart: isoDay(day),
      dateEnd: isoDay(day + more * dayMs),
    })),
    { maxLength: 2 },
  );

/** The days on which clocks of a zone are changed. */
function changesOf(timeZone: string, year: number): number[] {
  const offset = (at: number) => Date.parse(`${swedishClock(timeZone).format(at).replace(' ', 'T')}Z`) - at;
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1) + day * dayMs);
  return days.filter((day) => offset(day) !== offset(day + dayMs));
}

const someMoment = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    year: fc.integer({ min: 2005, max: 2045 }),
    nth: fc.nat(400),
    before: fc.integer({ min: -1_440, max: 2_880 }),
  })
  .map(({ timeZone, year, nth, before }) => {
    const changes = changesOf(timeZone, year);
    // Near a change, where there are any, in two of three.
    const day = nth % 3 > 0 ? changes[nth % Math.max(1, changes.length)] : undefined;
    return { timeZone, from: (day ?? Date.UTC(year, 0, 1 + (nth % 365))) - before * minuteMs };
  });

const someHours = someMoment.chain(({ timeZone, from }) =>
  fc.record({
    from: fc.constant(from),
    hours: fc.record({
      typeWorking: fc.constant('custom' as const),
      timeZone: fc.constant(timeZone),
      customTime: fc.tuple(
        ...weekdays.map((label) =>
          fc
            .tuple(fc.integer({ max: 3, min: 0 }), someSpan)
            .map(([on, span]) => ({ label, isSelect: on > 0, ...span })),
        ),
      ),
      isShowBreakTime: fc.boolean(),
      startTimeBreak: fc.constant('12:00'),
      endTimeBreak: fc.constant('13:00'),
      breakTimes: fc.array(someBreak, { maxLength: 3 }),
      holidays: someHolidays(from),
    }),
  }),
);

/** Each of the random cases looks at the clock thousands of times. */
const patienceMs = 30_000;

describe('working hours', () => {
  it(
    'are in every minute what the rules say of a clock on the wall, in all zones, near and far from changed clocks',
    () => {
      fc.assert(
        fc.property(someHours, ({ from, hours }) => {
          const open = everyMinute(hours, from, 2);
          const wrong = open.findIndex((it, minute) => it !== isOpen(hours, new Date(from + minute * minuteMs)));
          expect(wrong).toBe(-1);
          // Where they change next, they change; and nowhere before.
          for (const minute of [0, 517, 1_401]) {
            const { isOpen: now, changesAt } = hoursAt(hours, new Date(from + minute * minuteMs));
            expect(now).toBe(open[minute]);
            const flips = open.findIndex((it, later) => later > minute && it !== now);
            if (flips >= 0) expect(changesAt?.getTime()).toBe(from + flips * minuteMs);
            else expect(changesAt === null || changesAt.getTime() >= from + open.length * minuteMs).toBe(true);
          }
        }),
        { numRuns: 25 },
      );
    },
    patienceMs,
  );

  it(
    'flip at each boundary, to the millisecond, however far it is',
    () => {
      fc.assert(
        fc.property(someHours, ({ from, hours }) => {
          let moment = new Date(from);
          for (let boundaries = 0; boundaries < 8; boundaries += 1) {
            const now = hoursAt(hours, moment);
            if (now.changesAt === null) return;
            expect(now.changesAt.getTime()).toBeGreaterThan(moment.getTime());
            expect(isOpen(hours, new Date(now.changesAt.getTime() - 1))).toBe(now.isOpen);
            expect(isOpen(hours, now.changesAt)).toBe(!now.isOpen);
            moment = now.changesAt;
          }
        }),
        { numRuns: 200 },
      );
    },
    patienceMs,
  );

  it(
    'have let so much time pass as minutes are counted in which the shop is open',
    () => {
      fc.assert(
        fc.property(someHours, fc.integer({ min: 1, max: 2_000 }), ({ from, hours }, minutes) => {
          let left = minutes;
          const last = everyMinute(hours, from, 4).findIndex((it) => it && (left -= 1) === 0);
          const after = afterOpenTime(hours, new Date(from), minutes * minuteMs)?.getTime() ?? Infinity;
          if (last === -1) expect(after).toBeGreaterThan(from + 4 * 1_440 * minuteMs);
          else expect(after).toBe(from + (last + 1) * minuteMs);
        }),
        { numRuns: 40 },
      );
    },
    patienceMs,
  );
});
