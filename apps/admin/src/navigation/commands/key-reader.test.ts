import { keyCommandNames } from '@chatty/contract/key-map';
import { keysOf, mayBeKeys, rivalOf } from '@chatty/contract/own-keys';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyReader, typedBy } from './key-reader.ts';

const first = { keys: {}, singleKeys: true };
const press = (key: string, shiftKey = false) => typedBy({ key, shiftKey });

test('the keys that commands begin with are theirs alone', () => {
  for (const command of keyCommandNames) {
    expect(rivalOf({}, command)).toBeUndefined();
    expect(keysOf({}, command).every((it) => mayBeKeys(it))).toBe(true);
  }
});

test('a key counts by what it types in the person’s layout; Shift tells letters apart, Caps Lock does not', () => {
  expect([press('j'), press('J'), press('E', true), press('?', true), press('#')]).toEqual([
    'j',
    'j',
    'shift+e',
    '?',
    '#',
  ]);
  expect([press('ф'), press('Ф', true)]).toEqual(['ф', 'shift+ф']);
  expect([press('Enter'), press('ArrowDown'), press('Dead'), press(' ')]).toEqual([null, null, null, null]);
});

test('what follows the leader soon belongs to it, and nothing else does', () => {
  const reader = createKeyReader();
  const read = (typed: string, at: number) => reader.read(typed, first, at);
  expect(read('g', 0)).toBeUndefined();
  expect(read('i', 500)).toBe('goToInbox');
  expect(read('i', 600)).toBe('assignToMe');
  read('g', 1_000);
  expect(read('i', 9_000)).toBe('assignToMe');
  // What nothing is bound to ends the sequence and does nothing, so that no slip resolves a conversation.
  read('g', 10_000);
  expect(read('e', 10_100)).toBeUndefined();
  expect(read('e', 10_200)).toBe('resolve');
});

test('keys that were changed act, the former do not; with single keys off none does', () => {
  const reader = createKeyReader();
  const own = { keys: { resolve: 'd' }, singleKeys: true };
  expect([reader.read('d', own, 0), reader.read('e', own, 0)]).toEqual(['resolve', undefined]);
  expect(reader.read('d', { ...own, singleKeys: false }, 0)).toBeUndefined();
  // A command that came later has the same key for others.
  expect(reader.read('w', { keys: { resolve: 'w' }, singleKeys: true }, 0)).toBe('resolve');
});

test('# is spam beside s, and + tags beside t; who chose either for something else keeps it', () => {
  const reader = createKeyReader();
  expect([reader.read('#', first, 0), reader.read('+', first, 0)]).toEqual(['spam', 'tags']);
  const own = { keys: { priority: '#' }, singleKeys: true };
  expect([reader.read('#', own, 0), reader.read('s', own, 0)]).toEqual(['priority', 'spam']);
  expect(keysOf(own.keys, 'spam')).toEqual(['s']);
});

test('whatever is pressed, a command runs only by its own keys', () => {
  const key = fc.constantFrom('g', 'i', 'j', 'e', 's', '?', 'shift+e', 'q');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.nat(3_000))), (presses) => {
      const reader = createKeyReader();
      let at = 0;
      let last = '';
      for (const [typed, pause] of presses) {
        at += pause;
        const command = reader.read(typed, first, at);
        if (command) expect(keysOf({}, command)).toContainEqual(expect.stringMatching(/./));
        if (command) expect([typed, `${last} ${typed}`].some((it) => keysOf({}, command).includes(it))).toBe(true);
        last = typed;
      }
    }),
  );
});
