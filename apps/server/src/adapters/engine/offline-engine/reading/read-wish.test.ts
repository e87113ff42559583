import { describe, expect, test } from 'vitest';
import { frameOf } from '../../../../language/languages.ts';
import { wordedFrame } from '../../../../language/sentences/worded-frame.ts';
import { priceLimits } from './products/price-limits.ts';
import { readWishes } from './read-wish.ts';

const shop = (text: string) => ({ by: 'shop' as const, text });
const visitor = (text: string) => ({ by: 'visitor' as const, text });
const nothingYet = {
  earlier: [],
  results: [],
  tools: new Set<string>(),
  language: 'en' as const,
  shopLanguage: 'en' as const,
  frame: frameOf('en'),
  onPage: null,
};
const wish = (question: string, ...earlier: { by: 'shop' | 'visitor'; text: string }[]) =>
  readWishes({ ...nothingYet, earlier, question })[0];

const list = shop(
  'This is what I found:\n- [Fell Tent](https://s.example/a): $99.00, in stock\n- [Moss Tent](https://s.example/b): $149.00, sold out',
);

test('a follow-up takes the subject of the question before it', () => {
  expect(wish('and to Canada?', visitor('How long does shipping take?'), shop('Three days.'))).toMatchObject({
    route: 'support',
    text: 'How long does shipping take to Canada?',
  });
});

describe('on the page of a product', () => {
  const here = (question: string, ...earlier: { by: 'shop' | 'visitor'; text: string }[]) =>
    readWishes({ ...nothingYet, earlier, question, onPage: 'Moss Tent' })[0];

  test.each([
    'does this come in blue?',
    'is this one waterproof',
    'how much is it?',
    'is it available',
    'can I add it to my cart',
    'what does it weigh?',
  ])('“%s” is about it', (question) => {
    expect(here(question)).toMatchObject({ route: 'product', named: 'Moss Tent' });
  });

  test.each([
    'how much is shipping?',
    'what is the price of a headlamp',
    'is this shop real?',
    'where is my order',
    'hi',
  ])('“%s” is not', (question) => {
    expect(here(question).named).toBeNull();
  });

  test('what was spoken of since goes before it, unless “this” is said', () => {
    const earlier = [visitor('tents'), list] as const;
    expect(here('how much is the first one', ...earlier)).toMatchObject({ named: 'Fell Tent' });
    expect(here('and is it waterproof?', ...earlier).named).toBeNull();
    expect(here('is this one better?', ...earlier)).toMatchObject({ named: 'Moss Tent' });
  });
});

test('“the second one” is the second product of the list', () => {
  expect(wish('what about the second one?', visitor('tents'), list)).toMatchObject({
    route: 'product',
    named: 'Moss Tent',
  });
  expect(wish('how much is the first one', visitor('tents'), list)).toMatchObject({ named: 'Fell Tent' });
});

test('“the cheapest one” goes by the prices that were told', () => {
  expect(wish('the cheapest one', visitor('tents'), list)).toMatchObject({ route: 'product', named: 'Fell Tent' });
  expect(wish('which is the most expensive?', visitor('tents'), list)).toMatchObject({ named: 'Moss Tent' });
  expect(wish('cheapest sleeping bag for winter', visitor('tents'), list).named).toBeNull();
});

test('“it” is the only product that was named', () => {
  const one = shop('[Fell Tent](https://s.example/a) costs $99.00 and is in stock.');
  expect(wish('and in blue?', visitor('fell tent'), one)).toMatchObject({
    route: 'product',
    named: 'Fell Tent',
    words: 'and in blue?',
  });
  expect(wish('and do you ship to Canada?', visitor('fell tent'), one).named).toBeNull();
});

test('a question after one product is about it, though nothing in it says so; the shop’s texts may know better', () => {
  const one = shop('[Fell Tent](https://s.example/a) costs $99.00 and is in stock.');
  expect(wish('dishwasher ok?', visitor('fell tent'), one)).toMatchObject({
    named: 'Fell Tent',
    guess: 'dishwasher ok?',
  });
  expect(wish('do you sell boats', visitor('fell tent'), one).named).toBeNull();
  expect(wish('are you open on sunday', visitor('fell tent'), one).named).toBeNull();
});

test('a product that was listed is called by its own name, also some answers later', () => {
  const later = [visitor('what about returns'), shop('Within 30 days.')];
  expect(wish('how heavy is the fell one', visitor('tents'), list, ...later)).toMatchObject({ named: 'Fell Tent' });
  expect(wish('do you have a fell chair', visitor('tents'), list).named).toBeNull();
});

test('“it” after several is each of them, or the first of those that were put in order', () => {
  expect(wish('how heavy are they', visitor('tents'), list).among).toEqual(['Fell Tent', 'Moss Tent']);
  expect(wish('how heavy is it', visitor('cheapest tent'), list)).toMatchObject({ named: 'Fell Tent', among: [] });
});

