import { expect, test } from 'vitest';
import { followLine } from './follow-line.ts';

test('the line opens for the first time, and after each break', () => {
  const openings: string[] = [];
  const line = followLine((afterBreak) => openings.push(afterBreak ? 'after a break' : 'first'));
  for (const it of ['connecting', 'live'] as const) line.hear(it);
  expect(openings).toEqual(['first']);
  for (const it of ['offline', 'connecting', 'offline', 'connecting', 'live', 'live'] as const) line.hear(it);
  expect(openings).toEqual(['first', 'after a break']);
  // A tab that wakes opens a new socket without a word of the old one.
  for (const it of ['connecting', 'live'] as const) line.hear(it);
  expect(openings).toEqual(['first', 'after a break', 'after a break']);
});
