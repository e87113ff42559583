import { Email } from '@chatty/contract/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  after,
  before,
  between,
  betweenDates,
  custom,
  digits,
  domain,
  email,
  firstProblem,
  greaterThan,
  lessThan,
  minChars,
  phone,
  required,
} from './rules.ts';

describe('required', () => {
  test('refuses an empty text, nothing and an empty list', () => {
    for (const it of ['', null, undefined, []]) expect(required(it)).toBe('This field is required');
    for (const it of ['x', 0, false, ['x'], new Date()]) expect(required(it)).toBeNull();
  });
});

describe('email', () => {
  test('may be empty', () => expect(email('')).toBeNull());

  test('refuses what is no address', () => {
    for (const address of [
      'x',
      'x@',
      '@x.example',
      'x@y',
      'x y@z.example',
      'x@y..example',
      'x@-y.example',
      'a@b@c.example',
    ])
      expect(email(address), address).toBe('Email is invalid');
  });

  test('whatever the server takes passes here', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(Email.safeParse(address).success);
        expect(email(address), address).toBeNull();
      }),
    );
  });
});

describe('phone', () => {
  test('has 7 to 15 characters', () => {
    for (const number of ['1234567', '+49 30 1234567', '(030) 123-4567', '123456789012345', '+12345678901234'])
      expect(phone(number), number).toBeNull();
    for (const number of [
      '',
      '123456',
      '+12345',
      '1234567890123456',
      '+123456789012345',
      'call me',
      '12345x7',
      '.......',
      '+(----)',
    ])
      expect(phone(number), number).toBe('Phone number is invalid');
  });

  test('any digits of that length pass, and no other length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,24}$/), (digits) => {
        expect(phone(digits) === null).toBe(digits.length >= 7 && digits.length <= 15);
      }),
    );
  });
});

describe('domain', () => {
  test('is a host name with a dot', () => {
    for (const it of ['shop.example', 'a.b.c-d.example', 'xn--bcher-kva.example']) expect(domain(it), it).toBeNull();
    for (const address of [
      '',
      'shop',
      'https://shop.example',
      'shop.example/x',
      '-shop.example',
      'shop..example',
      'a b.example',
      '127.0.0.1',
    ])
      expect(domain(address), address).toBe('Invalid domain');
  });

  test('every domain name passes', () => {
    fc.assert(
      fc.property(fc.domain(), (name) => {
        expect(domain(name), name).toBeNull();
      }),
    );
  });
});

test('digits are digits alone', () => {
  expect(digits('0123')).toBeNull();
  for (const it of ['', '1.5', '-1', '1 2', '１２', 'a']) expect(digits(it), it).toBe('Must be digits.');
});

test('characters are counted as people do', () => {
  expect(minChars(8)('1234567')).toBe('Fill at least 8 characters');
  expect(minChars(8)('12345678')).toBeNull();
  expect(minChars(2)('👩‍👩‍👧')).toBe('Fill at least 2 characters');
});

test('numbers are greater, less or between; a number that is none is never right', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer(), fc.nat(), (value, from, span) => {
      expect(greaterThan(from)(value) === null).toBe(value > from);
      expect(lessThan(from)(value) === null).toBe(value < from);
      expect(between(from, from + span)(value) === null).toBe(value >= from && value <= from + span);
    }),
  );
  expect(between(1, 9)(10)).toBe('Must be between 1 and 9');
  expect(greaterThan(1)(1)).toBe('Must be greater than 1');
  expect(lessThan(1)(1)).toBe('Must be less than 1');
  for (const rule of [greaterThan(0), lessThan(0), between(0, 1)]) expect(rule(Number.NaN)).not.toBeNull();
});

test('dates are before, after or between; a date that is none is never right', () => {
  fc.assert(
    fc.property(fc.date(), fc.date({ noInvalidDate: true }), (date, limit) => {
      expect(before(limit)(date) === null).toBe(date < limit);
      expect(after(limit)(date) === null).toBe(date > limit);
      expect(betweenDates(limit, limit)(date) === null).toBe(date.getTime() === limit.getTime());
    }),
  );
  expect(before(new Date())(new Date('none'))).toBe('Invalid date value');
});

test('a custom rule has general words unless it brings its own', () => {
  expect(custom((value: string) => value === 'a')('b')).toBe('The value is invalid');
  expect(custom((value: string) => value === 'a', 'Say a')('b')).toBe('Say a');
  expect(custom((value: string) => value === 'a')('a')).toBeNull();
});

test('the first broken rule speaks', () => {
  expect(firstProblem('', [required, email])).toBe('This field is required');
  expect(firstProblem('x', [required, email])).toBe('Email is invalid');
  expect(firstProblem('x@y.example', [required, email])).toBeNull();
});
