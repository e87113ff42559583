import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiDigits, comparedPhone, orderNumberOf } from './order-number.ts';

/** The zeros of scripts that shops and visitors write in. */
const zeros = ['٠', '۰', '०', '০', '๐', '０', '𝟎', '0'];
const inScript = (zero: string, digits: string) =>
  digits.replace(/\d/g, (it) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(it)));

it('reads a number in any script’s digits, behind any sign, and among any spaces as the same number', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 }).map(String);
  const sign = fc.constantFrom('', '#', ' # ', '＃', 'No. '.slice(4), '-', '\u200f#', '#\u00a0');
  fc.assert(
    fc.property(number, fc.constantFrom(...zeros), sign, (digits, zero, before) => {
      expect(orderNumberOf(`${before}${inScript(zero, digits)} `)).toBe(digits);
    }),
  );
});

it('takes no two numbers for one, and nothing for a number', () => {
  const number = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(orderNumberOf(`#${a}`) === orderNumberOf(`#${b}`)).toBe(a === b);
    }),
  );
  for (const nothing of ['', '#', ' - ', '\r\n', '"']) expect(orderNumberOf(nothing)).toBe('');
  expect(orderNumberOf('EN-1001')).not.toBe(orderNumberOf('1001'));
});

it('leaves nothing in a number that a header or a search could be made of, whatever is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(orderNumberOf(text)).toMatch(/^[\p{L}\p{N}]*$/u);
    }),
  );
});

it('never changes what is no digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(asciiDigits(text).replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
    }),
  );
});

it('compares phone numbers by their digits alone, in any script', () => {
  const phone = fc.stringMatching(/^[1-9]\d{7,13}$/);
  fc.assert(
    fc.property(phone, fc.constantFrom(...zeros), fc.constantFrom('+', '00', '', '('), (digits, zero, before) => {
      const written = inScript(zero, digits).replace(/(?<=^.{3})/su, ' ');
      expect(comparedPhone(before + written)).toBe(digits);
    }),
  );
});
