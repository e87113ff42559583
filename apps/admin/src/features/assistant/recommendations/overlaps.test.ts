import type { Recommendation } from '@chatty/contract/recommendations';
import { expect, test } from 'vitest';
import { neverReached } from './overlaps.ts';

const none = { products: [], types: [], vendors: [], tags: [] };
const rule = (name: string, more: Partial<Recommendation> = {}): Recommendation => ({
  ...{ id: name, name, on: true, updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ when: 'asked', of: none, words: [], audience: 'everyone', minCart: null, languages: [] },
  what: { kind: 'chosen', from: { ...none, types: ['Tent'] } },
  ...{ most: 3, inStockOnly: true, onlyNew: true, sentence: '' },
  ...more,
});
const told = (...rules: Recommendation[]) => [...neverReached(rules)];

test.each<[string, Partial<Recommendation>, Partial<Recommendation>]>([
  ['the same', {}, {}],
  ['for some of those', {}, { audience: 'guests', languages: ['fr'], minCart: '50' }],
  ['for fewer words', { words: ['a', 'b'] }, { words: ['a'] }],
  ['for one of its products', { when: 'product' }, { when: 'product', of: { ...none, types: ['Tent'] } }],
  ['for a larger cart', { minCart: '20' }, { minCart: '20.50' }],
])('a rule below another that waits for %s is never reached', (_, upper, lower) => {
  expect(told(rule('Upper', upper), rule('Lower', lower))).toEqual([['Lower', 'Upper']]);
});

test.each<[string, Partial<Recommendation>, Partial<Recommendation>]>([
  ['something else', { when: 'gift' }, {}],
  ['fewer people', { audience: 'guests' }, {}],
  ['words of its own', { words: ['a'] }, {}],
  ['no words, while the lower one has some', {}, { words: ['a'] }],
  ['some products', { when: 'product', of: { ...none, tags: ['x'] } }, { when: 'product' }],
  ['a larger cart', { minCart: '50' }, { minCart: '20' }],
  ['nothing, being off', { on: false }, {}],
  ['the products of its pairs', { when: 'product', what: { kind: 'pairs', pairs: [] } }, { when: 'product' }],
])('one below another that waits for %s may be reached', (_, upper, lower) => {
  expect(told(rule('Upper', upper), rule('Lower', lower))).toEqual([]);
});
