import { expect, test } from 'vitest';
import { matches } from './matches.ts';

const shop = { name: 'Crème & Söhne', shopifyDomain: 'creme-soehne.myshopify.com' };

test('a shop is found by any words of its name and domain, in any order, without accents', () => {
  for (const search of ['', ' ', 'CRÈME', 'creme', 'sohne creme', 'myshopify', ' söhne  '])
    expect(matches(shop, search), search).toBe(true);
});

test('a word that stands nowhere finds nothing', () => {
  for (const it of ['x', 'creme x', 'cremesohne']) expect(matches(shop, it), it).toBe(false);
});
