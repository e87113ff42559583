import { expect, test } from 'vitest';
import { forgetPerson } from '../forget.ts';
import { keepDraft, keptDraft, setDraft } from './drafts.ts';
import { addProduct, bringCardsBack, keptCards, setCards } from './inserts/cards.ts';

test('a draft stays in its conversation and in its mode', () => {
  setDraft('a', 'reply', 'Hello Ada');
  expect(keptDraft('b', 'reply')).toBe(undefined);
  expect(keptDraft('a', 'note')).toBe(undefined);
  expect(keptDraft('a', 'reply')).toBe('Hello Ada');
});

test('a text that comes back never replaces what was begun since', () => {
  setDraft('c', 'reply', 'New thought');
  keepDraft('c', 'reply', 'Refused text');
  expect(keptDraft('c', 'reply')).toBe('New thought\nRefused text');
});

test('signing out leaves no draft behind', () => {
  setDraft('d', 'note', 'secret');
  forgetPerson();
  expect(keptDraft('d', 'note')).toBe(undefined);
});

const product = (id: string, chosenVariantId?: string) => ({
  id,
  handle: id,
  title: id,
  url: `https://x.example/${id}`,
  imageUrl: null,
  variants: [
    {
      id: 'v',
      title: 'Red',
      price: { amount: '1', currency: 'USD' },
      compareAtPrice: null,
      available: true,
      stock: null,
    },
  ],
  ...(chosenVariantId ? { chosenVariantId } : {}),
});

test('a product stands once in a reply, as it was chosen last, and stays in its conversation', () => {
  addProduct('e', product('p'));
  addProduct('e', product('p', 'v'));
  expect(keptCards('e').products).toEqual([product('p', 'v')]);
  expect(keptCards('a').products).toEqual([]);
});

test('cards that come back never replace what was chosen since, and signing out leaves none', () => {
  setCards('f', { products: [product('p', 'v')], order: null });
  bringCardsBack('f', { products: [product('q'), product('p')], order: null });
  expect(keptCards('f').products).toEqual([product('q'), product('p', 'v')]);
  forgetPerson();
  expect(keptCards('f')).toEqual({ products: [], order: null });
});
