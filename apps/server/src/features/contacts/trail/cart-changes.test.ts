import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartChanges, cartThen } from './cart-changes.ts';

const line = (variantId: string, quantity: number) => ({ variantId, title: `Title ${variantId}`, quantity });

it('what changes in a cart is told by what was there and what is', () => {
  const before = [line('tent', 1), line('mug', 2), line('lamp', 1)];
  const now = [line('mug', 1), line('lamp', 1), line('rope', 1), line('rope', 2)];
  expect(cartChanges(before, now)).toEqual([
    { title: 'Title tent', from: 1, to: 0 },
    { title: 'Title mug', from: 2, to: 1 },
    { title: 'Title rope', from: 0, to: 3 },
  ]);
});

it('a cart is the same as what is remembered of it, in whatever order its lines are told', () => {
  const lines = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(4)).map((it) => line(...it)));
  fc.assert(
    fc.property(lines, (it) => {
      expect(cartChanges(cartThen(it), it.toReversed())).toEqual([]);
    }),
  );
});
