import { expect, test } from 'vitest';
import { failuresOf, readAnswer, saysFact } from './check-answer.ts';

test.each([
  ['Returns within 30 days.', '30 days', true],
  ['Returns within 130 days.', '30 days', false],
  ['It costs $30.50.', '30', false],
  ['It costs 1,300 dollars.', '300', false],
  ['It costs 30.', '30', true],
  ['It comes from the freezer.', 'free', false],
  ['Shipping is FREE!', 'free', true],
  ['Versand: Größe  L', 'grosse l', true],
  ['返品は30日以内です', '30日', true],
  ['返品は130日以内です', '30日', false],
  ['Nothing', ' ', false],
])('“%s” and the fact “%s”: %s', (text, fact, says) => {
  expect(saysFact(text, fact)).toBe(says);
});

test('a fact may stand on a card, and a link in the words or in a source', () => {
  const price = { amount: '49.00', currency: 'USD' };
  const variant = { id: 'v', title: 'Blue', price, compareAtPrice: null, available: true, stock: null };
  const product = {
    id: 'p',
    handle: 'kite',
    title: 'Kite',
    url: '/products/kite',
    imageUrl: null,
    variants: [variant],
  };
  const answer = readAnswer({
    text: 'Look at [our help](/pages/help).',
    parts: [
      { type: 'products', products: [product] },
      { type: 'sources', sources: [{ kind: 'page', id: '1', title: 'Help', url: 'https://shop.example/pages/faq' }] },
    ],
    outcome: 'answered',
  });
  const failed = failuresOf(
    [
      { kind: 'says', text: 'Kite' },
      { kind: 'says', text: '49' },
      { kind: 'says', text: '9.00' },
      { kind: 'link', text: '/pages/help' },
      { kind: 'link', text: '/PAGES/faq' },
      { kind: 'product', product: { id: 'p', title: 'Kite' } },
      { kind: 'action', action: 'offers_person' },
    ],
    answer,
  );
  expect(failed.map((it) => it.check)).toEqual([
    { kind: 'says', text: '9.00' },
    { kind: 'action', action: 'offers_person' },
  ]);
});
