import type { Message } from '@chatty/contract/messages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMessages, addPiece, changeMessage, emptyThread, type Thread, unreadIn } from './thread.ts';
import { madeMessage } from '../testing/made-message.ts';

const message = (seq: number, more: Partial<Message> = {}) =>
  madeMessage(seq, { sender: seq % 2 ? 'anonymous' : 'assistant', ...more });

const arrivals = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 });

describe('a thread', () => {
  test('messages that come twice and in any order make one thread in order', () => {
    fc.assert(
      fc.property(arrivals, (seqs) => {
        const one = seqs.reduce<Thread>((it, seq) => addMessages(it, [message(seq)]), emptyThread);
        const all = addMessages(
          emptyThread,
          seqs.map((it) => message(it)),
        );
        expect(one.messages.map((it) => it.seq)).toEqual([...new Set(seqs)].sort((a, b) => a - b));
        expect(all.messages).toEqual(one.messages);
      }),
    );
  });

  test('a change is kept, whether the message itself comes before or after it', () => {
    fc.assert(
      fc.property(
        arrivals,
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }),
        fc.infiniteStream(fc.boolean()),
        (seqs, changed, coin) => {
          const steps = [
            ...seqs.map((seq) => ({ seq, change: false })),
            ...changed.map((seq) => ({ seq, change: true })),
          ];
          const shuffled = steps.map((it) => ({ it, key: coin.next().value ? 0 : 1 })).sort((a, b) => a.key - b.key);
          const thread = shuffled.reduce<Thread>(
            (now, { it }) =>
              it.change ? changeMessage(now, message(it.seq, { helpful: true })) : addMessages(now, [message(it.seq)]),
            emptyThread,
          );
          for (const it of thread.messages) expect(it.helpful).toBe(changed.includes(it.seq) ? true : null);
        },
      ),
    );
  });

  test('pieces that are read backwards join without a gap or a double', () => {
    let thread = addMessages(emptyThread, [message(9)]);
    thread = addPiece(thread, { messages: [7, 8, 9].map((it) => message(it)), hasEarlier: true });
    expect(thread).toMatchObject({ loaded: true, hasEarlier: true });
    thread = addPiece(thread, { messages: [4, 5, 6].map((it) => message(it)), hasEarlier: false });
    expect(thread.messages.map((it) => it.seq)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(thread.hasEarlier).toBe(false);
  });

  test('a private note never shows, even if one were sent', () => {
    expect(addMessages(emptyThread, [message(1, { kind: 'note' })]).messages).toEqual([]);
    expect(changeMessage(emptyThread, message(1, { kind: 'note' })).messages).toEqual([]);
  });

  test('only what others said counts as unread', () => {
    const thread = addMessages(
      emptyThread,
      [1, 2, 3, 4, 5, 6].map((it) => message(it)),
    );
    expect(unreadIn(thread, 0)).toBe(3);
    expect(unreadIn(thread, 4)).toBe(1);
    expect(unreadIn(thread, 6)).toBe(0);
  });
});
