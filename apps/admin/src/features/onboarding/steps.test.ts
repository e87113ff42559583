import { expect, test } from 'vitest';
import { statesOf } from './steps.ts';

const nothing = { store: false, chatbox: false, team: false };

test('the first step that is not done is the current one, whatever is done after it', () => {
  expect(statesOf({ done: nothing, skipped: [] })).toEqual({ store: 'current', chatbox: 'to-do', team: 'to-do' });
  const done = { ...nothing, store: true, team: true };
  expect(statesOf({ done, skipped: [] })).toEqual({ store: 'done', chatbox: 'current', team: 'done' });
});

test('a step that is put off is passed over, and is done all the same once it is true', () => {
  const skipped = ['store', 'chatbox'] as const;
  expect(statesOf({ done: nothing, skipped })).toEqual({ store: 'later', chatbox: 'later', team: 'current' });
  const done = { ...nothing, chatbox: true };
  expect(statesOf({ done, skipped })).toEqual({ store: 'later', chatbox: 'done', team: 'current' });
});

test('when all is done none is current', () => {
  const done = { store: true, chatbox: true, team: true };
  expect(statesOf({ done, skipped: [] })).toEqual({ store: 'done', chatbox: 'done', team: 'done' });
});
