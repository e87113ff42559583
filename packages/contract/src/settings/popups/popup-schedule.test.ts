import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdays } from '../options.ts';
import { isOnSchedule, type PopupSchedule } from './popup-schedule.ts';

const every = [...weekdays];
/** Zones ahead of UTC and behind it, with and without daylight saving, by whole hours and by parts of one. */
const zones = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/Sao_Paulo', 'Asia/Kolkata', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Casablanca', 'America/St_Johns'],
];
const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2032, 0) });
const day = moment.map((at) => new Date(at).toISOString().slice(0, 10));
const anySchedule = fc.record({
  timeZone: fc.constantFrom(...zones, 'America/Asuncion', 'Asia/Beirut'),
  dateStart: fc.oneof(day, fc.constant('')),
  dateEnd: fc.oneof(day, fc.constant('')),
  weekdays: fc.subarray(every, { minLength: 1 }),
});

/** What the browser's own calendar says. */
function calendarOf(timeZone: string, at: number) {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(at);
  return { day: parts, weekday };
}

describe('a popup shows', () => {
  test('on the days that the calendar of the shop says, whatever its clocks do', () => {
    fc.assert(
      fc.property(anySchedule, fc.constantFrom(...zones), moment, (schedule, timeZone, at) => {
        const { day: today, weekday } = calendarOf(timeZone, at);
        const { dateStart, dateEnd } = schedule;
        const isIn = (dateStart === '' || today >= dateStart) && (dateEnd === '' || today <= dateEnd);
        const expected = isIn && schedule.weekdays.some((it) => it === weekday);
        expect(isOnSchedule({ ...schedule, timeZone }, at)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  test('in one go from its first day to its last: what has ended does not begin again', () => {
    const hours = fc.array(fc.nat({ max: 80 * 24 * 60 }), { minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(anySchedule, moment, hours, (schedule, from, minutes) => {
        const shown = minutes
          .toSorted((a, b) => a - b)
          .map((it) => isOnSchedule({ ...schedule, weekdays: every }, from + it * 60_000));
        const turns = shown.filter((it, at) => at > 0 && it !== shown[at - 1]).length;
        expect(turns).toBeLessThanOrEqual(shown[0] ? 1 : 2);
      }),
    );
  });

  test.each<[string, Partial<PopupSchedule>, string, boolean]>([
    [
      'from midnight of the shop on',
      { timeZone: 'America/New_York', dateStart: '2026-11-27' },
      '2026-11-27T04:59:59Z',
      false,
    ],
    [
      'from midnight of the shop on',
      { timeZone: 'America/New_York', dateStart: '2026-11-27' },
      '2026-11-27T05:00:00Z',
      true,
    ],
    [
      'up to the end of its last day',
      { timeZone: 'Europe/Berlin', dateEnd: '2026-03-29' },
      '2026-03-29T21:59:59Z',
      true,
    ],
    [
      'up to the end of its last day',
      { timeZone: 'Europe/Berlin', dateEnd: '2026-03-29' },
      '2026-03-29T22:00:00Z',
      false,
    ],
    ['on its weekdays', { timeZone: 'Asia/Tokyo', weekdays: ['Saturday'] }, '2026-03-06T15:00:00Z', true],
    ['on its weekdays', { timeZone: 'Asia/Tokyo', weekdays: ['Saturday'] }, '2026-03-06T14:59:59Z', false],
    // At midnight clocks go back to eleven: the day ends with the second of the two hours.
    ['in an hour that comes twice', { timeZone: 'Asia/Beirut', dateEnd: '2025-10-25' }, '2025-10-25T21:30:00Z', true],
    ['in an hour that comes twice', { timeZone: 'Asia/Beirut', dateEnd: '2025-10-25' }, '2025-10-25T22:00:00Z', false],
    ['always, where nothing is said', {}, '2026-01-01T00:00:00Z', true],
  ])('%s', (_, said, at, expected) => {
    const schedule = { timeZone: 'UTC', dateStart: '', dateEnd: '', weekdays: every, ...said };
    expect(isOnSchedule(schedule, Date.parse(at))).toBe(expected);
  });
});
