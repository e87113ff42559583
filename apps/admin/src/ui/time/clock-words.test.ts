import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockWords, readClock } from './clock-words.ts';

test.each([
  ['9:30 AM', '09:30'],
  ['9:30am', '09:30'],
  ['9.30 a.m.', '09:30'],
  ['9 pm', '21:00'],
  ['9p', '21:00'],
  ['12:00 PM', '12:00'],
  ['12:15 am', '00:15'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['2130', '21:30'],
  ['21:30', '21:30'],
  ['7', '07:00'],
  [' 17 ', '17:00'],
])('“%s” is %s', (typed, clock) => {
  expect(readClock(typed)).toBe(clock);
});

test.each(['', 'nine', '9:60 AM', '13:00 PM', '0:30 AM', '25:00', '24:30', '9:3', '9:30 XM', '1234567', '-1', '9::30'])(
  '“%s” is no time',
  (typed) => {
    expect(readClock(typed)).toBeNull();
  },
);

test('midnight begins a day or ends it', () => {
  for (const typed of ['12:00 AM', '0:00', '24:00', '00:00']) {
    expect(readClock(typed)).toBe('00:00');
    expect(readClock(typed, 'last')).toBe('24:00');
  }
});

test('what is shown can be typed', () => {
  fc.assert(
    fc.property(fc.nat(1_439), (minute) => {
      const value = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(readClock(clockWords(value))).toBe(value);
    }),
  );
  expect(clockWords('09:30')).toBe('9:30 AM');
  expect(readClock(clockWords('24:00'), 'last')).toBe('24:00');
  expect(clockWords('nine')).toBe('nine');
});
