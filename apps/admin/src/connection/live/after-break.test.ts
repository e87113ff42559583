import { expect, test } from 'vitest';
import { afterBreak } from './after-break.ts';

test('the line is back only after it was down', () => {
  let times = 0;
  const line = afterBreak(() => {
    times += 1;
  });
  for (const it of ['connecting', 'live'] as const) line.hear(it);
  expect(times).toBe(0);
  for (const it of ['offline', 'connecting', 'offline', 'connecting', 'live', 'live'] as const) line.hear(it);
  expect(times).toBe(1);
  // A tab that wakes opens a new socket without a word of the old one.
  for (const it of ['connecting', 'live'] as const) line.hear(it);
  expect(times).toBe(2);
});
