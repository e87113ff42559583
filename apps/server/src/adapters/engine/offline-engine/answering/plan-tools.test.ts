import { describe, expect, test } from 'vitest';
import { frameOf } from '../../../../language/languages.ts';
import { readWishes } from '../reading/read-wish.ts';
import { comparedIn, planTools } from './plan-tools.ts';
import { subjectOf } from './subject-of.ts';

const tools = new Set(['search_products', 'search_knowledge', 'product_details', 'look_up_order', 'hand_off']);
const languages = { language: 'en' as const, shopLanguage: 'en' as const, frame: frameOf('en') };
const situation = { results: [], tools, ...languages, onPage: null };
const planned = (question: string) => planTools(readWishes({ ...situation, earlier: [], question }), situation);

test('a call that was made is known again, in whatever order its fields come back', () => {
  const question = 'tents between $100 and $200';
  const search = planned(question).find((it) => it.name === 'search_products');
  expect(search?.input).toMatchObject({ minPrice: 100, maxPrice: 200 });
  const results = planned(question).map(({ name, input }) => ({
    name,
    input: Object.fromEntries(Object.entries(input).reverse()),
    output: { found: false },
  }));
  const wishes = readWishes({ ...situation, results, earlier: [], question });
  expect(planTools(wishes, { ...situation, results })).toEqual([]);
});

test.each([
  ['What is the lowest priced tent you have?', 'tent'],
  ['how many lumens does the gorse headlamp have', 'gorse headlamp'],
  ['cheapest mug?', 'mug'],
  ['how tall is the fern table lamp', 'fern table lamp'],
  ['do you have any wool socks in size M', 'wool socks'],
])('“%s” looks for “%s”', (text, subject) => {
  expect(subjectOf(text)).toBe(subject);
});

test('for how many people a thing is made belongs to the thing; what else it is for does not', () => {
  const search = (question: string) => planned(question).find((it) => it.name === 'search_products')?.input;
  expect(search('cheapest tent for one person')).toEqual({ text: 'tent', sort: 'cheapest' });
  expect(search('tents for 3 people')).toMatchObject({ text: expect.stringMatching(/^tents/) });
  expect(search('tents for 3 people')).not.toHaveProperty('purpose');
  expect(search('cheapest torch for walking at night')).toMatchObject({
    purpose: 'walking at night',
    sort: 'cheapest',
  });
});

describe('two products are compared', () => {
  test.each([
    'Which is lighter, the Knoll Tent or the Hawthorn Tent?',
    'is the Knoll Tent lighter than the Hawthorn Tent',
    'compare the Knoll Tent with the Hawthorn Tent',
    'Knoll Tent vs Hawthorn Tent',
    'Knoll Tent vs Hawthorn Tent which one is lighter?',
    'whats heavier, Knoll Tent or Hawthorn Tent?',
    'which ones lighter, the Knoll Tent or the Hawthorn Tent',
    'Knoll Tent or Hawthorn Tent, whats lighter',
    'what is the difference between the Knoll Tent and the Hawthorn Tent?',
  ])('by “%s”', (text) => {
    expect(comparedIn(text)).toEqual(['Knoll Tent', 'Hawthorn Tent']);
  });

  test.each(['is the tent in stock', 'do you ship to Canada or Mexico', 'which tent is the lightest?'])(
    'not by “%s”',
    (text) => {
      expect(comparedIn(text)).toBeNull();
    },
  );
});

test('which code it is no text of the shop tells; a message in capitals stays as it is', () => {
  const asked = (question: string) => planned(question).find((it) => it.name === 'search_knowledge')?.input.question;
  expect(asked('can I combine CAMP20 with FREESHIP on my order')).toBe('can I combine code with code on my order');
  expect(asked('CAN I RETURN SALE ITEMS')).toBe('CAN I RETURN SALE ITEMS');
});

test('a town is searched for with its country, and in the words of the visitor where no text speaks of either', () => {
  const question = 'do you ship to Munich?';
  const searchesAfter = (passages: { text: string }[]) => {
    const results = planned(question).map((call) => ({ ...call, output: { found: passages.length > 0, passages } }));
    const wishes = readWishes({ ...situation, results, earlier: [], question });
    return planTools(wishes, { ...situation, results }).map((it) => it.input.question);
  };
  expect(planned(question).map((it) => it.input.question)).toEqual(['do you ship to Munich (Germany)']);
  expect(searchesAfter([{ text: 'To Germany it takes four days.' }])).toEqual([]);
  expect(searchesAfter([{ text: 'International orders take nine days.' }])).toEqual([]);
  expect(searchesAfter([{ text: 'Delivery takes two days.' }])).toEqual([question]);
  expect(searchesAfter([])).toEqual([question]);
});

test('which order is meant, and who asks, is not looked for in the texts of the shop', () => {
  const asked = (question: string) => planned(question).find((it) => it.name === 'search_knowledge')?.input.question;
  expect(asked('please change the address of order #1067, [email:1]')).toBe('please change the address of order ,');
  expect(asked('do you have 1067 colors')).toBe('do you have 1067 colors');
});

test('a thing that a story names is looked for by itself where the story finds nothing', () => {
  const question = 'my uncle weighs 140 kg, do you have a folding chair that carries him without drama';
  const wishes = readWishes({ ...situation, earlier: [], question });
  const results = planTools(wishes, situation).map(({ name, input }) => ({ name, input, output: { found: false } }));
  expect(planTools(wishes, { ...situation, results })).toContainEqual({
    name: 'search_products',
    input: { text: 'folding chair 140 kg' },
  });
});

test('how much may be spent is a limit, and asks for no order of prices', () => {
  const search = planned('I need a hair dryer and a lamp, budget 150').find((it) => it.name === 'search_products');
  expect(search?.input).toMatchObject({ maxPrice: 150 });
  expect(search?.input).not.toHaveProperty('sort');
});