test.each(['klarna?', 'what about amex', 'venmo ok?'])('“%s” asks whether one can pay so', (question) => {
  expect(wish(question)).toMatchObject({ route: 'support' });
  expect(wish(question).text).toMatch(/^can i pay with /);
});

test('where somebody is, the address of the shop tells', () => {
  expect(wish('where are you?')).toMatchObject({ route: 'support', text: 'where is your shop, what is the address?' });
});

test('of a place alone it is asked how things get there', () => {
  expect(wish('Lisbon how many days').text).toBe('Lisbon how many days shipping?');
});

test('a thing on sale is looked for; a code is none', () => {
  expect(wish('any headphones on sale').route).toBe('product');
  expect(wish('any discount codes for headphones on sale').route).toBe('discount');
});

test('the second half of a question keeps the thing of the first', () => {
  const situation = { ...nothingYet, question: 'how tall is the Fern lamp and is a bulb included' };
  const [, second] = readWishes(situation);
  expect(second).toMatchObject({ route: 'product', words: 'is a bulb included' });
  expect(second?.english).toContain('Fern lamp');
});

test('“when will it arrive?” after an order was told is about that order', () => {
  const told = shop('Your order #1063 is on its way.');
  expect(wish('when will it arrive?', visitor('where is #1063, [email:1]'), told)).toMatchObject({
    route: 'order',
    order: { number: '#1063', email: '[email:1]' },
  });
});

test('“ok” to an answer asks for nothing again', () => {
  expect(wish('ok', visitor('How long does shipping take?'), shop('Three days.')).route).toBe('thanks');
});

test('“yes please” to the offer of a person is a wish for a person', () => {
  const offer = shop('I’m sorry, I could not find an answer to that. Would you like to talk to a person?');
  expect(wish('yes please', visitor('do you sell boats'), offer).route).toBe('human');
});

test('the number and the e-mail of an order may come in two messages', () => {
  const asked = shop('Could you send me the order number together with the e-mail address you ordered with?');
  expect(wish('#1005', visitor('where is my order'), asked)).toMatchObject({
    route: 'order',
    order: { number: '#1005' },
  });
  const second = shop('Could you tell me the e-mail address you ordered with too?');
  expect(wish('[email:1]', visitor('where is my order'), asked, visitor('#1005'), second)).toMatchObject({
    route: 'order',
    order: { number: '#1005', email: '[email:1]' },
  });
});

test.each(['de', 'ja', 'ar'] as const)('what was asked back in %s is understood when it is answered', (language) => {
  const { offline: say } = frameOf(language);
  const words = { assistantSaysAskNumber: 'Номерът?', assistantSaysUnknown: 'Не знам. Да извикам ли колега?' };
  const worded = wordedFrame(language, { locale: 'bg', words });
  const read = (question: string, asked: string) =>
    readWishes({ ...nothingYet, earlier: [visitor('#1005'), shop(asked)], question, language, frame: worded })[0];
  expect(read('[email:1]', say.askEmail)).toMatchObject({
    route: 'order',
    order: { number: '#1005', email: '[email:1]' },
  });
  expect(read('#1006 [email:1]', words.assistantSaysAskNumber).route).toBe('order');
  expect(read({ de: 'ja bitte', ja: 'はい', ar: 'نعم' }[language], words.assistantSaysUnknown).route).toBe('human');
  expect(read({ de: 'ja bitte', ja: 'はい', ar: 'نعم' }[language], say.unknown).route).toBe('human');
});

describe('the order that is meant', () => {
  const earlier = [visitor('Where is #1061? I am [email:1]'), shop('I couldn’t find an order with that number.')];
  test.each([
    ['order 1058', '1058'],
    ['Where is my order 1058?', '1058'],
    ['my order number is 1058', '1058'],
    ['where is order #1058', '#1058'],
    ['where is my order, not #1061 but order 1058', '1058'],
    ['where is my order then', '#1061'],
  ])('in “%s” after “#1061”', (question, number) => {
    const { order, doubtful } = wish(question, ...earlier);
    expect([order.number, doubtful]).toEqual([number, []]);
  });

  test('is asked for where the latest message names two', () => {
    expect(wish('Where is my order, 1058 or 1061?', ...earlier).doubtful).toEqual(['#1058', '#1061']);
    expect(wish('where is my order #1058, again #1058', ...earlier).doubtful).toEqual([]);
  });

  test('may be named before the proof', () => {
    const asked = shop('Could you tell me the email address you ordered with too?');
    expect(wish('[email:2]', visitor('Where is order 1058?'), asked)).toMatchObject({
      route: 'order',
      order: { number: '1058', email: '[email:2]' },
    });
  });
});

test('a bare number with an e-mail asks for the order where only orders are asked so', () => {
  expect(wish('has 1064 left yet? [email:1]')).toMatchObject({ route: 'order', order: { number: '1064' } });
  expect(wish('has 1064 gone out? [email:1]').route).toBe('order');
  expect(wish('did I get my money back for 1064? [email:1]').route).toBe('order');
  expect(wish('is the 1064 in blue? [email:1]').route).not.toBe('order');
});

