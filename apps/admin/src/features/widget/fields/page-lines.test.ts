import { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOfPages, valuesOf } from './page-lines.ts';

const only = (...values: string[]) => problemOfPages({ type: 'showSpecific', values });

test('each line is an address; empty lines are none', () => {
  expect(valuesOf(' /cart \n\n*/sale\n')).toEqual(['/cart', '*/sale']);
});

test('the first wrong line is told with its number', () => {
  expect(only('/cart', '/products/*', 'https://shop.example/cart')).toBeUndefined();
  expect(only('/cart', 'cart')).toBe('Line 2: Start with / or *');
  expect(only('/my cart')).toBe('Line 1: An address has no spaces');
  expect(only(`/${'a'.repeat(200)}`)).toBe('Line 1: Use at most 200 characters');
  expect(only()).toBe('Add at least one address');
  expect(problemOfPages({ type: 'all', values: [] })).toBeUndefined();
  expect(only(...Array.from({ length: 51 }, (_, at) => `/${at}`))).toBe('Use at most 50 addresses');
});

const line = fc
  .tuple(fc.constantFrom('', '/', '/', '/', '*', 'https://'), fc.string({ maxLength: 20 }))
  .map(([start, rest]) => start + rest.replace(/\s/g, ''));

test('whatever passes here the server takes', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const displayPages = { type: 'hideSpecific' as const, values: valuesOf(lines.join('\n')) };
      fc.pre(problemOfPages(displayPages) === undefined);
      expect(SettingsPatch.safeParse({ displayPages }).success).toBe(true);
    }),
  );
});
