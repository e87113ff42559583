import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadFor } from './tell-visitors.ts';

test('few who are there ask at once, and however many there are, all ask within two seconds', () => {
  expect(spreadFor(0)).toBe(0);
  expect(spreadFor(5)).toBeLessThanOrEqual(50);
  expect(spreadFor(10_000)).toBe(2_000);
  const count = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(count, count, (one, more) => {
      expect(spreadFor(one)).toBeLessThanOrEqual(spreadFor(one + more));
      expect(spreadFor(one)).toBeLessThanOrEqual(2_000);
    }),
  );
});
