import type { Activity } from '@chatty/contract/messages';
import { expect, test } from 'vitest';
import { causeOf, isHeard } from './is-heard.ts';

const open = { status: 'open', handler: 'person', assigneeId: 'maya' } as const;
const waiting = { status: 'open', handler: 'waiting', assigneeId: null } as const;
const answered = { status: 'open', handler: 'assistant', assigneeId: null } as const;

test('who chose their own hears their conversations and those that wait for a person', () => {
  const heard = [open, waiting, answered].map((it) => isHeard(it, 'mine', 'maya', 'words'));
  expect(heard).toEqual([true, true, false]);
  expect(isHeard(open, 'mine', 'tom', 'words')).toBe(false);
});

test('who chose all hears every open conversation', () => {
  expect([open, waiting, answered].map((it) => isHeard(it, 'all', 'tom', 'words'))).toEqual([true, true, true]);
});

test('spam, what is snoozed or resolved, and who chose none stay silent', () => {
  for (const status of ['spam', 'snoozed', 'resolved'] as const)
    expect(isHeard({ ...open, status }, 'all', 'maya', 'words')).toBe(false);
  expect(isHeard(waiting, 'off', 'maya', 'words')).toBe(false);
});

test('a hand-off, an assignment and a wake-up sound for whose turn it is, and nothing for who did it', () => {
  const line = (activity: Activity, memberId: string | null = null) =>
    causeOf({ kind: 'activity', sender: 'system', activity, memberId }, 'maya');
  for (const it of ['person_requested', 'assistant_gave_up', 'assigned', 'woke'] as const)
    expect(line(it)).toBe('turn');
  expect(line('assigned', 'maya')).toBe(null);
  expect(line('resolved')).toBe(null);
  expect([open, waiting].map((it) => isHeard(it, 'mine', 'maya', 'turn'))).toEqual([true, true]);
  for (const sound of ['mine', 'all'] as const) expect(isHeard(open, sound, 'tom', 'turn')).toBe(false);
});

test('a mention sounds for whom it names, whosever the conversation is', () => {
  const note = { kind: 'note', sender: 'admin', activity: null, memberId: 'tom', mentions: ['maya'] } as const;
  expect(causeOf({ ...note, mentions: ['maya'] }, 'maya')).toBe('named');
  expect(causeOf({ ...note, mentions: ['maya'] }, 'ann')).toBe(null);
  expect(isHeard(undefined, 'mine', 'maya', 'named')).toBe(true);
  expect(isHeard(undefined, 'off', 'maya', 'named')).toBe(false);
});
