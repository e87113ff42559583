import { expect, test } from 'vitest';
import { isBoundFor, namingOneOf, placesIn, placeWords, withCountries } from './places-named.ts';

test.each([
  ['how long to osaka?', 'how long to osaka (Japan)'],
  ['do you deliver in New South Wales', 'do you deliver in New South Wales (Australia)'],
  ['delivery to Oslo in Norway', 'delivery to Oslo in Norway'],
  ['delivery to Norway', 'delivery to Norway'],
  ['a nice bath towel', 'a nice bath towel'],
])('“%s” is told as “%s”', (text, told) => {
  expect(withCountries(text)).toBe(told);
});

test('a place may be called by what it lies in', () => {
  expect(placesIn('can you send it to maui')).toEqual(['maui']);
  expect(placeWords('can you send it to maui')).toEqual(['maui', 'hawaii']);
  expect(placesIn('can you send it')).toEqual([]);
});

test('a thing that is called by a place is no destination', () => {
  expect(isBoundFor('how long to Vienna')).toBe(true);
  expect(isBoundFor('Vienna how many days')).toBe(true);
  expect(isBoundFor('how much is the Vienna')).toBe(false);
});

test('a place is named by a word that begins like it, and by no part of another word', () => {
  const namesOne = namingOneOf(['germany', 'oman']);
  expect(namesOne('In German towns it takes 3 days')).toBe(true);
  expect(namesOne('Muscat, Oman: 9 days')).toBe(true);
  expect(namesOne('A coat for a woman')).toBe(false);
  expect(namingOneOf([])('Germany')).toBe(false);
});
