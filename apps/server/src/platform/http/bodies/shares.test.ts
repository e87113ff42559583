import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShares, type Share } from './shares.ts';

test('no more is held than the whole and one caller’s part of it, and all that is given back is free again', () => {
  const step = fc.record({ who: fc.constantFrom('a', 'b', 'c'), take: fc.nat(30), giveBack: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const shares = createShares({ total: 100, each: 50, refusal: 'Later.' });
      const held: { who: string; amount: number; share: Share }[] = [];
      const sum = (who?: string) =>
        held.filter((it) => !who || it.who === who).reduce((total, it) => total + it.amount, 0);
      for (const { who, take, giveBack } of steps) {
        if (giveBack) {
          const one = held.shift();
          one?.share.release();
          one?.share.release();
          continue;
        }
        const share = shares.open(who);
        const fits = sum() + take <= 100 && sum(who) + take <= 50;
        if (!fits) expect(() => share.add(take)).toThrow('Later.');
        else {
          share.add(take);
          held.push({ who, amount: take, share });
        }
      }
      for (const it of held) it.share.release();
      shares.open('a').add(50);
      shares.open('b').add(50);
    }),
  );
});

test('whoever stood still longest gives way to a newcomer: their own where they hold too much, and never in vain', () => {
  const shares = createShares({ total: 100, each: 50, refusal: 'Later.' });
  const gone: string[] = [];
  const open = (who: string, name: string) => shares.open(who, () => void gone.push(name));
  const [a, b, c] = [open('x', 'a'), open('y', 'b'), open('y', 'c')];
  a.add(40);
  b.add(20);
  c.add(30);
  b.add(0);
  expect(gone).toEqual([]);
  open('y', 'd').add(10);
  expect(gone).toEqual(['c']);
  expect(() => c.add(1)).toThrow('Later.');
  c.release();
  open('z', 'e').add(50);
  expect(gone).toEqual(['c', 'a']);
  b.secure();
  expect(() => open('y', 'f').add(31)).toThrow('Later.');
  expect(gone).toEqual(['c', 'a']);
});
