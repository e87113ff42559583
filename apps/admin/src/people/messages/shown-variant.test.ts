import { expect, test } from 'vitest';
import { shownVariant } from './shown-variant.ts';

const variant = (id: string, available: boolean) => ({
  id,
  title: `Size ${id}`,
  price: { amount: '24.00', currency: 'EUR' },
  compareAtPrice: null,
  available,
  stock: null,
});
const variants = [variant('s', false), variant('m', true), variant('l', true)];

test('a card shows the variant that the visitor asked for, as the visitor sees it, even when it is sold out', () => {
  expect(shownVariant({ variants, chosenVariantId: 'l' })?.id).toBe('l');
  expect(shownVariant({ variants, chosenVariantId: 's' })?.id).toBe('s');
});

test('a card that nothing was asked of shows what can be had, and the first when nothing can', () => {
  expect(shownVariant({ variants })?.id).toBe('m');
  expect(shownVariant({ variants, chosenVariantId: 'gone' })?.id).toBe('m');
  expect(shownVariant({ variants: [variant('s', false)] })?.id).toBe('s');
});
