import { expect, test } from 'vitest';
import { colorTyped } from './color-field.tsx';

test('a color may be typed without its sign, in capitals, and short', () => {
  expect(['1A5C4C', '#1A5C4C', ' #abc ', 'abc'].map(colorTyped)).toEqual(['#1a5c4c', '#1a5c4c', '#aabbcc', '#aabbcc']);
  expect(colorTyped('red')).toBe('#red');
});
