import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInConflict, followTheirs, isSame } from './merge-draft.ts';

const fields = ['a', 'b', 'c'] as const;
const value = fc.constantFrom(1, 2, 3);
const draft = fc.record({ a: value, b: value, c: value });

test('nothing that is typed changes by itself, and what nobody touched is as it is saved', () => {
  fc.assert(
    fc.property(draft, draft, draft, (base, theirs, mine) => {
      const { base: next, follows } = followTheirs({ base, theirs, mine });
      const after = { ...mine, ...follows };
      for (const it of fields) {
        const touched = !isSame(mine[it], base[it]);
        if (touched) expect(after[it]).toBe(mine[it]);
        else expect(after[it]).toBe(theirs[it]);
        // What a save would say it was made from is what is saved, unless somebody has yet to decide.
        if (!isInConflict({ base, theirs, mine }, it)) expect(next[it]).toBe(theirs[it]);
        else expect(next[it]).toBe(base[it]);
      }
      // Following again changes nothing.
      expect(followTheirs({ base: next, theirs, mine: after })).toEqual({ base: next, follows: {} });
    }),
  );
});

test('a field is in conflict only where both changed it, and to something else', () => {
  const base = { a: 1, b: 1, c: 1 };
  const versions = { base, theirs: { a: 2, b: 2, c: 1 }, mine: { a: 3, b: 2, c: 3 } };
  expect(fields.filter((it) => isInConflict(versions, it))).toEqual(['a']);
});
