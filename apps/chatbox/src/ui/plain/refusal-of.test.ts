import { CallFailed } from '@chatty/client/api';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

test('the server’s own words are shown, and none of those that a call makes up without an answer', () => {
  expect(refusalOf(new CallFailed('conflict', 'This was changed meanwhile'))).toBe('This was changed meanwhile');
  expect(refusalOf(new CallFailed('too_many', 'Wait a minute'))).toBe('Wait a minute');
  for (const code of ['offline', 'timed_out', 'unreachable', 'unavailable', 'bug'] as const)
    expect(refusalOf(new CallFailed(code, 'No connection.'))).toBe('');
  expect(refusalOf(new Error('x is undefined'))).toBe('');
});
