import { answerBeatMs, answerSilentMs } from '@chatty/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstConversations, type Growing, reduceConversations } from './conversations-state.ts';
import { createStore } from '../../app/store.ts';
import { createHearing } from './passing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const growing = (messageId: string, ended = false): Growing => ({
  conversationId: 'c',
  messageId,
  text: '',
  step: null,
  ended,
});

test('an answer of which nothing more is heard is not shown as being written', () => {
  const store = createStore(reduceConversations, firstConversations);
  const { growing: hear } = createHearing(store.dispatch);
  for (let told = 0; told < 20; told += 1) {
    hear(growing('m1'));
    vi.advanceTimersByTime(answerBeatMs);
    expect(store.get().growing.c?.messageId).toBe('m1');
  }
  vi.advanceTimersByTime(answerSilentMs);
  expect(store.get().growing).toEqual({});
});

test('the end of one answer does not keep another that fell silent standing', () => {
  const store = createStore(reduceConversations, firstConversations);
  const { growing: hear } = createHearing(store.dispatch);
  hear(growing('m1'));
  hear(growing('m2'));
  hear(growing('m1', true));
  expect(store.get().growing.c?.messageId).toBe('m2');
  vi.advanceTimersByTime(answerSilentMs);
  expect(store.get().growing).toEqual({});
});
