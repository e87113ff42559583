import { describe, expect, test } from 'vitest';
import { splitQuestion } from './split-question.ts';

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
    ['👍', ['👍']],
  ])('%s', (message, parts) => {
    expect(splitQuestion(message)).toEqual(parts);
  });
});
