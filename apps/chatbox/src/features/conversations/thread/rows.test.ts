import type { Message } from '@chatty/contract/messages';
import { describe, expect, test } from 'vitest';
import { type Row, rowsOf } from './rows.ts';
import { addMessages, emptyThread } from './thread.ts';
import { madeMessage } from '../testing/made-message.ts';

const message = (seq: number, sender: Message['sender'], createdAt: string) =>
  madeMessage(seq, { id: `id-${seq}`, sender, createdAt });
const unsent = (id: string, refusal: string | null = null) => ({
  id,
  conversationId: 'c',
  body: { text: id, files: [] },
  writtenAt: Date.parse('2026-01-02T10:10:00Z'),
  refusal,
});
const said = (rows: Row[]) => rows.flatMap((it) => (it.kind === 'said' ? [it] : []));

const thread = addMessages(emptyThread, [
  message(1, 'anonymous', '2026-01-01T10:00:00Z'),
  message(2, 'anonymous', '2026-01-01T10:01:00Z'),
  message(3, 'assistant', '2026-01-01T10:01:30Z'),
  message(4, 'anonymous', '2026-01-02T10:00:00Z'),
]);
const usual: Parameters<typeof rowsOf>[0] = { thread, unsent: [], inFlight: null, connected: true, memberReadSeq: 0 };

describe('the rows of a thread', () => {
  test('a day stands once, before what was said on it', () => {
    expect(rowsOf(usual).map((it) => it.kind)).toEqual(['day', 'said', 'said', 'said', 'day', 'said']);
  });

  test('bubbles of one speaker that follow closely make a run', () => {
    expect(said(rowsOf(usual)).map((it) => [it.first, it.last])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  test('a message that the server has is never shown a second time as unsent', () => {
    const rows = rowsOf({ ...usual, unsent: [unsent('id-4'), unsent('new')] });
    expect(said(rows).map((it) => it.key)).toEqual(['id-1', 'id-2', 'id-3', 'id-4', 'new']);
  });

  test('who comes into a conversation is told once, until they have left it again', () => {
    const happened = (seq: number, activity: Message['activity'], memberId: string) =>
      madeMessage(seq, { kind: 'activity', sender: 'system', activity, memberId });
    const thread = addMessages(emptyThread, [
      happened(1, 'taken_over', 'maya'),
      happened(2, 'joined', 'tom'),
      happened(3, 'taken_over', 'tom'),
      happened(4, 'taken_over', 'maya'),
      happened(5, 'handed_back', 'maya'),
      happened(6, 'taken_over', 'maya'),
      happened(7, 'resolved', 'maya'),
      happened(8, 'joined', 'tom'),
    ]);
    const told = rowsOf({ ...usual, thread }).flatMap((it) => (it.kind === 'activity' ? [it.message.seq] : []));
    expect(told).toEqual([1, 2, 5, 6, 7, 8]);
  });

  test('every message of the visitor says how far it has come', () => {
    const states = (given: Partial<typeof usual>) =>
      said(rowsOf({ ...usual, ...given }))
        .filter((it) => it.said.own)
        .map((it) => it.said.sendState);
    expect(states({ memberReadSeq: 2 })).toEqual(['seen', 'seen', 'sent']);
    expect(states({ unsent: [unsent('a')], connected: false }).at(-1)).toBe('queued');
    expect(states({ unsent: [unsent('a')], connected: false, inFlight: 'a' }).at(-1)).toBe('sending');
    expect(states({ unsent: [unsent('a')] }).at(-1)).toBe('sending');
    expect(states({ unsent: [unsent('a', 'Too long')] }).at(-1)).toBe('failed');
  });
});
