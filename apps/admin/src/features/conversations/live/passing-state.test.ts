import { answerSilentMs, typingExpiresMs } from '@chatty/contract/limits';
import type { PassingEvent } from '@chatty/contract/live';
import { expect, test } from 'vitest';
import { asksWhoLooks, expire, hearMessage, hearPassing, lookingExpiresMs, nothingPassing } from './passing-state.ts';

const growing = (text: string, ended = false, messageId = 'm'): PassingEvent => ({
  type: 'answer.growing',
  payload: { conversationId: 'c', messageId, text, step: null, ended },
});

test('an answer that nothing is heard of any more is not shown as growing, and the end of an older one ends no newer one', () => {
  const state = hearPassing(nothingPassing, growing('Yes'), 'me', 1_000);
  expect(expire(state, 999 + answerSilentMs).growing?.text).toBe('Yes');
  expect(expire(state, 1_000 + answerSilentMs).growing).toBe(null);
  expect(hearPassing(state, growing('', true, 'older'), 'me', 1_000).growing?.text).toBe('Yes');
});

test('an answer grows until it ends or its message is there', () => {
  const state = hearPassing(nothingPassing, growing('Yes'), 'me', 0);
  expect(state.growing?.text).toBe('Yes');
  expect(hearPassing(state, growing('', true), 'me', 0).growing).toBe(null);
  expect(hearMessage(state, { id: 'm', sender: 'assistant', memberId: null }).growing).toBe(null);
});

test('when a person answers, the answer in progress is no longer shown', () => {
  const state = hearPassing(nothingPassing, growing('Yes'), 'me', 0);
  expect(hearMessage(state, { id: 'other', sender: 'admin', memberId: 'mia' }).growing).toBe(null);
});

test('typing ends by itself, and at once when the message is there', () => {
  const typing: PassingEvent = { type: 'typing', payload: { conversationId: 'c', by: 'visitor', name: 'Ada' } };
  const state = hearPassing(nothingPassing, typing, 'me', 1_000);
  expect(expire(state, 2_000).visitorTypes?.name).toBe('Ada');
  expect(expire(state, 60_000).visitorTypes).toBe(null);
  expect(hearMessage(state, { id: 'x', sender: 'guest', memberId: null }).visitorTypes).toBe(null);
});

test('a colleague writes until their message is there or they stop, and looks on', () => {
  const writes: PassingEvent = {
    type: 'viewing',
    payload: { conversationId: 'c', memberId: 'mia', name: 'Mia', typing: true },
  };
  const state = hearPassing(nothingPassing, writes, 'me', 1_000);
  const typing = (passing: typeof state) => passing.looking.map((look) => look.typing);
  expect(typing(hearMessage(state, { id: 'x', sender: 'admin', memberId: 'tom' }))).toEqual([true]);
  expect(typing(hearMessage(state, { id: 'x', sender: 'admin', memberId: 'mia' }))).toEqual([false]);
  expect(typing(expire(state, 2_000))).toEqual([true]);
  expect(typing(expire(state, 1_000 + typingExpiresMs))).toEqual([false]);
});

test('one is not warned of oneself, and a colleague who left is forgotten', () => {
  const look = (memberId: string): PassingEvent => ({
    type: 'viewing',
    payload: { conversationId: 'c', memberId, name: 'Mia', typing: true },
  });
  expect(hearPassing(nothingPassing, look('me'), 'me', 0)).toBe(nothingPassing);
  const state = hearPassing(hearPassing(nothingPassing, look('mia'), 'me', 0), look('mia'), 'me', 5);
  expect(state.looking).toHaveLength(1);
  expect(expire(state, lookingExpiresMs + 6).looking).toHaveLength(0);
});

test('a colleague who leaves is gone at once, and one who says again that they look may still write', () => {
  const view = (typing: boolean, left?: boolean): PassingEvent => ({
    type: 'viewing',
    payload: { conversationId: 'c', memberId: 'mia', name: 'Mia', typing, left },
  });
  const writes = hearPassing(nothingPassing, view(true), 'me', 1_000);
  expect(hearPassing(writes, view(false), 'me', 2_000).looking[0]?.typing).toBe(true);
  expect(expire(hearPassing(writes, view(false), 'me', 2_000), 1_000 + typingExpiresMs).looking[0]?.typing).toBe(false);
  expect(hearPassing(writes, view(false, true), 'me', 2_000).looking).toEqual([]);
});

test('a colleague who has touched nothing for a while is idle and does not write, until they say that they look', () => {
  const view = (typing: boolean, idle: boolean): PassingEvent => ({
    type: 'viewing',
    payload: { conversationId: 'c', memberId: 'mia', name: 'Mia', typing, idle },
  });
  const writes = hearPassing(nothingPassing, view(true, false), 'me', 1_000);
  const idle = hearPassing(writes, view(false, true), 'me', 2_000);
  expect(idle.looking[0]).toMatchObject({ idle: true, typing: false });
  expect(hearPassing(idle, view(false, false), 'me', 3_000).looking[0]).toMatchObject({ idle: false });
});

test('two who come to look at the same conversation learn of each other, and then are silent', () => {
  const view = (memberId: string, left = false): PassingEvent => ({
    type: 'viewing',
    payload: { conversationId: 'c', memberId, name: '', typing: false, left },
  });
  const [mine, mias] = [new Set<string>(), new Set<string>()];
  expect(asksWhoLooks(mine, view('mia'), 'me')).toBe(true);
  expect(asksWhoLooks(mias, view('me'), 'mia')).toBe(true);
  expect(asksWhoLooks(mine, view('mia'), 'me')).toBe(false);
  expect(asksWhoLooks(mine, view('mia', true), 'me')).toBe(false);
  expect(asksWhoLooks(mine, view('mia'), 'me')).toBe(true);
  // Another tab of one's own has left; this one has not.
  expect(asksWhoLooks(mine, view('me', true), 'me')).toBe(true);
});
