import { expect, test } from 'vitest';
import { withoutShorthand, withoutSplitVerbs } from './shorthand.ts';

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

test.each([
  ['can I give the slippers back', 'can I return the slippers'],
  ['may i send my boots back unworn?', 'may i return my boots unworn?'],
  ['when do you give my money back', 'when do you give my money back'],
  ['can you send it over back to me', 'can you send it over back to me'],
  ['will it come back', 'will it come back'],
])('“%s” is “%s”', (text, together) => {
  expect(withoutSplitVerbs(text)).toBe(together);
});
