import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChatAvailability, weekdayHours } from './chat-availability.ts';
import { weekdays } from './options.ts';
import { hoursAt, isOpen, lookAheadDays, type WorkingHours } from './working-hours.ts';

const berlin = ChatAvailability.parse({ timeZone: 'Europe/Berlin', isShowBreakTime: true });
const week = (timeStart: string, timeEnd: string, days = weekdays.map(() => true)) =>
  weekdays.map((label, at) => ({ label, isSelect: days[at] === true, timeStart, timeEnd }));
const only = (day: (typeof weekdays)[number]) => weekdays.map((it) => it === day);
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

const at = (moment: string) => new Date(moment);

/** When a shop that is closed opens. */
const opensAt = (hours: WorkingHours, moment: Date): Date | null => {
  const { isOpen: open, changesAt } = hoursAt(hours, moment);
  expect(open).toBe(false);
  return changesAt;
};

/** How many clocks of zones are made. */
function clocksMade(act: () => unknown): number {
  const own = Intl.DateTimeFormat;
  let made = 0;
  class Counted extends own {
    constructor(...given: ConstructorParameters<typeof own>) {
      super(...given);
      made += 1;
    }
  }
  Object.assign(Intl, { DateTimeFormat: Counted });
  act();
  Object.assign(Intl, { DateTimeFormat: own });
  return made;
}

/** How often the clock of a zone is asked. */
function looksAtClock(act: () => unknown): number {
  const clock = Intl.DateTimeFormat.prototype;
  const own = Object.getOwnPropertyDescriptor(clock, 'format');
  if (!own?.get) throw new Error('The clock is read in another way.');
  let looks = 0;
  const get = function (this: Intl.DateTimeFormat): unknown {
    looks += 1;
    return own.get?.call(this);
  };
  Object.defineProperty(clock, 'format', { ...own, get });
  act();
  Object.defineProperty(clock, 'format', own);
  return looks;
}

