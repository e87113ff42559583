import { expect, test } from 'vitest';
import { placesIn, placeWords, withCountries } from './places-named.ts';

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
  expect(placeWords('can you send it to maui')).toEqual(['maui', 'hawaii', 'united states']);
  expect(placesIn('can you send it')).toEqual([]);
});
