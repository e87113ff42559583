import { describe, expect, test } from 'vitest';
import { asksWhereYouAre, splitQuestion, withoutChoices } from './split-question.ts';

describe('a message of several questions', () => {
  test.each([
    [
      'How much is express shipping and how long do I have to return things?',
      ['How much is express shipping', 'how long do I have to return things?'],
    ],
    [
      'I need a tent for 2 under 300 and also wanted to know if you take paypal',
      ['I need a tent for 2 under 300', 'you take paypal'],
    ],
    ['Do you ship to Canada? What does it cost?', ['Do you ship to Canada?', 'What does it cost?']],
    ['Do you have tents and sleeping bags?', ['Do you have tents and sleeping bags?']],
    ['The return window is 365 days. What is the return window?', ['What is the return window?']],
    ['My jacket came with a hole. What now?', ['My jacket came with a hole. What now?']],
    ['my jacket came with a hole in it', ['my jacket came with a hole in it']],
    ['My earbuds came cracked. I want my money back', ['My earbuds came cracked. I want my money back']],
    ['We love your shop. How long does a refund take?', ['How long does a refund take?']],
    ['delivery to norway how much and how long', ['delivery to norway how much', 'how long']],
    ['hiya, do you ship to peru and if so what does it cost', ['hiya, do you ship to peru', 'what does it cost']],
    ['where are you and until what time on Saturday?', ['where are you', 'until what time on Saturday?']],
    ['👍', ['👍']],
  ])('%s', (message, parts) => {
    expect(splitQuestion(message)).toEqual(parts);
  });
});

test.each([
  ['when do you charge my card, at checkout or when it ships?', 'when do you charge my card?'],
  ['is it free, or do I pay', 'is it free, or do I pay'],
  ['do you open on Monday or on Tuesday', 'do you open on Monday or on Tuesday'],
  ['tents, in green or in blue?', 'tents, in green or in blue?'],
])('the answers that a question offers are no part of what it asks: %s', (question, asked) => {
  expect(withoutChoices(question)).toBe(asked);
});

test.each([
  ['where are you?', true],
  ['hi, where exactly are you guys located', true],
  ['so where are you based', true],
  ['where are you from', false],
  ['where are your jackets made', false],
])('“%s” asks for the place of the shop: %s', (question, asks) => {
  expect(asksWhereYouAre(question)).toBe(asks);
});
