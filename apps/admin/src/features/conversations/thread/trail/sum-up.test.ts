import { expect, test } from 'vitest';
import { sumUp } from './sum-up.ts';

const usd = { amount: '5.00', currency: 'USD' };
const step = { at: '2026-03-10T09:00:00.000Z' };
const page = (id: string) => ({ ...step, id, kind: 'page' as const, url: 'https://x.example/', title: id });

test('steps are summed up by what was done, most usual first', () => {
  const cart = (id: string, ...changes: [number, number][]) => ({
    ...step,
    id,
    kind: 'cart' as const,
    changes: changes.map(([from, to]) => ({ title: 'Mug', from, to })),
    total: usd,
  });
  const placed = { ...step, id: 'o', kind: 'order' as const, news: 'placed' as const, name: '#1001', total: usd };
  const all = [page('a'), cart('c', [0, 2]), page('b'), cart('d', [2, 1]), placed];
  expect(sumUp(all)).toBe(
    'Viewed 2 pages, added 2 items to the cart, removed 1 item from the cart, placed order #1001',
  );
  expect(sumUp([page('a')])).toBe('Viewed 1 page');
});
