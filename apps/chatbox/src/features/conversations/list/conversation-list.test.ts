import type { VisitorConversation } from '@chatty/contract/conversations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from '@chatty/contract/messages';
import { putConversation, putMessage, readUpTo } from './conversation-list.ts';

const conversation = (id: string, lastSeq: number, more: Partial<VisitorConversation> = {}): VisitorConversation => ({
  id,
  status: 'open',
  handler: 'assistant',
  person: null,
  lastSeq,
  visitorReadSeq: 0,
  memberReadSeq: 0,
  preview: '',
  previewOf: null,
  lastMessageAt: `2026-01-01T00:00:${String(lastSeq).padStart(2, '0')}Z`,
  ...more,
});

describe('the list of conversations', () => {
  test('each conversation stands once, the latest first', () => {
    const arrival = fc.record({ id: fc.constantFrom('a', 'b', 'c'), seq: fc.integer({ min: 1, max: 59 }) });
    fc.assert(
      fc.property(fc.array(arrival), (all) => {
        const list = all.reduce<readonly VisitorConversation[]>(
          (it, { id, seq }) => putConversation(it, conversation(id, seq)),
          [],
        );
        expect(new Set(list.map((it) => it.id)).size).toBe(list.length);
        expect(list.map((it) => it.lastSeq)).toEqual(list.map((it) => it.lastSeq).sort((a, b) => b - a));
        for (const conversation of list)
          expect(conversation.lastSeq).toBe(Math.max(...all.filter((a) => a.id === conversation.id).map((a) => a.seq)));
      }),
    );
  });

  test('the first message stands in the list at once, and the server’s word about who answers wins, early or late', () => {
    const message = { conversationId: 'a', kind: 'text', text: 'Hi', createdAt: '2026-01-01T00:00:09Z' } as Message;
    const told = conversation('a', 1, { handler: 'waiting' });
    expect(putMessage([], message)[0]).toMatchObject({ id: 'a', preview: 'Hi', handler: 'assistant' });
    expect(putConversation(putMessage([], message), told)[0]?.handler).toBe('waiting');
    expect(putMessage([told], message)[0]).toMatchObject({ handler: 'waiting', preview: 'Hi' });
  });

  test('files without words are quoted at once, until something is said', () => {
    const files = ['one.txt', 'two.txt'].map((name) => ({ name }));
    const sent = { conversationId: 'a', kind: 'text', text: '', files, createdAt: '2026-01-01T00:00:09Z' } as Message;
    const list = putMessage([conversation('a', 1, { preview: 'Hi' })], sent);
    expect(list[0]?.previewOf).toEqual({ kind: 'files', name: 'one.txt', count: 2 });
    const said = { ...sent, text: 'There', files: [], createdAt: '2026-01-01T00:00:10Z' };
    expect(putMessage(list, said)[0]).toMatchObject({ preview: 'There', previewOf: null });
  });

  test('how far one has read never goes back', () => {
    const read = readUpTo([conversation('a', 5)], 'a', 4);
    expect(putConversation(read, conversation('a', 6, { visitorReadSeq: 2 }))[0]).toMatchObject({
      lastSeq: 6,
      visitorReadSeq: 4,
    });
    expect(readUpTo(read, 'a', 1)[0]?.visitorReadSeq).toBe(4);
  });
});
