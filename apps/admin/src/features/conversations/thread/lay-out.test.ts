import type { Message } from '@chatty/contract/messages';
import { expect, test } from 'vitest';
import { firstUnread, grouped, laidOut, withDrawn } from './lay-out.ts';

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

const line = (seq: number, activity: Message['activity'] = 'assigned', createdAt = at(9)): Message => ({
  ...message(seq, 'system', createdAt),
  kind: 'activity',
  activity,
});
const groupsOf = (messages: Message[]) =>
  grouped(laidOut(messages, 0, new Date(2026, 2, 10, 12).getTime())).map((it) => it.map((row) => row.message.seq));

test('more than two grey lines of a day that stand together are one group, a rating never', () => {
  expect(groupsOf([line(1), line(2), message(3, 'guest', at(9))])).toEqual([[1], [2], [3]]);
  expect(groupsOf([line(1), line(2), line(3), message(4, 'guest', at(9)), line(5)])).toEqual([[1, 2, 3], [4], [5]]);
  expect(groupsOf([line(1), line(2), line(3, 'rated'), line(4)])).toEqual([[1], [2], [3], [4]]);
  const yesterday = at(9, 0, 9);
  expect(groupsOf([line(1, 'assigned', yesterday), line(2, 'assigned', yesterday), line(3)])).toEqual([[1], [2], [3]]);
});

test('the first unread of a thread is of the visitor’s words', () => {
  const thread = [message(1, 'guest', at(9)), message(2, 'admin', at(9)), line(3), message(4, 'guest', at(9))];
  expect(firstUnread(thread, 1)).toBe(4);
  expect(firstUnread(thread, 0)).toBe(1);
  expect(firstUnread(thread, 4)).toBeNull();
});

test('what stands between messages parts them: no name is left out behind it, no lines fold over it, no day is named twice', () => {
  const activity = (seq: number) => ({ ...message(seq, 'guest', at(9, seq)), kind: 'activity' as const });
  const between = new Map([[2, { rows: 'steps', day: 'Today', madeOf: 'a' }]]);
  const said = [message(1, 'guest', at(9)), message(2, 'guest', at(9, 1)), message(3, 'guest', at(9, 2))];
  const rows = laidOut(said, 0, Date.now(), between);
  expect(rows.map((it) => it.joined)).toEqual([false, true, false]);
  expect(rows.map((it) => it.below)).toEqual([undefined, 'steps', undefined]);
  const lines = laidOut([1, 2, 3, 4, 5].map(activity), 0, Date.now(), between);
  expect(grouped(lines).map((it) => it.length)).toEqual([1, 1, 3]);
  const now = new Date(2026, 2, 10, 12).getTime();
  const days = laidOut([message(2, 'guest', at(9, 0, 9)), message(3, 'guest', at(10))], 0, now, between);
  expect(days.map((it) => it.day)).toEqual(['Yesterday', null]);
});

test('what is drawn between messages is drawn anew only where other steps stand there', () => {
  const two = (madeOf: string) => ({ rows: madeOf, day: 'Today', madeOf });
  const drawn = new Map([
    [1, two('a')],
    [2, two('b')],
  ]);
  const same = new Map([
    [1, two('a')],
    [2, two('b')],
  ]);
  expect(withDrawn(drawn, same)).toBe(drawn);
  const grown = withDrawn(drawn, new Map([...same, [2, two('bc')]]));
  expect(grown.get(1)).toBe(drawn.get(1));
  expect(grown.get(2)?.madeOf).toBe('bc');
  expect(withDrawn(drawn, new Map([[1, two('a')]])).size).toBe(1);
});
