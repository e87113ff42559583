import { expect, test } from 'vitest';
import { withoutShorthand } from './shorthand.ts';

test.each([
  ['how much n how long', 'how much and how long'],
  ['where r ur mugs made', 'where are your mugs made'],
  ['do u sell smth for kids pls', 'do you sell something for kids please'],
])('“%s” is “%s”', (written, meant) => {
  expect(withoutShorthand(written)).toBe(meant);
});

test.each([
  'which R value do I need',
  'a cup in size M',
  'write to u@shop.example',
  'the vitamin n cream',
  'see /u/rn',
])('“%s” stays as it is', (written) => {
  expect(withoutShorthand(written)).toBe(written);
});
