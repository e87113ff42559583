import { expect, test } from 'vitest';
import { quoteDetail } from './quote-passage.ts';

const text = [
  'The Kestrel is made of soy wax with a cotton wick.',
  'The wax burns clean and slowly.',
  'Burns for about 55 hours.',
  'Comfort temperature −8 °C.',
  '500 lumens at full power.',
  'Holds up to 110 kg.',
  'Holds 2 liters.',
  'Weight: 470 g.',
].join(' ');

test.each([
  ['burn time?', 'Burns for about 55 hours.'],
  ['how cold can it get?', 'Comfort temperature −8 °C.'],
  ['how many lumens', '500 lumens at full power.'],
  ['max weight, I am a big guy', 'Holds up to 110 kg.'],
  ['what capacity has it', 'Holds 2 liters.'],
  ['how heavy is it', 'Weight: 470 g.'],
  ['what material is it made of', 'The Kestrel is made of soy wax with a cotton wick.'],
])('“%s” is answered by the sentence that holds the fact', (question, sentence) => {
  expect(quoteDetail(question, { title: 'Kestrel', text })).toBe(sentence);
});

test('what the shop does not say is not made up from anything near', () => {
  expect(quoteDetail('how many lumens', { title: 'Kestrel', text: 'It spreads heat evenly.' })).toBeNull();
});
