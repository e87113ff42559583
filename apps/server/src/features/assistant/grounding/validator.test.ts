import type { ProductCard } from '@chatty/contract/messages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEvidence, type Evidence } from './evidence.ts';
import { checkSentence } from './validator.ts';

const mug: ProductCard = {
  id: 'gid://shopify/Product/1',
  handle: 'mug',
  title: 'Trail Mug 350',
  url: 'https://shop.example/products/mug',
  imageUrl: null,
  variants: [
    {
      id: 'v1',
      title: 'Blue',
      price: { amount: '24.00', currency: 'USD' },
      compareAtPrice: null,
      available: true,
      stock: 3,
    },
    {
      id: 'v2',
      title: 'Red',
      price: { amount: '26.00', currency: 'USD' },
      compareAtPrice: null,
      available: false,
      stock: 0,
    },
  ],
};

function evidence(visitorText = ''): Evidence {
  const evidence = createEvidence({ language: 'en', locale: 'en', visitorText });
  evidence.addPassage({
    id: 'p1',
    kind: 'faq',
    sourceId: 'f1',
    title: 'What is your return policy?',
    text: 'You may send items back within 30 days of delivery. Standard shipping costs $5.95 and takes 3-5 business days. Write to help@shop.example.',
    url: 'https://shop.example/pages/returns',
  });
  evidence.addProduct(mug);
  return evidence;
}

const verdict = (sentence: string, of = evidence()) => checkSentence(sentence, of);

describe('what stands in the evidence is kept', () => {
  test.each([
    'You may send items back within 30 days of delivery.',
    'Items can be sent back within thirty days.',
    'Standard shipping costs $5.95 and takes 3 to 5 business days.',
    'You can also write to help@shop.example about returns.',
    'See https://shop.example/pages/returns for the return policy.',
    'The {{product:1}} costs {{price:1.1}} in blue.',
    'It is {{stock:1.1}}.',
    'Hello! How can I help you today?',
    'I could not find anything about that.',
    'Would you like me to connect you with a person?',
    'Which size do you need?',
    'These may suit you:',
  ])('%s', (sentence) => {
    expect(verdict(sentence)).toMatchObject({ kept: true });
  });
});

describe('what does not is silenced', () => {
  test.each([
    'Items can be sent back within 60 days.',
    'Items can be sent back within 30 hours.',
    'Items can be sent back within ninety days of delivery.',
    'Standard shipping costs $4.95.',
    'Standard shipping costs €5.95.',
    'The mug costs $24.00.',
    'The mug costs 24 dollars.',
    'The {{product:1}} costs {{price:7}}.',
    'The {{product:1}} costs {{price:1}}0.',
    'The {{product:1}} costs {{ price 1 }}.',
    'You get 50% off your return.',
    'You get fifty percent off.',
    'You get {{price:1}} off your order.',
    'Use code SAVE10 at checkout for items.',
    'Use the code FRIENDS at checkout.',
    'The {{product:1}} is free with code TRAIL350.',
    'Read more at https://evil.example/returns.',
    'Read more [here](https://evil.example).',
    'Read more at evil dot com.',
    'Call +1 555 010 0199 for returns of items.',
    'Write to ceo@evil.example about returns.',
    'Your items will be back by 5 May 2026.',
    'Standard shipping takes until Monday.',
    'I have refunded your items.',
    'I will apply a discount to your delivery.',
    'We offer free shipping on items.',
    'We guarantee delivery of items.',
    'You will get a full refund for your items.',
    'We price match any shop for items.',
    'Your order has been shipped.',
    'The trail mug is in stock.',
    'The mug is sold out.',
    'I am connecting you to a person now.',
    'Paris is the capital of France.',
    'There is no return fee, ever.',
    'I could not find it, but you get a voucher.',
  ])('%s', (sentence) => {
    expect(verdict(sentence)).toMatchObject({ kept: false });
  });
});

test('what the visitor says does not become a fact by being repeated', () => {
  const of = evidence('Do you give 50% off with SAVE10? I was promised $99 and 90 days for order 1001.');
  for (const sentence of [
    'Yes, 50% off items.',
    'Use code SAVE10 for delivery.',
    'Items cost $99.',
    'Return items within 90 days.',
  ]) {
    expect(verdict(sentence, of), sentence).toMatchObject({ kept: false });
  }
  expect(verdict('Could you tell me the e-mail for order 1001?', of)).toMatchObject({ kept: true });
});

test('what begins like a question and asks nothing is a statement', () => {
  const of = evidence('Can I return worn underwear?');
  expect(verdict('When worn, underwear can be returned.', of)).toMatchObject({ kept: false });
  expect(verdict('Is it worn underwear?', of)).toMatchObject({ kept: true });
  expect(verdict('Please send me the order number.', of)).toMatchObject({ kept: true });
  expect(verdict('Please send us worn underwear.', of)).toMatchObject({ kept: false });
});

test('what is turned around in another language is not turned back', () => {
  const of = evidence();
  of.addPassage({
    id: 'p4',
    kind: 'faq',
    sourceId: 'f4',
    title: 'Was kann ich zurückgeben?',
    text: 'Getragene Unterwäsche können wir nicht zurücknehmen. Zelte nehmen wir 30 Tage lang zurück.',
    url: null,
  });
  expect(verdict('Getragene Unterwäsche können wir nicht zurücknehmen.', of)).toMatchObject({ kept: true });
  expect(verdict('Getragene Unterwäsche können wir zurücknehmen.', of)).toMatchObject({ kept: false });
  expect(verdict('Zelte nehmen wir nicht zurück.', of)).toMatchObject({ kept: false });
});

