import { expect, test } from 'vitest';
import { dayName, shortWhen } from './moments.ts';

const now = Date.parse('2026-06-20T12:00:00');

test.each([
  ['MM/DD/YYYY', '03/09/2026'],
  ['DD/MM/YYYY', '09/03/2026'],
  ['DD.MM.YYYY', '09.03.2026'],
  ['YYYY-MM-DD', '2026-03-09'],
  [null, 'Mar 9'],
] as const)('a date is written as the merchant has it: %s', (format, written) => {
  expect(dayName('2026-03-09T12:00:00', 'en', format, now)).toBe(written);
  expect(shortWhen('2026-03-09T12:00:00', 'en', format, now)).toBe(written);
});

test('days that have a name are called by it in every format', () => {
  expect(dayName('2026-06-20T08:00:00', 'en', 'YYYY-MM-DD', now)).toBe('Today');
  expect(dayName('2026-06-19T08:00:00', 'en', 'YYYY-MM-DD', now)).toBe('Yesterday');
  expect(dayName('2026-06-17T08:00:00', 'en', 'YYYY-MM-DD', now)).toBe('Wednesday');
});
