import { expect, test } from 'vitest';
import { namedVariants } from './named-variants.ts';

const product = (title: string, ...options: string[]) => ({
  title,
  variants: options.map((option) => ({
    id: option,
    title: option,
    price: { amount: '1.00', currency: 'USD' },
    compareAtPrice: null,
    available: true,
    stock: null,
  })),
});
const tee = product('Blue Ridge Tee', 'XS / Blue', 'M / Blue', 'M / Red', 'XL / Red');

test.each<[string, ReturnType<typeof product>, string[]]>([
  ['Do you have it in size M?', tee, ['M / Blue', 'M / Red']],
  ['the medium one in red please', tee, ['M / Red']],
  ['extra large?', tee, ['XL / Red']],
  ['in extra-small', tee, ['XS / Blue']],
  ['How much is the Blue Ridge Tee?', tee, []],
  ['I’m looking for a tee', tee, []],
  ['size 42', product('Boot', '41', '42', '43'), ['42']],
  ['the 3-Season Tent or the dome?', product('Dome Tent', '2 people', '3 people'), []],
  ['the dome for 3 people', product('Dome Tent', '2 people', '3 people'), ['3 people']],
  ['a 3-person dome', product('Dome Tent', '2 people', '3 people'), ['3 people']],
  ['what does it cost for two', product('Dome Tent', '2 people', '3 people'), ['2 people']],
  ['can I keep it for two weeks', product('Rental Bike', '2 gears', '3 gears'), []],
  ['what does the 256gb one cost', product('Tern Phone', '128 GB', '256 GB'), ['256 GB']],
  ['the big one', product('Oat Milk', '500 ml', '1 l'), ['1 l']],
  ['the smallest one', product('Oat Milk', '500 ml', '1 l', '2 l'), ['500 ml']],
  ['the big one', product('Night Cream', 'Rose', 'Mint'), []],
  ['is it there in travel size', product('Travel Brush', 'Travel', 'Home'), ['Travel']],
  ['in green', product('Mug', 'Green'), []],
  ['a mug', product('Cup', 'Mug small', 'Mug large'), []],
])('“%s”', (text, of, expected) => {
  expect(namedVariants(text, of).map((it) => it.id)).toEqual(expected);
});

test('a size before words of the name chooses the largest or smallest', () => {
  const honey = product('Heather Honey', '250 g', '1 kg');
  expect(namedVariants('is the big heather honey back', honey).map((it) => it.title)).toEqual(['1 kg']);
  expect(namedVariants('how much is the small honey', honey).map((it) => it.title)).toEqual(['250 g']);
  expect(namedVariants('is the big order of honey sent', product('Big Honey', '250 g', '1 kg'))).toEqual([]);
});
