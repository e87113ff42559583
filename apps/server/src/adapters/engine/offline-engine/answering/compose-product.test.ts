import { expect, test } from 'vitest';
import { frameOf } from '../../../../language/languages.ts';
import { readWishes } from '../reading/read-wish.ts';
import { comparison, productAnswer } from './compose-product.ts';

const { offline: say } = frameOf('en');
const tent = (title: string, slot: number) => ({
  id: title,
  title,
  name: `{{product:${slot}}}`,
  price: `{{price:${slot}}}`,
  stock: `{{stock:${slot}}}`,
});
const names = ['Knoll 3-Season Tent', 'Hawthorn Dome Tent'];
const found = names.map((title, at) => ({
  name: 'search_products',
  input: {},
  output: { products: [tent(title, at + 1)] },
}));
const weighing = (grams: number) => ({
  name: 'product_details',
  input: {},
  output: { found: true, description: `Two doors. Weight: ${grams} g.` },
});
const compared = (question: string) => {
  const situation = { earlier: [], results: [], tools: new Set<string>(), onPage: null };
  const [wish] = readWishes({ ...situation, question, language: 'en', shopLanguage: 'en', frame: frameOf('en') });
  return comparison(say, wish, names, found, (at) => weighing(at === 0 ? 1360 : 1800));
};

test('of two products that are compared, each fact stands behind the name that it belongs to', () => {
  expect(compared('which is lighter, the Knoll 3-Season Tent or the Hawthorn Dome Tent?')?.split('\n')).toEqual([
    say.found,
    `${say.product('{{product:1}}', '{{price:1}}', '{{stock:1}}')} Weight: 1360 g.`,
    `${say.product('{{product:2}}', '{{price:2}}', '{{stock:2}}')} Weight: 1800 g.`,
  ]);
});

test('a word of a name asks for no fact', () => {
  expect(compared('compare the Knoll 3-Season Tent with the Hawthorn Dome Tent')).not.toContain('Weight');
});

test('two products are held against each other by whatever was asked of them', () => {
  const described = (text: string) => ({
    name: 'product_details',
    input: {},
    output: { found: true, description: text },
  });
  const situation = { earlier: [], results: [], tools: new Set<string>(), onPage: null };
  const question = 'Knoll 3-Season Tent or Hawthorn Dome Tent, which one is canvas?';
  const [wish] = readWishes({ ...situation, question, language: 'en', shopLanguage: 'en', frame: frameOf('en') });
  const told = comparison(say, wish, names, found, (at) => described(at === 0 ? 'Two doors, in canvas.' : 'One door.'));
  expect(told).toContain('in canvas');
});

test('what a product cost before stands beside the prices of its variants', () => {
  const variants = [
    { title: 'Oak', price: '{{price:1.1}}', stock: '{{stock:1.1}}' },
    { title: 'Ash', price: '{{price:1.2}}', stock: '{{stock:1.2}}' },
  ];
  const chair = { ...tent('Fell Chair', 1), variants };
  const told = (question: string) => {
    const situation = { earlier: [], results: [], tools: new Set<string>(), onPage: 'Fell Chair' };
    const [wish] = readWishes({ ...situation, question, language: 'en', shopLanguage: 'en', frame: frameOf('en') });
    return productAnswer(say, wish, { name: 'search_products', input: {}, output: { products: [chair] } }, undefined);
  };
  expect(told('was this more expensive before?')).toContain('{{price:1.2}}');
  expect(told('what does this cost?')).not.toContain('{{price:1.2}}');
});

const asked = (question: string, product: object, details: object, more: object = {}) => {
  const situation = { earlier: [], results: [], tools: new Set<string>(), onPage: null };
  const [wish] = readWishes({ ...situation, question, language: 'en', shopLanguage: 'en', frame: frameOf('en') });
  const result = (output: object) => ({ name: '', input: {}, output: { found: true, ...output } });
  return productAnswer(say, wish, result({ products: [product], ...more }), result(details));
};

test('what there is to choose from is told by the kind of choice that is asked for', () => {
  const details = { description: 'A bowl.', choices: ['S, M, 2XL', 'Fog, Cinnamon'] };
  expect(asked('what colors does the fell bowl come in', tent('Fell Bowl', 1), details)).toContain('Fog, Cinnamon\n');
  expect(asked('which sizes does the fell bowl come in', tent('Fell Bowl', 1), details)).toContain('S, M, 2XL\n');
});

test('where the shop says nothing of what is asked, what it costs is no answer', () => {
  const told = asked('is the fell bowl dishwasher safe', tent('Fell Bowl', 1), { description: 'Made in Lyon.' });
  expect(told).toBe(say.notStated('{{product:1}}'));
});

test('a thing that no product is by its name, kind or tags is not offered by a word of it', () => {
  const board = { ...tent('Bread Board', 1), kind: 'Boards', heard: ['Bread'] };
  const more = { unknown: [] };
  expect(asked('do you sell bread knives', board, {}, more)).toBeNull();
  expect(asked('do you sell bread boards', board, {}, more)).not.toBeNull();
  expect(asked('do you have oak shelving', { ...board, isTold: true }, {}, more)).toContain(say.found);
});
