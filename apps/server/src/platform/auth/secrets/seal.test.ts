import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the tests, long enough for anyone');

test('what was sealed is opened as it was, and only for its context', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (text, context, other) => {
      const sealed = seal.seal(text, context);
      expect(seal.open(sealed, context)).toBe(text);
      if (other !== context) expect(() => seal.open(sealed, other)).toThrow();
    }),
  );
});

test('the same text is sealed differently each time', () => {
  expect(seal.seal('x')).not.toBe(seal.seal('x'));
});

test('an altered text or another secret opens nothing', () => {
  const sealed = seal.seal('an access token', 'shop');
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom('A', 'z', '0', '-'), (at, sign) => {
      const altered = sealed.slice(0, at) + sign + sealed.slice(at + 1);
      // The last sign of base64 may carry bits that no byte uses.
      if (altered === sealed || at === sealed.length - 1) return;
      expect(() => seal.open(altered, 'shop')).toThrow();
    }),
  );
  expect(() => createSeal('another secret of the tests, as long as that').open(sealed, 'shop')).toThrow();
});
