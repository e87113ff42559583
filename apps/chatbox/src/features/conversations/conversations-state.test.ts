import type { VisitorConversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ledOn,
  type ConversationsChange,
  firstConversations,
  reduceConversations,
  type ConversationsState,
  unreadCount,
} from './conversations-state.ts';
import { madeMessage } from './testing/made-message.ts';

const message = (seq: number, sender: Message['sender'] = 'assistant', more: Partial<Message> = {}) =>
  madeMessage(seq, { sender, ...more });
const conversation = (lastSeq: number, visitorReadSeq = 0): VisitorConversation => ({
  id: 'c',
  status: 'open',
  handler: 'assistant',
  person: null,
  lastSeq,
  visitorReadSeq,
  memberReadSeq: 0,
  preview: '',
  previewOf: null,
  lastMessageAt: '2026-01-01T00:00:00Z',
});
const growing = (messageId: string, text = '', ended = false): ConversationsChange => ({
  type: 'growing',
  growing: { conversationId: 'c', messageId, text, step: null, ended },
});
const after = (...changes: ConversationsChange[]): ConversationsState =>
  changes.reduce(reduceConversations, firstConversations);

test('a conversation that is called otherwise twice is found by each of its former names', () => {
  const once = ledOn({}, new Map([['a', 'b']]));
  const twice = ledOn(once, new Map([['b', 'c']]));
  expect(twice).toEqual({ a: 'c', b: 'c' });
});

describe('what is known of the conversations', () => {
  test('an answer that grows gives way to the message itself, whichever comes last', () => {
    const created: ConversationsChange = { type: 'message created', message: message(2) };
    for (const order of [
      [growing('m2', 'a'), created],
      [created, growing('m2', 'a')],
      [growing('m2'), created, growing('m2', 'b')],
    ]) {
      const state = after(...order);
      expect(state.growing).toEqual({});
      expect(state.threads.c?.messages.map((it) => it.id)).toEqual(['m2']);
    }
  });

  test('an answer that ends without a message leaves nothing standing', () => {
    expect(after(growing('m2', 'half'), growing('m2', 'half', true)).growing).toEqual({});
  });

  test('nothing the visitor does makes the dots appear, and the end of an older answer does not end the newer', () => {
    const said: ConversationsChange[] = [
      { type: 'in flight', id: 'm1' },
      { type: 'message created', message: message(1, 'anonymous', { text: '' }) },
      { type: 'in flight', id: null },
    ];
    expect(after(...said).growing).toEqual({});
    expect(after(...said, growing('m2'), growing('m3'), growing('m2', '', true)).growing.c?.messageId).toBe('m3');
  });

  test('the dots go with the answer, when something happens, and when the line breaks', () => {
    const waits = growing('m2');
    const took: ConversationsChange = {
      type: 'message created',
      message: message(2, 'system', { kind: 'activity', activity: 'taken_over' }),
    };
    for (const change of [
      { type: 'message created', message: message(2) } as ConversationsChange,
      took,
      { type: 'line broken' } as ConversationsChange,
    ]) {
      expect(after(waits, change).growing).toEqual({});
    }
    const own: ConversationsChange = { type: 'message created', message: message(1, 'anonymous') };
    expect(Object.keys(after(waits, own).growing)).toEqual(['c']);
  });

  test('whoever types has said it once their message is there, and not before', () => {
    const types: ConversationsChange = { type: 'typing', id: 'c', name: 'Maya' };
    const of = (sender: Message['sender']) => after(types, { type: 'message created', message: message(2, sender) });
    expect(of('admin').typing).toEqual({});
    for (const it of ['anonymous', 'assistant', 'system'] as const) expect(of(it).typing).toEqual({ c: 'Maya' });
  });

  test('a reply in progress disappears at once when a person takes over', () => {
    const took = message(3, 'system', { kind: 'activity', activity: 'taken_over' });
    expect(after(growing('m4', 'half'), { type: 'message created', message: took }).growing).toEqual({});
  });

  test('unread counts what others said and the visitor has not seen, in any order of arrival', () => {
    const changes: ConversationsChange[] = [
      { type: 'conversation', conversation: conversation(4) },
      ...[1, 2, 3, 4].map(
        (seq): ConversationsChange => ({
          type: 'message created',
          message: message(seq, seq % 2 ? 'anonymous' : 'admin'),
        }),
      ),
    ];
    const shuffled = fc.shuffledSubarray(changes, { minLength: changes.length });
    fc.assert(
      fc.property(shuffled, (order) => {
        expect(unreadCount(after(...order))).toBe(2);
        expect(unreadCount(after(...order, { type: 'read', id: 'c', seq: 2 }))).toBe(1);
      }),
    );
  });

  test('a visitor who is new to the server sees nothing of the one before', () => {
    const state = after(
      { type: 'conversation', conversation: conversation(1) },
      { type: 'message created', message: message(1) },
      { type: 'session begun', conversations: [], anew: true },
    );
    expect([state.conversations, state.threads]).toEqual([[], {}]);
  });
});
