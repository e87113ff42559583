import { answerBeatMs, answerSilentMs, typingExpiresMs } from '@chatty/contract/limits';
import fc from 'fast-check';
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

const typing = (by: 'member' | 'visitor' = 'member') => ({ conversationId: 'c', by, name: 'Maya' });

test('a member of whose typing nothing more is heard does not type any more, after 5 to 10 seconds', () => {
  expect(typingExpiresMs).toBeGreaterThanOrEqual(5_000);
  for (const ms of [typingExpiresMs, answerSilentMs]) expect(ms).toBeLessThanOrEqual(10_000);
  const store = createStore(reduceConversations, firstConversations);
  const hearing = createHearing(store.dispatch);
  for (let told = 0; told < 5; told += 1) {
    hearing.typing(typing());
    vi.advanceTimersByTime(typingExpiresMs - 1);
    expect(store.get().typing).toEqual({ c: 'Maya' });
  }
  vi.advanceTimersByTime(1);
  expect(store.get().typing).toEqual({});
  hearing.typing(typing('visitor'));
  expect(store.get().typing).toEqual({});
});

test('whatever is heard and whatever of it gets lost, ten seconds of silence leave nothing standing', () => {
  const heard = fc.oneof(
    fc
      .record({ id: fc.constantFrom('m1', 'm2', 'm3'), ended: fc.boolean() })
      .map(({ id, ended }) => growing(id, ended)),
    fc.constantFrom('typing' as const, 'line broken' as const),
  );
  const steps = fc.array(fc.record({ heard, lost: fc.boolean(), ms: fc.nat(12_000) }), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (all) => {
      const store = createStore(reduceConversations, firstConversations);
      const hearing = createHearing(store.dispatch);
      for (const { heard: it, lost, ms } of all) {
        vi.advanceTimersByTime(ms);
        if (lost) continue;
        if (it === 'typing') hearing.typing(typing());
        else if (it === 'line broken') {
          store.dispatch({ type: 'line broken' });
          expect(store.get()).toMatchObject({ typing: {}, growing: {} });
        } else hearing.growing(it);
      }
      vi.advanceTimersByTime(answerSilentMs);
      expect(store.get()).toMatchObject({ typing: {}, growing: {} });
    }),
  );
});
