import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOf } from './next-of.ts';

test('the next one stood below, at the end above; of a list that never held it, it is the first', () => {
  expect(nextOf('b', ['a', 'b', 'c'], [])).toBe('c');
  expect(nextOf('c', ['a', 'b', 'c'], [])).toBe('b');
  expect(nextOf('b', ['a', 'c'], ['a', 'b', 'c'])).toBe('c');
  expect(nextOf('b', ['new', 'a'], ['a', 'b', 'c'])).toBe('a');
  expect(nextOf('b', ['new', 'e'], ['a', 'b', 'c'])).toBe('new');
  expect(nextOf('z', ['a', 'b'], ['a', 'b'])).toBe('a');
  expect(nextOf('b', ['b'], ['a', 'b'])).toBeNull();
  expect(nextOf('b', [], ['a', 'b'])).toBeNull();
});

test('whatever has happened to a list, the next one stands in it and is another one, unless nothing else does', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...'abc'), ids, ids, (id, rows, before) => {
      const next = nextOf(id, rows, before);
      const others = rows.filter((it) => it !== id);
      if (others.length === 0) expect(next).toBeNull();
      else expect(others).toContain(next);
    }),
  );
});