describe('facts stand with what they are the facts of', () => {
  const of = evidence();
  of.addProduct({
    ...mug,
    id: 'gid://shopify/Product/2',
    title: 'Iron Skillet',
    variants: mug.variants.map((it, at) => ({ ...it, id: `s${at}`, title: `${at + 2}0 cm` })),
  });
  of.addPassage({
    id: 'product/2',
    kind: 'product',
    sourceId: 'gid://shopify/Product/2',
    title: 'Iron Skillet',
    text: 'It is cast in one piece.',
    url: null,
  });
  test.each([
    'The {{product:2}}, cast in one piece, costs {{price:2}}.',
    '{{product:2}} in 30 cm costs {{price:2.2}} and is {{stock:2.2}}.',
    'The {{product:1}} costs {{price:1}}, the {{product:2}} costs {{price:2}}.',
    'For {{price:2}} you get the {{product:2}}.',
  ])('kept: %s', (sentence) => {
    expect(verdict(sentence, of)).toMatchObject({ kept: true });
  });
  test.each([
    'The {{product:1}} costs {{price:2}}.',
    'The {{product:1}} costs {{price:1}}, the {{product:2}} costs {{price:1}}.',
    '{{product:2}} in 90 cm costs {{price:2.2}}.',
    'The {{product:1}} is not {{stock:1}}.',
    'The {{product:1}} costs {{price:1}}, minus a fifth for you.',
    'The {{product:1}} is {{stock:1}}, hurry.',
    'The {{product:1}} is made by hand.',
    'The {{product:1}}, cast in one piece, costs {{price:1}}.',
    'The {{product:2}} costs {{price:2}} in blue.',
    'You can send the {{product:1}} back within 30 days.',
  ])('dropped: %s', (sentence) => {
    expect(verdict(sentence, of)).toMatchObject({ kept: false });
  });
});

test('a code is only named when the store says that it is active now', () => {
  const of = evidence();
  of.addPassage({
    id: 'p2',
    kind: 'article',
    sourceId: 'a',
    title: 'Summer',
    text: 'Use code SUMMER20 at checkout for a discount on tents.',
    url: null,
  });
  expect(verdict('Use code SUMMER20 at checkout for a discount on tents.', of)).toMatchObject({ kept: false });
  of.addDiscount({
    id: 'd',
    code: 'WELCOME',
    title: 'Welcome',
    summary: '10% off the first order',
    status: 'ACTIVE',
    startsAt: null,
    endsAt: null,
    terms: null,
  });
  expect(verdict('Use {{code:1}} at checkout: {{discount:1}}.', of)).toMatchObject({
    kept: true,
    text: 'Use **WELCOME** at checkout: 10% off the first order.',
  });
});

test('a price in a product’s description is not a price', () => {
  const of = evidence();
  of.addPassage({
    id: 'p3',
    kind: 'product',
    sourceId: mug.id,
    title: mug.title,
    text: 'This enamel mug keeps tea hot. Now only $19!',
    url: null,
  });
  expect(verdict('This enamel mug keeps tea hot.', of)).toMatchObject({
    kept: true,
  });
  expect(verdict('This enamel mug is now only $19.', of)).toMatchObject({
    kept: false,
  });
});

test('no number gets past that the evidence does not hold', () => {
  const allowed = new Set([30, 5.95, 3, 5, 350]);
  const around = fc.constantFrom(
    ['Items may be sent back within ', ' days of delivery.'],
    ['Shipping costs $', '.'],
    ['You get ', '% off.'],
    ['We have ', ' items left.'],
    ['Delivery of items takes ', ' business days.'],
    ['Items: ', ''],
    ['It weighs ', ' kg.'],
    ['Ships ', ' times.'],
  );
  fc.assert(
    fc.property(
      around,
      fc.oneof(fc.integer({ min: 11, max: 100_000 }), fc.double({ min: 1, max: 999, noNaN: true })),
      ([before, after], n) => {
        const said = Number.isInteger(n) ? n : Number(n.toFixed(2));
        fc.pre(!allowed.has(said));
        expect(verdict(`${before}${said}${after}`).kept).toBe(false);
      },
    ),
  );
});

test('a kept sentence differs from the model’s only where slots stood', () => {
  const of = evidence();
  const piece = fc.constantFrom(
    'The item ',
    '{{product:1}}',
    '{{price:1}}',
    ' costs ',
    '{{price:9}}',
    ' delivery ',
    '30 days',
    '. ',
    '{',
    '}}',
    '77',
  );
  fc.assert(
    fc.property(fc.array(piece), (parts) => {
      const sentence = parts.join('');
      const checked = verdict(sentence, of);
      if (!checked.kept) return;
      const expected = sentence
        .replaceAll('{{product:1}}', '[Trail Mug 350](https://shop.example/products/mug)')
        .replaceAll('{{price:1}}', 'from $24.00');
      expect(checked.text).toBe(expected);
    }),
  );
});
