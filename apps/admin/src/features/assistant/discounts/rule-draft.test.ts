import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, ruleOf } from './rule-draft.ts';

test('a rule that is opened and saved as it stands is the same rule', () => {
  const day = fc.date({ min: new Date(2020, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true });
  const until = day.map((it) => new Date(it.getFullYear(), it.getMonth(), it.getDate() + 1).toISOString());
  const rule = fc.record({
    isNamed: fc.boolean(),
    audience: fc.constantFrom('everyone' as const, 'customers' as const),
    minCart: fc.option(fc.nat({ max: 9_999 }).map(String)),
    until: fc.option(until),
    budget: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    perShopper: fc.boolean(),
  });
  fc.assert(
    fc.property(rule, (it) => {
      expect(ruleOf(draftOf(it), it.isNamed)).toEqual(it);
    }),
  );
});

test('the last day counts to its end', () => {
  const rule = ruleOf({ audience: 'everyone', minCart: ' ', until: '2026-11-30', budget: '', perShopper: false }, true);
  expect(rule).toMatchObject({ minCart: null, budget: null, until: new Date(2026, 11, 1).toISOString() });
  expect(draftOf(rule).until).toBe('2026-11-30');
});
