import { expect, test } from 'vitest';
import { choicesOf } from './product-details.ts';

const of = (...titles: string[]) => choicesOf(titles.map((title) => ({ title })));

test('each kind of choice is told by itself, once for each value', () => {
  expect(of('S / Fog', 'M / Fog', 'M / Pine')).toEqual([
    ['S', 'M'],
    ['Fog', 'Pine'],
  ]);
});

test('where there is nothing to choose, or names do not match, there are no choices', () => {
  expect(of('Default Title')).toEqual([]);
  expect(of('S / Fog', 'S / Pine')).toEqual([['Fog', 'Pine']]);
  expect(of('S / Fog', 'Pine')).toEqual([]);
});
