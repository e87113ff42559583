import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShownOn, matchesPath } from './display-pages.ts';

const step = fc.string({ unit: fc.constantFrom(...'abz09.-_+()[]$^|'), minLength: 1, maxLength: 6 });
const path = fc.array(step, { maxLength: 5 }).map((steps) => `/${steps.join('/')}`);
const pattern = fc
  .array(fc.oneof(step, fc.constant('*'), fc.constant('a*'), fc.constant('*b*')), { minLength: 1, maxLength: 5 })
  .map((steps) => `/${steps.join('/')}`);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asExpression = (it: string) => new RegExp(`^${it.split('*').map(escaped).join('[^]*')}$`);

describe('a pattern of paths', () => {
  test('means what a wildcard expression means, whatever else stands in it', () => {
    fc.assert(
      fc.property(pattern, path, (it, where) => matchesPath(it, where) === asExpression(it).test(where)),
      { numRuns: 2_000 },
    );
  });

  test('is met by every path that something was put into in place of its stars', () => {
    fc.assert(
      fc.property(pattern, fc.array(step), (it, fills) => {
        const left = [...fills];
        return matchesPath(
          it,
          it.replace(/\*/g, () => left.pop() ?? 'x'),
        );
      }),
    );
  });

  test('takes letters, a slash at the end, a query and a fragment as the same page', () => {
    fc.assert(
      fc.property(path, (it) => {
        const upper = it.toUpperCase();
        return [`${it}/`, upper, `${it}?q=1`, `${upper}/?q=/a/b#c`].every((other) => matchesPath(it, other));
      }),
    );
  });

  test('is tried in time that grows no faster than the path', () => {
    const began = performance.now();
    expect(matchesPath(`/${'a*'.repeat(99)}b`, `/${'a'.repeat(20_000)}`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(500);
  });

  test.each([
    ['/collections/*', '/collections/tents', true],
    ['/collections/*', '/collections', false],
    ['/collections*', '/collections', true],
    ['*/sale', '/sale', true],
    ['*', '/', true],
    ['/', '/', true],
    ['/', '/cart', false],
    ['cart', '/cart', true],
    ['https://shop.example/pages/help', '/pages/help', true],
    ['/pages/größe', '/pages/gr%C3%B6%C3%9Fe', true],
    ['/50%', '/50%', true],
    ['/a*a', '/a', false],
  ])('%s and %s: %s', (it, where, meets) => expect(matchesPath(it, where)).toBe(meets));
});

describe('the pages on which the chatbox is', () => {
  const values = ['/cart', '/collections/*'];

  test.each([
    ['all', '/cart', true],
    ['showSpecific', '/cart', true],
    ['showSpecific', '/', false],
    ['hideSpecific', '/cart', false],
    ['hideSpecific', '/', true],
  ] as const)('%s: %s %s', (type, where, shown) => expect(isShownOn({ type, values }, where)).toBe(shown));

  test('are the same in every language of the store', () => {
    const rootUrl = '/fr-CA';
    const pages = { type: 'showSpecific' as const, values };
    expect(isShownOn(pages, '/fr-ca/cart', rootUrl)).toBe(true);
    expect(isShownOn(pages, '/fr-cape/cart', rootUrl)).toBe(false);
    expect(isShownOn({ type: 'showSpecific', values: ['/fr-CA/cart'] }, '/fr-ca/cart', rootUrl)).toBe(true);
    expect(isShownOn({ type: 'showSpecific', values: ['/'] }, '/fr-ca', rootUrl)).toBe(true);
  });
});
