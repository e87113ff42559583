import { expect, test } from 'vitest';
import { recorded, withoutOwn } from './recorded.ts';

test('a free key is taken, one that another command has is not', () => {
  expect(recorded({}, 'resolve', 'd', false)).toEqual({ is: 'free', keys: { resolve: 'd' } });
  expect(recorded({}, 'resolve', 'j', false)).toEqual({ is: 'taken', by: 'next' });
  expect(recorded({ next: 'q' }, 'resolve', 'j', false)).toEqual({ is: 'free', keys: { next: 'q', resolve: 'j' } });
});

test('the leader waits for a second key', () => {
  expect(recorded({}, 'resolve', 'g', false)).toEqual({ is: 'leader' });
  expect(recorded({}, 'resolve', 'e', true)).toEqual({ is: 'free', keys: { resolve: 'g e' } });
  expect(recorded({}, 'resolve', 'i', true)).toEqual({ is: 'taken', by: 'goToInbox' });
});

test('what types nothing, or selects conversations, is no key for a command', () => {
  expect(recorded({}, 'resolve', null, false)).toEqual({ is: 'impossible' });
  expect(recorded({}, 'resolve', 'x', false)).toEqual({ is: 'impossible' });
});

test('what was chosen for a command is put back, the rest stays', () => {
  expect(withoutOwn({ resolve: 'd', next: 'q' }, 'resolve')).toEqual({ next: 'q' });
});
