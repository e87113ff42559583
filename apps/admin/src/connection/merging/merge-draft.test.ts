import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decided, isInConflict, followTheirs, isSame } from './merge-draft.ts';

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

test('a field that has parts follows in those that nobody touched, and is in conflict where one of them is', () => {
  const contacts = fc.record({ email: value, sms: value, line: value });
  const parts = ['email', 'sms', 'line'] as const;
  const whole = fc.record({ contactMethod: contacts });
  fc.assert(
    fc.property(whole, whole, whole, (base, theirs, mine) => {
      const bothChanged = parts.some((it) =>
        isInConflict({ base: base.contactMethod, theirs: theirs.contactMethod, mine: mine.contactMethod }, it),
      );
      expect(isInConflict({ base, theirs, mine }, 'contactMethod')).toBe(bothChanged);
      const { base: next, follows } = followTheirs({ base, theirs, mine });
      const after = { ...mine, ...follows };
      for (const it of parts) {
        const touched = mine.contactMethod[it] !== base.contactMethod[it];
        if (bothChanged || touched) expect(after.contactMethod[it]).toBe(mine.contactMethod[it]);
        else expect(after.contactMethod[it]).toBe(theirs.contactMethod[it]);
      }
      for (const whose of ['mine', 'theirs'] as const) {
        const result = decided({ base, theirs, mine }, 'contactMethod', whose);
        const versions = { base: base.contactMethod, theirs: theirs.contactMethod, mine: mine.contactMethod };
        for (const it of parts) {
          const isMine = isInConflict(versions, it) ? whose === 'mine' : versions.mine[it] !== versions.base[it];
          expect(result[it]).toBe(versions[isMine ? 'mine' : 'theirs'][it]);
        }
      }
      expect(next).toEqual(bothChanged ? base : theirs);
      expect(followTheirs({ base: next, theirs, mine: after })).toEqual({ base: next, follows: {} });
    }),
  );
});
