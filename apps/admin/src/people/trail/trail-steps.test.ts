import type { TrailStep } from '@chatty/contract/trail';
import { expect, test } from 'vitest';
import { withoutBought, withSteps } from './trail-steps.ts';

const at = (minute: number) => new Date(2026, 2, 10, 9, minute).toISOString();
const usd = { amount: '5.00', currency: 'USD' };
const page = (id: string, minute: number): TrailStep => ({
  id,
  at: at(minute),
  kind: 'page',
  url: 'https://x.example/',
  title: id,
});
const emptied = (id: string, minute: number): TrailStep => ({
  id,
  at: at(minute),
  kind: 'cart',
  changes: [{ title: 'Mug', from: 2, to: 0 }],
  total: usd,
});

test('steps that come are put where their time is, each once, in whatever order they are heard', () => {
  const held = [page('a', 1), page('c', 3)];
  const once = withSteps(held, [page('b', 2), page('c', 3)]);
  expect(once.map((it) => it.id)).toEqual(['a', 'b', 'c']);
  expect(withSteps(once, [page('b', 2)])).toEqual(once);
});

test('a cart that is empty because it was ordered is no change of the cart; one that was emptied is', () => {
  const placed: TrailStep = { id: 'o', at: at(2), kind: 'order', news: 'placed', name: '#1', total: usd };
  expect(withoutBought([placed, emptied('a', 3)])).toEqual([placed]);
  expect(withoutBought([emptied('a', 1), placed])).toEqual([placed]);
  expect(withoutBought([placed, emptied('a', 30)]).map((it) => it.id)).toEqual(['o', 'a']);
});
