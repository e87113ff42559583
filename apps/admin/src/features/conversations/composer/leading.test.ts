import { expect, test } from 'vitest';
import { leading } from './leading.ts';

test('typing is told at once and from time to time, and never after one has stopped', () => {
  let [now, told] = [0, 0];
  const tell = leading(
    1_000,
    () => {
      told += 1;
    },
    () => now,
  );
  for (now = 0; now < 2_500; now += 100) tell();
  expect(told).toBe(3);
  now = 60_000;
  expect(told).toBe(3);
});
