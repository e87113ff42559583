import { describe, expect, it } from 'vitest';
import { ChatAvailability, weekdayHours } from '../chat-availability.ts';
import { weekdays } from '../options.ts';
import { hoursAt, isOpen, lookAheadDays, type WorkingHours } from './working-hours.ts';

const berlin = ChatAvailability.parse({ timeZone: 'Europe/Berlin', isShowBreakTime: true });
const week = (timeStart: string, timeEnd: string, days = weekdays.map(() => true)) =>
  weekdays.map((label, at) => ({ label, isSelect: days[at] === true, timeStart, timeEnd }));
const only = (day: (typeof weekdays)[number]) => weekdays.map((it) => it === day);
const zones = Intl.supportedValuesOf('timeZone');

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
