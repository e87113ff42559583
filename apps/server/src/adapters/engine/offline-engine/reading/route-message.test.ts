import { describe, expect, test } from 'vitest';
import { type Route, routeMessage } from './route-message.ts';

test.each<[string, Route]>([
  ['Hello!', 'greeting'],
  ['hey there', 'greeting'],
  ['thanks a lot', 'thanks'],
  ['let me speak to the person in charge', 'human'],
  ['ok perfect, that helped a lot!', 'thanks'],
  ['just what i needed', 'thanks'],
  ['bye', 'farewell'],
  ['are you a robot?', 'banter'],
  ['I want to talk to a human', 'human'],
  ['agent please', 'human'],
  ['someone from your team please, it is about a contract', 'human'],
  ['someone from your team promised me a discount', 'support'],
  ['Where is my order?', 'order'],
  ['track #1001', 'order'],
  ['my parcel has not arrived yet', 'order'],
  ['did you guys get my order', 'order'],
  ['my order says shipped for a week, is that normal?', 'support'],
  ['at which point is my order charged', 'support'],
  ['tell me a joke', 'banter'],
  ['what do you do', 'banter'],
  ['what can you do for me', 'banter'],
  ['can I cancel my order', 'support'],
  ['how do I return sale items', 'support'],
  ['any discount codes?', 'discount'],
  ['waterproof jacket women', 'product'],
  ['do you have tents under $200', 'product'],
  ['how much is the Larch tent', 'product'],
  ['which tents are in stock?', 'product'],
  ['Is the Fjord Merino Tee in stock in size M?', 'product'],
  ['Are the Larch boots sold out?', 'product'],
  ['is express delivery available', 'support'],
  ['where are your products made?', 'support'],
  ['I have a complaint', 'human'],
  ['what are black holes', 'other'],
  ['tell me something to cheer me up', 'aside'],
  ['I like this', 'other'],
  ['is this in stock?', 'product'],
  ['it has been five weeks now', 'support'],
])('%s -> %s', (text, route) => {
  expect(routeMessage(text)).toBe(route);
});

describe('a discount is asked for', () => {
  test.each([
    'any discount codes?',
    'I am new here, do I get something off?',
    'I got the code SPRING5, what does it give me?',
    'discount codes',
    'Do you have a discount?',
    'is there a student discount',
    'student discount please',
    'Are there any sales right now?',
    'Is there a sale?',
    'What’s on sale?',
    'Is the tent on sale?',
    'sale?',
    'can I get a coupon',
    'Hi! Got any promo codes?',
    'What deals do you have?',
    'where can I find a voucher code',
    'Do you give 10% off to new customers?',
    'I would like a discount',
    'when is your next sale',
    'black friday sale',
    'any codes I can use?',
  ])('“%s”', (text) => {
    expect(routeMessage(text)).toBe('discount');
  });

  test.each([
    'Do you ship to Norway? See our sale',
    'Do you ship to Norway? I saw your sale.',
    'I bought it in the sale. Does it come with a warranty?',
    'My discount code doesn’t work',
    'the coupon is not accepted',
    'Is sales tax included?',
    'Can I talk about shipping? The sale is great.',
    'Are these tents for sale?',
    'Great deals! How long does delivery take?',
    'Can I combine two coupons?',
    'I used a voucher and now my order is late',
    'What is your after sales service?',
    'Can I use 2 codes?',
    'can I use both of them, the coupon and the sale',
    'do you have zip codes you do not ship to',
  ])('not in “%s”', (text) => {
    expect(routeMessage(text)).not.toBe('discount');
  });
});

test('who is angry at something is told no joke', () => {
  expect(routeMessage('is this a joke')).not.toBe('banter');
  expect(routeMessage('your shipping is a joke')).not.toBe('banter');
  expect(routeMessage('what do you do with my data')).not.toBe('banter');
});

test('no text makes routing slow or fail', () => {
  const start = performance.now();
  for (const text of ['', ' ', '?!', 'a '.repeat(4_000), 'where '.repeat(1_300), '👋'.repeat(2_000)])
    routeMessage(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('who says that something reaches a person does not ask for one', () => {
  expect(routeMessage('how does a gift voucher reach the person')).not.toBe('human');
});

test('whether a code works is asked of the codes, and whether a model works with something is not', () => {
  expect(routeMessage('does SPRING20 still work')).toBe('discount');
  expect(routeMessage('does the HX20 work with my kettle')).not.toBe('discount');
});

test('what a tracked delivery costs is no question for a parcel', () => {
  expect(routeMessage('tracked 48 price')).not.toBe('order');
  expect(routeMessage('how much is tracked delivery')).not.toBe('order');
  expect(routeMessage('track my parcel')).toBe('order');
});

test('somebody who is to call, or is asked for by name, is a person', () => {
  const story = 'i wrote three times about my broken lamp order and the refund, i want somebody to phone me';
  for (const text of [story, 'can i talk to ottilie', 'what kind of shop is this'])
    expect(routeMessage(text)).toBe('human');
  expect(routeMessage('can i talk to you')).not.toBe('human');
});

test('what was bought and did not leave yet is asked of an order', () => {
  expect(routeMessage('has my lamp been sent')).toBe('order');
});
