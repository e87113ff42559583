import { Email } from '@chatty/contract/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { custom, digits, email, firstProblem, minChars, required } from './rules.ts';

describe('required', () => {
  test('refuses an empty text, nothing and an empty list', () => {
    for (const it of ['', null, undefined, []]) expect(required(it)).toBe('This field is required');
    for (const it of ['x', 0, false, ['x'], new Date()]) expect(required(it)).toBeNull();
  });
});

describe('email', () => {
  test('may be empty', () => expect(email('')).toBeNull());

  test('refuses what is no address', () => {
    for (const it of ['x', 'x@', '@x.example', 'x@y', 'x y@z.example', 'x@y..example', 'x@-y.example', 'a@b@c.example'])
      expect(email(it), it).toBe('Email is invalid');
  });

  test('whatever the server takes passes here', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (it) => {
        fc.pre(Email.safeParse(it).success);
        expect(email(it), it).toBeNull();
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

test('a custom rule has general words unless it brings its own', () => {
  expect(custom((it: string) => it === 'a')('b')).toBe('The value is invalid');
  expect(custom((it: string) => it === 'a', 'Say a')('b')).toBe('Say a');
  expect(custom((it: string) => it === 'a')('a')).toBeNull();
});

test('the first broken rule speaks', () => {
  expect(firstProblem('', [required, email])).toBe('This field is required');
  expect(firstProblem('x', [required, email])).toBe('Email is invalid');
  expect(firstProblem('x@y.example', [required, email])).toBeNull();
});
