import { expect, test } from 'vitest';
import { fullText, isFull, seatsText } from './seats.ts';

test('the seats are told as they are', () => {
  expect(seatsText({ used: 2, limit: 3 })).toBe('2 of 3 seats used');
  expect(seatsText({ used: 1, limit: 1 })).toBe('1 of 1 seat used');
  expect(seatsText({ used: 12, limit: null })).toBe('12 seats used, no limit');
});

test('a team is full at its limit, and never without one', () => {
  expect(isFull({ used: 2, limit: 3 })).toBe(false);
  expect(isFull({ used: 3, limit: 3 })).toBe(true);
  expect(isFull({ used: 4, limit: 3 })).toBe(true);
  expect(isFull({ used: 99, limit: null })).toBe(false);
});

test('a full team is told its plan and every way on', () => {
  expect(fullText('free', { used: 1, limit: 1 })).toBe(
    'All seats on your Free plan are taken. To invite someone, choose a larger plan (Basic has 3 seats).',
  );
  expect(fullText('basic', { used: 5, limit: 5 })).toContain(
    'remove a member, or choose a larger plan (Pro has 10 seats)',
  );
  expect(fullText('pro', { used: 12, limit: 12 })).toContain('(Plus has no limit)');
});
