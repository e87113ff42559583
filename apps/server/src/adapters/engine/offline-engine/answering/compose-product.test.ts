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