describe('working hours', () => {
  it.each([
    ['2026-01-05T07:59:59.999Z', false, 'before nine in Berlin'],
    ['2026-01-05T08:00:00Z', true, 'at nine in Berlin'],
    ['2026-01-05T11:30:00Z', false, 'during the break'],
    ['2026-01-05T12:00:00Z', true, 'after the break'],
    ['2026-01-05T16:00:00Z', false, 'at five'],
    ['2026-01-04T10:00:00Z', false, 'on a Sunday'],
    ['2026-07-06T07:00:00Z', true, 'in summer time'],
  ])('at %s are %s (%s)', (moment, open) => {
    expect(isOpen(berlin, at(moment))).toBe(open);
  });

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

  it('go on over midnight where their end is not after their start, and belong to the day on which they begin', () => {
    const nights = { ...berlin, isShowBreakTime: false, customTime: week('18:00', '02:00', only('Friday')) };
    expect(opensAt(nights, at('2026-01-05T12:00:00Z'))).toEqual(at('2026-01-09T17:00:00Z'));
    expect(hoursAt(nights, at('2026-01-09T17:00:00Z'))).toEqual({
      isOpen: true,
      changesAt: at('2026-01-10T01:00:00Z'),
    });
    const around = { ...nights, customTime: week('08:00', '08:00', only('Friday')) };
    expect(hoursAt(around, at('2026-01-09T07:00:00Z')).changesAt).toEqual(at('2026-01-10T07:00:00Z'));
    const untilMidnight = { ...nights, customTime: week('18:00', '24:00', only('Friday')) };
    expect(hoursAt(untilMidnight, at('2026-01-09T17:00:00Z')).changesAt).toEqual(at('2026-01-09T23:00:00Z'));
  });

  it('leave out holidays from midnight to midnight at the shop, also over the end of the year', () => {
    const holidays = [{ name: 'Winter', dateStart: '2026-12-24', dateEnd: '2027-01-03' }];
    const closed = { ...berlin, customTime: week('18:00', '02:00'), holidays };
    expect(hoursAt(closed, at('2026-12-23T20:00:00Z'))).toEqual({
      isOpen: true,
      changesAt: at('2026-12-23T23:00:00Z'),
    });
    // The shift of the last holiday has not begun, so that nobody is there after midnight either.
    expect(opensAt(closed, at('2026-12-23T23:00:00Z'))).toEqual(at('2027-01-04T17:00:00Z'));
    const auckland = { ...closed, timeZone: 'Pacific/Auckland', customTime: week('00:00', '24:00') };
    expect(isOpen(auckland, at('2026-12-23T10:59:00Z'))).toBe(true);
    expect(opensAt(auckland, at('2026-12-23T11:00:00Z'))).toEqual(at('2027-01-03T11:00:00Z'));
  });

  it('last 23 and 25 hours around the clock, and begin once where an hour is repeated or skipped', () => {
    const plain = { ...berlin, isShowBreakTime: false };
    const sundays = { ...plain, customTime: week('00:00', '24:00', only('Sunday')) };
    expect(hoursAt(sundays, at('2026-03-28T23:00:00Z')).changesAt).toEqual(at('2026-03-29T22:00:00Z'));
    expect(hoursAt(sundays, at('2026-10-24T22:00:00Z')).changesAt).toEqual(at('2026-10-25T23:00:00Z'));
    const early = { ...plain, customTime: week('02:30', '05:00') };
    expect(opensAt(early, at('2026-03-29T00:00:00Z'))).toEqual(at('2026-03-29T01:00:00Z'));
    expect(hoursAt(early, at('2026-10-25T00:30:00Z'))).toEqual({ isOpen: true, changesAt: at('2026-10-25T04:00:00Z') });
    const late = { ...plain, customTime: week('20:00', '02:30') };
    expect(hoursAt(late, at('2026-10-24T20:00:00Z')).changesAt).toEqual(at('2026-10-25T00:30:00Z'));
    const skipped = { ...plain, customTime: week('02:10', '02:50') };
    expect(opensAt(skipped, at('2026-03-29T00:00:00Z'))).toEqual(at('2026-03-30T00:10:00Z'));
  });

  it('never begin, or never end, where nothing says so for more than a year', () => {
    const now = at('2026-01-05T00:00:00Z');
    const never = { ...berlin, customTime: week('09:00', '17:00', []) };
    expect(hoursAt(never, now)).toEqual({ isOpen: false, changesAt: null });
    const allBreak = { ...berlin, startTimeBreak: '00:00', endTimeBreak: '24:00' };
    expect(hoursAt(allBreak, now)).toEqual({ isOpen: false, changesAt: null });
    const ever = { ...berlin, isShowBreakTime: false, customTime: week('00:00', '24:00') };
    expect(hoursAt(ever, now)).toEqual({ isOpen: true, changesAt: null });
    expect(hoursAt({ ...never, typeWorking: 'always' }, now)).toEqual({ isOpen: true, changesAt: null });
  });

  it('are found past more than a year of holidays with a few looks at the clock', () => {
    const holidays = [{ name: 'Sabbatical', dateStart: '2026-01-01', dateEnd: '2027-01-31' }];
    const away = { ...berlin, holidays };
    const opens = () => opensAt(away, at('2026-01-05T00:00:00Z'));
    expect(opens()).toEqual(at('2027-02-01T08:00:00Z'));
    expect(looksAtClock(opens)).toBeLessThan(20);
    // Clocks are changed on that day: the change is looked for.
    const early = { ...berlin, customTime: week('02:30', '05:00') };
    expect(looksAtClock(() => opensAt(early, at('2026-03-29T00:00:00Z')))).toBeLessThan(150);
    const longer = { ...berlin, holidays: [{ name: 'Closed', dateStart: '2026-01-01', dateEnd: '2028-01-01' }] };
    expect(lookAheadDays).toBe(400);
    expect(opensAt(longer, at('2026-01-05T00:00:00Z'))).toBeNull();
  });

  it('keep the clocks of a few time zones only, however many shops have one of their own', () => {
    const now = at('2026-01-05T12:00:00Z');
    const all = () => zones.map((timeZone) => isOpen({ ...berlin, timeZone }, now));
    all();
    // None of them is kept until its turn comes again; those that are asked again and again are.
    expect(clocksMade(all)).toBe(zones.length);
    isOpen(berlin, now);
    expect(clocksMade(() => isOpen(berlin, now))).toBe(0);
    expect(isOpen(berlin, now)).toBe(true);
  });

  it('are nine to five on weekdays before anybody has set them', () => {
    expect(ChatAvailability.parse({}).customTime).toEqual(weekdayHours);
  });
});
