import type { Message } from '@chatty/contract/messages';
import { expect, test } from 'vitest';
import { laidOut } from './lay-out.ts';

const at = (hour: number, minute = 0, day = 10) => new Date(2026, 2, day, hour, minute).toISOString();

const message = (seq: number, sender: Message['sender'], createdAt: string): Message => ({
  id: `id-${seq}`,
  conversationId: 'c',
  seq,
  kind: 'text',
  sender,
  name: sender,
  avatar: null,
  memberId: null,
  text: '',
  activity: null,
  parts: [],
  files: [],
  reaction: null,
  helpful: null,
  createdAt,
});

test('a day is named once, above its first message', () => {
  const rows = laidOut(
    [message(1, 'guest', at(9, 0, 9)), message(2, 'guest', at(9)), message(3, 'guest', at(10))],
    0,
    new Date(2026, 2, 10, 12).getTime(),
  );
  expect(rows.map((it) => it.day)).toEqual(['Yesterday', 'Today', null]);
});

test('the same speaker joins within five minutes and on the same day', () => {
  const rows = laidOut(
    [
      message(1, 'guest', at(9)),
      message(2, 'guest', at(9, 2)),
      message(3, 'admin', at(9, 3)),
      message(4, 'admin', at(9, 30)),
    ],
    0,
    Date.now(),
  );
  expect(rows.map((it) => it.joined)).toEqual([false, true, false, false]);
});

test('“seen” stands under the last of our messages that the visitor has read, and nowhere else', () => {
  const rows = laidOut(
    [
      message(1, 'admin', at(9)),
      message(2, 'assistant', at(9, 1)),
      message(3, 'guest', at(9, 2)),
      message(4, 'admin', at(9, 3)),
    ],
    3,
    Date.now(),
  );
  expect(rows.filter((it) => it.seen).map((it) => it.message.seq)).toEqual([2]);
});
