import { CallFailed, type FailureCode } from '@chatty/client/api';
import { problemStatus } from '@chatty/contract/problem';
import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';
import { speak } from '../say.ts';

const english = 'Words of the server';
const otherwise = 'Das hat nicht geklappt.';
const codes = [...Object.keys(problemStatus), 'offline', 'timed_out'] as FailureCode[];
const said = (code: FailureCode, waitMs = 0) =>
  refusalWords(new CallFailed(code, english, { email: english }, waitMs), otherwise);

beforeEach(() => speak('de', builtInTexts.de));
afterEach(() => speak('en', {}));

test('every way a visitor’s call can fail has a sentence in their language, and none of them is the server’s', () => {
  const german = new Set(Object.values(builtInTexts.de).flatMap((it) => (typeof it === 'string' ? [it] : [])));
  for (const code of codes) {
    const sentence = said(code);
    expect(sentence, code).not.toContain(english);
    expect(sentence === otherwise || german.has(sentence) || code === 'too_many', `${code}: ${sentence}`).toBe(true);
  }
});

test('an answer without words, or none at all, is still told', () => {
  for (const problem of [new CallFailed('offline', ''), new Error(''), new DOMException('x', 'AbortError'), null, 'x'])
    expect(refusalWords(problem, otherwise)).toBe(otherwise);
});

test('who is over a cap reads for how many minutes to wait', () => {
  expect(said('too_many', 600_000)).toBe('Das war zu viel auf einmal. Warten Sie 10 Minuten.');
  expect(said('too_many', 20_000)).toBe('Das war zu viel auf einmal. Warten Sie 1 Minute.');
});

test('what whoever tried knows better counts first', () => {
  const problem = new CallFailed('conflict', english);
  expect(refusalWords(problem, otherwise, { conflict: 'Schon bewertet' })).toBe('Schon bewertet');
});
