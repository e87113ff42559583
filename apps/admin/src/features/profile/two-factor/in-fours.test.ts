import { expect, test } from 'vitest';
import { inFours } from './in-fours.ts';

test('a key is written in groups of four', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(inFours('')).toBe('');
});
