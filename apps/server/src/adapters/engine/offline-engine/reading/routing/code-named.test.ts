import { expect, test } from 'vitest';
import { codeNamed } from './code-named.ts';

test.each([
  ['is LARCHDAY still good?', 'LARCHDAY'],
  ['MOSS20 isnt doing anything at checkout', 'MOSS20'],
  ['does the code moss20 work', 'moss20'],
])('“%s” names a code', (text, code) => {
  expect(codeNamed(text)).toBe(code);
});

test.each([
  'does PAYPAL work',
  'does the HX2000 work with my stove',
  'WHERE IS MY PARCEL, THIS IS NOT ACCEPTED',
  'can I use MOSS20 with LARCHDAY, are both valid?',
  'is the LARCHDAY bench oak',
])('“%s” names none, or not one', (text) => {
  expect(codeNamed(text)).toBeNull();
});
