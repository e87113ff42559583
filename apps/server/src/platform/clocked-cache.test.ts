import { expect, test } from 'vitest';
import { clockedCache } from './clocked-cache.ts';

test('a key is forgotten after its time by the server’s clock, or when too many others were asked since', () => {
  let ms = Date.UTC(2026, 0, 1);
  const cache = clockedCache({ now: () => new Date(ms) }, 2, 1_000);
  cache.set('a', true);
  ms += 1_000;
  expect(cache.get('a')).toBe(true);
  ms += 1;
  expect(cache.get('a')).toBeUndefined();
  for (const key of ['a', 'b']) cache.set(key, true);
  expect(cache.get('a')).toBe(true);
  cache.set('c', true);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([true, undefined, true]);
});
