import { expect, test } from 'vitest';
import { quoteDetail, quotePassage } from './quote-passage.ts';

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

const bike = [
  'A bike for every day.',
  'The frame in S/M fits legs of 70 to 79 cm, in M/L 80 to 90 cm.',
  'It is 104 cm high.',
  'IP54: keeps rain and splashes out.',
  'A rain cape lies in the bag.',
  'Weight: 14 kg.',
].join(' ');

test.each([
  ['my legs are 84 cm, which size', 'The frame in S/M fits legs of 70 to 79 cm, in M/L 80 to 90 cm.'],
  ['how tall is it', 'It is 104 cm high.'],
  ['ok in rain?', 'IP54: keeps rain and splashes out.'],
  ['does it have a rain cape', 'A rain cape lies in the bag.'],
])('“%s” is answered by the sentence with that measure or rating', (question, sentence) => {
  expect(quoteDetail(question, { title: 'Swift Bike', text: bike })).toBe(sentence);
});

const delivery = [
  'Method | Time',
  'Standard | 2 days',
  'Express | 1 day',
  '',
  'To Guam it takes 12 days; there is no express.',
].join('\n');

test('of a place that a text names the sentence is told that names it, and no row of a table for all others', () => {
  const passage = { title: 'Delivery', text: delivery };
  expect(quotePassage('can I get express to Guam', passage)).toContain('there is no express');
  expect(quotePassage('can I get express', passage)).toBe('Method | Time\nExpress | 1 day');
});

const jacket = 'You notice it at once. The Fell Jacket is made of goose down in a nylon shell. It weighs 400 g.';

test.each([
  ['what is it filled with', 'The Fell Jacket is made of goose down in a nylon shell.'],
  ["what's the Fell Jacket like?", 'You notice it at once. The Fell Jacket is made of goose down in a nylon shell.'],
])('“%s” is answered by what the shop writes about it', (question, sentences) => {
  expect(quoteDetail(question, { title: 'Fell Jacket', text: jacket })).toBe(sentences);
});

test('who asks how many is told how many, wherever in a text it stands', () => {
  const text = `We began in 1990 as a bakery. ${'The ovens are old and we like them so. '.repeat(12)}Today 12 people work here.`;
  expect(quotePassage('how many people work there', { title: 'About us', text })).toBe('Today 12 people work here.');
});

test.each([
  ['how loud is it', 'Quiet at 51 dB.'],
  ['how many watts does it draw', 'It takes 900 W.'],
  ['what does it taste like in the end', 'Notes of plum.'],
  ['does it itch', 'Soft on bare skin.'],
  ['how do i clean it', 'Wipe with a damp cloth.'],
  ['which side is the zip on', 'Opens on the left.'],
  ['will it be made again', 'A small run of 30.'],
  ['how long does it take to fill up', 'Full after 2 h 10 min.'],
  ['how much does it shrink', 'Less than 1% shrinkage.'],
  ['can it go in the machine', 'Machine wash in a net.'],
])('“%s” is told by its measure, or in other words', (question, sentence) => {
  const others = ['One of our oldest designs.', 'We like it a lot.'];
  const passage = { title: 'Fell', text: [others[0], sentence, others[1]].join('\n') };
  expect(quoteDetail(question, passage)).toBe(sentence);
});

test('a list is quoted whole, with the line that leads to it', () => {
  const lines = [
    'Flat $6.75 per order by ground.',
    'Free when your order comes to $140 or more after discounts.',
    'Oregon and Washington: 2 to 3 business days after packing. Everywhere else: 4 to 6 business days, rarely more.',
    'Islands: $11.50, 6 to 9 business days. The free shipping does not reach that far, sorry about that.',
    'Coats go by another carrier, because they do not fit the mailbox; the price is the same for you.',
  ];
  const list = ['Our rates:', ...lines.map((it) => `- ${it}`)].join('\n');
  const passage = { title: 'Shipping', text: `We pack from Tuesday to Saturday.\n\n${list}` };
  expect(passage.text.length).toBeGreaterThan(420);
  expect(quotePassage('how much do I need to spend to not pay shipping', passage)).toBe(list);
});

test('of a list too long to read the lines that answer are told', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `- The rate for region number ${at} is told to you at checkout.`);
  const passage = { title: 'Shipping', text: [...lines, '- Islands: $11.50.'].join('\n') };
  const quote = quotePassage('what do the islands cost', passage);
  expect(quote).toContain('Islands: $11.50.');
  expect(quote.length).toBeLessThan(450);
});

test('what is only named under a heading that turns it around is told with the heading', () => {
  const text = 'Candles that have been lit, and gift cards. Underwear must be unopened.';
  const passage = { title: 'Refund policy › What cannot be returned', text };
  expect(quotePassage('can I return a lit candle', passage)).toBe(`What cannot be returned: ${text}`);
  expect(quotePassage('can I return it', { ...passage, text: 'We take nothing back that was used.' })).toBe(
    'We take nothing back that was used.',
  );
});

test('rows of a table stand below each other', () => {
  const table = 'Size | Chest\nS | 89-94 cm\nM | 95-101 cm';
  const quote = quotePassage('how do I measure', { title: 'Size guide', text: `Keep the tape level.\n\n${table}` });
  expect(quote).toBe(`Keep the tape level.\n${table}`);
});
