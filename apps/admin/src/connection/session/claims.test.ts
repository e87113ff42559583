import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClaims } from './claims.ts';

const tokenOf = (claims: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature'].map((it) => Buffer.from(it).toString('base64url')).join('.');

test('the claims of a token are read, whatever its ids are', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.boolean(), (authId, shopId, isAdmin) => {
      const token = tokenOf({ type: 'member', authId, shopId, shopID: shopId, isAdmin, exp: 1 });
      expect(readClaims(token)).toEqual({ authId, shopId, isAdmin });
    }),
  );
});

test('before a shop is chosen there is none', () => {
  expect(readClaims(tokenOf({ type: 'person', authId: 'a' }))).toEqual({ authId: 'a', isAdmin: false });
});

test('what is no token has no claims, and never throws', () => {
  for (const token of ['', '.', 'a.b.c', tokenOf(null), tokenOf([]), tokenOf({ authId: 7 })])
    expect(readClaims(token), token).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json().map(tokenOf)), (token) => {
      expect(() => readClaims(token)).not.toThrow();
    }),
  );
});