test('a number with an e-mail and nothing else asks for the order', () => {
  expect(wish('#1005 [email:1]')).toMatchObject({ route: 'order', order: { number: '#1005', email: '[email:1]' } });
  expect(wish('order number 1005, e-mail [email:1]').route).toBe('order');
  expect(wish('please return the boots of #1005, I am [email:1]').route).toBe('support');
});

test.each([
  ['tents under $200', { text: 'tents', maxPrice: 200 }],
  ['boots between 50 and 80 dollars', { text: 'boots', minPrice: 50, maxPrice: 80 }],
  ['lamps over €30', { text: 'lamps', minPrice: 30 }],
  ['a sleeping bag, not more than $170', { text: 'a sleeping bag,', maxPrice: 170 }],
  ['a mug for no more than 20 bucks', { text: 'a mug for', maxPrice: 20 }],
  ['a cream, budget 40', { text: 'a cream,', maxPrice: 40 }],
  ['a mug', { text: 'a mug' }],
])('%s', (text, limits) => {
  expect(priceLimits(text)).toEqual(limits);
});

test('what was bought, and for how much, is asked of the order that was told of', () => {
  const told = shop('Your order #1061 is on its way.');
  for (const question of ['and what did I order?', 'how much did I pay', 'when did I buy it'])
    expect(wish(question, visitor('where is #1061'), told).route).toBe('order');
  expect(wish('I ordered the wrong size, can I return it?', visitor('where is #1061'), told).route).not.toBe('order');
  for (const question of ['which carrier has it?', 'was the lamp in it too?'])
    expect(wish(question, visitor('where is #1061'), told).route).toBe('order');
  expect(wish('how much did I pay').route).not.toBe('order');
});

test('what was done to an order is its state, and what is to be done is a wish', () => {
  expect(wish('was order 1049 refunded? [email:1]').route).toBe('order');
  expect(wish('order 1049, has that been cancelled? [email:1]').route).toBe('order');
  expect(wish('please refund order 1049 [email:1]').route).toBe('support');
  expect(wish('is it possible to get order 1049 refunded? [email:1]').route).toBe('support');
});

test('“what was in that order” is about the order that was told of', () => {
  const told = shop('Your order #1061 is on its way.');
  expect(wish('what was in that order again?', visitor('where is #1061'), told).route).toBe('order');
});

test('who got another thing than they ordered is told what happens then; who got a link is not', () => {
  for (const told of [
    'I ordered the oat serum and you sent me the rose one',
    'you sent me two blue lamps, I ordered a green one. it was a present',
  ])
    expect(wish(told)).toMatchObject({ route: 'support', text: expect.stringContaining('not what i ordered') });
  expect(wish('I ordered a lamp and you sent me a tracking link').text).not.toContain('not what i ordered');
});

test('what goes back was on sale, and no code is asked for', () => {
  expect(wish('can I send back something that was on sale').route).toBe('support');
});

test('the cheapest, or another one, of a kind of thing is looked for among all of the kind', () => {
  const one = shop('[Fell Chair](https://s.example/a): $99.00, in stock');
  expect(wish('is it foldable?', visitor('Fell chair'), one).named).toBe('Fell Chair');
  expect(wish('then which chair is the cheapest?', visitor('Fell chair'), one).named).toBeNull();
  expect(wish('any other chair in stock', visitor('Fell chair'), one).named).toBeNull();
});

test('what the shop says of all things may answer where a product is asked about a matter of the shop', () => {
  const one = shop('[Fell Teapot](https://s.example/a): $99.00, in stock');
  expect(wish('how do I clean it', visitor('Fell teapot'), one)).toMatchObject({
    named: 'Fell Teapot',
    guess: 'how do I clean it: Fell Teapot',
  });
});

test('a bare number with an e-mail asks for the order, whatever is said beside it', () => {
  for (const said of ['only one of my chairs is here 50217 [email:1]', 'please check 4410, [email:1]'])
    expect(wish(said)).toMatchObject({ route: 'order', order: { email: '[email:1]' } });
  expect(wish('did you refund order 4410? [email:1]').route).toBe('order');
  expect(wish('I have a budget of 2000 dollars, [email:1]').route).not.toBe('order');
  expect(wish('is the 4410 in stock? [email:1]').route).not.toBe('order');
});

test('who wants a proven order changed hears how far it is, and the rule, and gets somebody', () => {
  const wishes = readWishes({ ...nothingYet, earlier: [], question: 'change the address on 50217, [email:1]' });
  expect(wishes.map((it) => it.route)).toEqual(['order', 'support', 'human']);
  expect(wishes[1]?.text).toContain('order 50217');
});

test('of a thing on sale the thing is asked, and of a shop its codes', () => {
  expect(wish('is the walnut bench on sale').route).toBe('product');
  expect(wish('is the whole store on sale').route).toBe('discount');
});
