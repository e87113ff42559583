import { expect, test } from 'vitest';
import { isOverdue, timeLeft } from './time-left.ts';

const due = '2026-01-05T10:00:00.000Z';
const at = (time: string) => Date.parse(`2026-01-0${time}Z`);

test.each([
  ['5T09:48:00.000', '12m left'],
  ['5T08:40:00.000', '1h 20m left'],
  ['5T08:00:00.000', '2h left'],
  ['3T07:00:00.000', '2d 3h left'],
  ['5T09:59:30.000', '<1m left'],
  ['5T10:00:00.000', '<1m left'],
  ['5T10:00:30.000', 'Overdue'],
  ['5T10:05:59.000', 'Overdue 5m'],
  ['7T10:00:00.000', 'Overdue 2d'],
])('at %s the timer says “%s”', (time, said) => {
  expect(timeLeft(due, at(time))).toBe(said);
  expect(isOverdue(due, at(time))).toBe(said.startsWith('Overdue'));
});
