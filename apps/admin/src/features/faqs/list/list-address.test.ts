import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNarrowed, readView, writeView } from './list-address.ts';

const anyView = fc.record({
  page: fc.integer({ min: 1, max: 9999 }),
  search: fc.string({ maxLength: 200 }).map((it) => it.trim()),
  published: fc.constantFrom(true, false, null),
  featured: fc.constantFrom(true, false, null),
  category: fc.option(fc.string({ maxLength: 80 }).map((it) => it.trim() || 'Delivery')),
});

test('a view survives its way through the address', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(readView(new URLSearchParams(String(writeView(view))))).toEqual(view);
    }),
  );
});

test('any address has a view', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (page, search, published) => {
      const view = readView(new URLSearchParams({ page, search, published }));
      expect(view.page).toBeGreaterThan(0);
      expect(view.search.length).toBeLessThanOrEqual(200);
    }),
  );
});

test('the address of the plain list stays plain', () => {
  const plain = readView(new URLSearchParams());
  expect(String(writeView(plain))).toBe('');
  expect(isNarrowed(plain)).toBe(false);
  expect(isNarrowed({ ...plain, page: 3 })).toBe(false);
  expect(isNarrowed({ ...plain, featured: false })).toBe(true);
  expect(isNarrowed({ ...plain, category: 'Delivery' })).toBe(true);
});
