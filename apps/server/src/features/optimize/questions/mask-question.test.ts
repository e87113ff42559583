import { expect, test } from 'vitest';
import { maskQuestion } from './mask-question.ts';

test.each([
  ['My name is Anna Brandt, where is my parcel?', 'My name is …, where is my parcel?'],
  ["I'm Anna and I look for a tent", "I'm … and I look for a tent"],
  ['Ich heiße Jörg. Habt ihr Zelte?', 'Ich heiße …. Habt ihr Zelte?'],
  ['Write to [email:1] or anna@brandt.example', 'Write to … or …'],
  ['Where is order 1042?', 'Where is order …?'],
  ['Where is #1042-A?', 'Where is …?'],
  ['My parcel JJD000390007882 is late', 'My parcel … is late'],
  ['Card 4111 1111 1111 1111 was refused', 'Card … was refused'],
])('what is the visitor’s own is taken out of “%s”', (question, masked) => {
  expect(maskQuestion(question)).toBe(masked);
});

test.each([
  'I am looking for a tent for 4 people under $1500',
  'Do you deliver within 3 - 5 days in 2026?',
  'Is the X200 waterproof up to 1000 mm?',
])('what tells the matter stays: “%s”', (question) => {
  expect(maskQuestion(question)).toBe(question);
});
