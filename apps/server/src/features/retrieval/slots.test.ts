import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const id = fc.oneof(
  fc.constantFrom('a', 'b', 'faq:1', 'faq:2', 'größe', '返品'),
  fc.uuid().map((it) => `page:${it}`),
);
const step = fc.record({ id, stays: fc.boolean() });

test('an id keeps its slot as long as it stays, whatever else comes and leaves, and when slots were saved', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let slots = createSlots();
      const held = new Map<string, number>();
      for (const [at, { id: it, stays }] of steps.entries()) {
        if (stays) {
          const slot = slots.put(it);
          expect(held.get(it) ?? slot).toBe(slot);
          held.set(it, slot);
        } else {
          expect(slots.remove(it)).toBe(held.get(it));
          held.delete(it);
        }
        if (at % 50 === 49) slots = createSlots(slots.save());
        expect(slots.size).toBe(held.size);
      }
      expect(new Set(slots.ids())).toEqual(new Set(held.keys()));
      expect(new Set(held.values()).size).toBe(held.size);
      for (const [it, slot] of held)
        expect([slots.of(it), slots.at(slot), slots.holds(slot)]).toEqual([slot, it, true]);
      for (const { id: it } of steps) expect(slots.of(it)).toBe(held.get(it));
    }),
  );
});

test('the memory of ids that come and leave for ever does not grow for ever', () => {
  const slots = createSlots();
  const put = (round: number) => {
    for (let i = 0; i < 100; i += 1) {
      slots.remove(`custom_answer:${round - 1}:${i}`);
      slots.put(`custom_answer:${round}:${i}`);
    }
  };
  for (let round = 0; round < 20; round += 1) put(round);
  const { bytes } = slots;
  for (let round = 20; round < 500; round += 1) put(round);
  expect(slots.bytes).toBeLessThan(bytes * 2);
  expect([slots.size, slots.end]).toEqual([100, 100]);
});
