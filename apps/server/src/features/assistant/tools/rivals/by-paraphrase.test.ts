import { expect, test } from 'vitest';
import { byParaphrase } from './by-paraphrase.ts';

const hit = (title: string, text: string, score = 0.4) => ({ score, passage: { title, text } });
const shop = [
  hit('Gift wrapping', 'A kraft box with a ribbon for $4, and a card in your own words.'),
  hit('Shipping policy › Stolen parcels', 'If it was delivered and has vanished, we send another one once.'),
  hit('Appointments', 'Come on Monday, when nobody else is here. An hour is free.'),
];
const titles = (question: string, asked: 'en' | 'de' = 'en', told: 'en' | 'de' = 'en') =>
  byParaphrase(shop, question, [asked, told]).map((it) => it.passage.title);

test.each([
  ['somebody nicked the thing from my front step', 'Shipping policy › Stolen parcels'],
  ['could you make it look pretty, it is for my mum’s birthday', 'Gift wrapping'],
  ['i would like the place to myself while i try stuff', 'Appointments'],
])('“%s” finds what says it in other words', (question, title) => {
  expect(titles(question)[0]).toBe(title);
});

test('what comes near by itself stays first, and texts keep their order where one speaks another language', () => {
  const wrapping = hit('Gift wrapping', 'A kraft box with a ribbon for $4.', 0.9);
  expect(byParaphrase([...shop, wrapping], 'somebody nicked it from my step', ['en', 'en'])[0]?.passage).toBe(
    wrapping.passage,
  );
  for (const languages of [['de', 'en'] as const, ['en', 'de'] as const])
    expect(titles('somebody nicked the thing from my front step', ...languages)).toEqual(
      shop.map((it) => it.passage.title),
    );
  expect(titles('???')).toEqual(shop.map((it) => it.passage.title));
});
