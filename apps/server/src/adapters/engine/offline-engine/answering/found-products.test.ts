import { describe, expect, test } from 'vitest';
import { asksBesideOption, asksMore, lacksMeasure, theOneMeant } from './found-products.ts';

const found = ['Copse Work Gloves', 'Copse High-Pile Fleece', 'Alder Grid Fleece', 'Copse Cushion'].map((title) => ({
  title,
}));
const meant = (english: string) => theOneMeant({ named: null, english }, found)?.title;

describe('a product is meant by a part of its name', () => {
  test.each([
    ['is the copse fleece made of wool?', 'Copse High-Pile Fleece'],
    ['how much are the copse gloves', 'Copse Work Gloves'],
    ['alder fleece weight', 'Alder Grid Fleece'],
  ])('as in “%s”', (asked, title) => {
    expect(meant(asked)).toBe(title);
  });

  test.each([
    'do you have a copse',
    'a wool fleece',
    'fleece gloves',
    'anything from copse or alder',
    'a warm cushion',
  ])('and not by “%s”, which may mean others', (asked) => {
    expect(meant(asked)).toBeUndefined();
  });
});

test('a name that was taken for a misspelled word is a name still', () => {
  const blankets = ['Knoll Striped Wool Blanket', 'Poplar Striped Wool Blanket'].map((title) => ({ title }));
  const wish = { named: null, english: 'the popular striped blanket', said: 'the poplar striped blanket' };
  expect(theOneMeant(wish, blankets)?.title).toBe('Poplar Striped Wool Blanket');
});

test('a measure that no product names is wanted of none', () => {
  const wish = { words: 'a chair for my uncle of 145kg and 30 years' };
  expect(lacksMeasure(wish, { unknown: ['145', '30'] })).toBe(true);
  expect(lacksMeasure(wish, { unknown: ['uncle', '30'] })).toBe(false);
});

test('what is said whole is meant before what is said in part', () => {
  const pots = ['Fell Teapot Lid', 'Fell Teapot'].map((title) => ({ title }));
  expect(theOneMeant({ named: null, english: 'tell me about the fell teapot' }, pots)?.title).toBe('Fell Teapot');
});

test('the only one of a kind is meant where it is spoken of as one', () => {
  const bench = { title: 'Harrow Oak', heard: [], isKind: true };
  const shelf = { title: 'Harrow Shelf', heard: [] };
  expect(theOneMeant({ named: null, english: 'is the bench heavy' }, [bench, shelf])).toBe(bench);
  expect(theOneMeant({ named: null, english: 'do you have a bench' }, [bench, shelf])).toBeUndefined();
  expect(theOneMeant({ named: null, english: 'is the bench heavy' }, [bench, { ...bench }])).toBeUndefined();
});

test('one product is meant by its name alone, or by what it is, where it is spoken of as one', () => {
  const found = ['Peru Alba Washed', 'Tray Scale with Lamp', 'Wool Cap', 'Blue Car Rug'].map((title) => ({ title }));
  const meant = (english: string) => theOneMeant({ named: null, english }, found)?.title;
  expect(meant('what does the alba taste like')).toBe('Peru Alba Washed');
  expect(meant('does the scale come with batteries')).toBe('Tray Scale with Lamp');
  expect(meant('will your hat fit me')).toBe('Wool Cap');
  expect(meant('a hat with which i hear the car')).not.toBe('Blue Car Rug');
  expect(meant('do you have a scale')).toBeUndefined();
});

test('what is asked beside an option is no question for the option', () => {
  const variants = [{ title: 'White', asked: true }, { title: 'Pine' }];
  const blouse = { title: 'Fell Blouse', variants };
  expect(asksBesideOption('is the white blouse see-through', blouse)).toBe(true);
  expect(asksBesideOption('is the white blouse in stock', blouse)).toBe(false);
});

test('how much is also asked of what no card shows', () => {
  const towel = { title: 'Fell Towel', variants: [] };
  expect(asksMore('how much does the towel shrink', towel)).toBe(true);
  expect(asksMore('how much is the towel', towel)).toBe(false);
});
