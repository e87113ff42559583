import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameEmail, isSamePhone } from './orders.ts';

test('a phone is the same in every way of writing it', () => {
  for (const written of [
    '+44 7700 900123',
    '0044 7700 900123',
    '07700 900123',
    '(07700) 900-123',
    '7700900123',
    '٠٧٧٠٠ ٩٠٠١٢٣',
  ]) {
    expect(isSamePhone(written, '+447700900123')).toBe(true);
  }
  for (const other of ['', '900123', '+44 7700 900124', '123', undefined])
    expect(isSamePhone(other, '+447700900123')).toBe(false);
});

test('nothing proves nothing: an order without e-mail and phone cannot be looked up', () => {
  const empty = fc.constantFrom('', ' ', null, undefined, '0', '000');
  fc.assert(
    fc.property(empty, empty, (a, b) => {
      expect(isSamePhone(a, b)).toBe(false);
      expect(isSameEmail(a?.trim() === '' ? a : null, b?.trim() === '' ? b : null)).toBe(false);
    }),
  );
  expect(isSameEmail(' Ann@Example.com', 'ann@example.com ')).toBe(true);
});
