import { expect, test } from 'vitest';
import { texts } from '#texts/assistant.ts';
import { frame } from '../../../language/frames/en.ts';
import { settleVerdicts } from './settle-verdicts.ts';

const dropped = (sentence: string) => ({ sentence, kept: false, reason: 'no' });
const said = (sentence: string) => ({ sentence, kept: true, reason: 'yes', said: sentence });
const leftOut = (...given: Parameters<typeof settleVerdicts>) =>
  settleVerdicts(...given)
    .filter((it) => !it.kept)
    .map((it) => it.sentence);

test('what was sent in fixed words is not left out, though a model was not believed with the same words', () => {
  const [order] = settleVerdicts([dropped(frame.handedOff)], frame.handedOff);
  expect(order).toEqual({ sentence: frame.handedOff, kept: true, reason: texts.verdicts.fixedWords });
  expect(leftOut([dropped('No such order.'), dropped('It left.')], 'No such order. Please check.')).toEqual([
    'It left.',
  ]);
});

test('a sentence that was judged twice is told once, and as sent where it was', () => {
  expect(leftOut([dropped('I’m passing you on.'), said('I’m passing you on.')], 'I’m passing you on.')).toEqual([]);
  expect(leftOut([dropped('No.'), dropped('No.')], 'Yes.')).toEqual(['No.']);
});

test('what a refusal took the place of, or a tool took back, was left out', () => {
  expect(leftOut([said('Let me look.'), said('It takes a day.')], 'It takes a day.')).toEqual(['Let me look.']);
  expect(leftOut([said('It takes a day.')], frame.refused)).toEqual(['It takes a day.']);
  expect(leftOut([said('It takes a day.')], null)).toEqual(['It takes a day.']);
});

test('the beginning of a sentence that was sent is left out', () => {
  expect(leftOut([said('It takes 4 days.'), dropped('It takes 4')], 'It takes 4 days.')).toEqual(['It takes 4']);
});

test('a line that a card shows was sent', () => {
  expect(leftOut([{ ...said('- {{product:1}}'), onCard: true }], 'Here it is:')).toEqual([]);
});
