import { expect, test } from 'vitest';
import { isHeard } from './is-heard.ts';

const open = { status: 'open', handler: 'person', assigneeId: 'maya' } as const;
const waiting = { status: 'open', handler: 'waiting', assigneeId: null } as const;
const answered = { status: 'open', handler: 'assistant', assigneeId: null } as const;

test('who chose their own hears their conversations and those that wait for a person', () => {
  const heard = [open, waiting, answered].map((it) => isHeard(it, 'mine', 'maya'));
  expect(heard).toEqual([true, true, false]);
  expect(isHeard(open, 'mine', 'tom')).toBe(false);
});

test('who chose all hears every open conversation', () => {
  expect([open, waiting, answered].map((it) => isHeard(it, 'all', 'tom'))).toEqual([true, true, true]);
});

test('spam, what is snoozed or resolved, and who chose none stay silent', () => {
  for (const status of ['spam', 'snoozed', 'resolved'] as const)
    expect(isHeard({ ...open, status }, 'all', 'maya')).toBe(false);
  expect(isHeard(waiting, 'off', 'maya')).toBe(false);
});
