import { expect, test } from 'vitest';
import { isNarrowed, isSame, readView, writeView } from './list-address.ts';

test('a view comes back from its address, and what stands there wrongly is left out', () => {
  const view = { filter: { kind: 'lead', seenDays: 7, locale: 'de' }, search: 'ann', sort: 'name' } as const;
  expect(readView(writeView(view))).toEqual(view);
  expect(writeView(readView(new URLSearchParams('kind=boss&seenDays=-1&email=perhaps&sort=age'))).toString()).toBe('');
});

test('how much somebody has bought stands in the address too', () => {
  const view = { filter: { ordersFrom: 2, spentFrom: 99.5 }, search: '', sort: 'spent' } as const;
  expect(readView(writeView(view))).toEqual(view);
  expect(readView(new URLSearchParams('ordersFrom=0&spentFrom=-1')).filter).toEqual({});
});

test('a view is narrowed by a filter or a search, and by neither its order nor anything else', () => {
  expect(isNarrowed({ filter: {}, search: '', sort: 'name' })).toBe(false);
  expect(isNarrowed({ filter: {}, search: 'a', sort: 'name' })).toBe(true);
  expect(isNarrowed({ filter: { online: 'yes' }, search: '', sort: 'name' })).toBe(true);
  expect(isSame({ kind: 'lead' }, { kind: 'lead', email: undefined })).toBe(true);
});
