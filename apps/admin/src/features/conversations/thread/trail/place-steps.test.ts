import type { Message } from '@chatty/contract/messages';
import type { TrailStep } from '@chatty/contract/trail';
import { expect, test } from 'vitest';
import { placeSteps } from './place-steps.ts';

const at = (hour: number, day = 10) => new Date(2026, 2, day, hour).toISOString();
const now = new Date(2026, 2, 10, 23).getTime();

const message = (seq: number, createdAt: string) => ({ seq, createdAt }) as Message;
const step = (id: string, when: string): TrailStep => ({
  id,
  at: when,
  kind: 'page',
  url: 'https://x.example/',
  title: id,
});
const open = { createdAt: at(9), lastMessageAt: at(12), status: 'open' as const };
const placed = (...it: Parameters<typeof placeSteps>) =>
  Object.fromEntries(
    [...placeSteps(...it)].map(([seq, { groups }]) => [
      seq,
      groups.map((one) => one.steps.map((own) => own.id).join('')),
    ]),
  );

test('steps stand behind the message after which they were made, and in front of the first', () => {
  const messages = [message(1, at(9)), message(2, at(10)), message(3, at(12))];
  const steps = [step('a', at(8)), step('b', at(11)), step('c', at(11)), step('d', at(13))];
  expect(placed(open, { messages, hasEarlier: false }, steps, now)).toEqual({ 0: ['a'], 2: ['bc'], 3: ['d'] });
});

test('steps of a time whose messages are not there yet wait for them', () => {
  const steps = [step('a', at(9)), step('b', at(13))];
  const later = [message(3, at(12))];
  expect(placed(open, { messages: later, hasEarlier: true }, steps, now)).toEqual({ 3: ['b'] });
  const all = [message(2, at(9)), ...later];
  expect(placed(open, { messages: all, hasEarlier: true }, steps, now)).toEqual({ 2: ['a'], 3: ['b'] });
});

test('a day that begins with a step is named above it, and steps of two days stand apart', () => {
  const messages = [message(1, at(9, 8))];
  const steps = [step('c', at(10, 8)), step('a', at(10, 9)), step('b', at(9, 10))];
  const place = placeSteps({ ...open, createdAt: at(9, 8) }, { messages, hasEarlier: false }, steps, now).get(1);
  expect(place?.groups.map((it) => it.newDay)).toEqual([null, 'Yesterday', 'Today']);
  expect(place?.day).toBe('Today');
});

test('what was done long before a conversation, or long after it was over, is no part of it', () => {
  const messages = [message(1, at(9))];
  const steps = [step('a', at(1, 7)), step('b', at(8)), step('c', at(11, 11)), step('d', at(13, 20))];
  const read = { messages, hasEarlier: false };
  expect(placed({ ...open, status: 'resolved' }, read, steps, now)).toEqual({ 0: ['b'], 1: ['c'] });
  expect(placed(open, read, steps, now)).toMatchObject({ 1: ['c', 'd'] });
});
