import { CallFailed } from '@chatty/client/api';
import { expect, test } from 'vitest';
import { addOnce } from './add-once.ts';

/** A server to which the same id again is the same record. */
function serverOf() {
  const held = new Map<string, string>();
  const fails: ('before' | 'after' | 'refused')[] = [];
  const offline = () => new CallFailed('offline', 'No connection');
  const calls = {
    async add({ id, text }: { id: string; text: string }) {
      const how = fails.shift();
      if (how === 'refused') throw new CallFailed('bad_input', 'No');
      if (how === 'before') throw offline();
      if (!held.has(id)) held.set(id, text);
      if (how === 'after') throw offline();
      return held.get(id);
    },
    async change(id: string, { text }: { text: string }) {
      held.set(id, text);
      return text;
    },
  };
  return { held: () => [...held.values()], fails, calls };
}

test.each([['before'], ['after'], ['refused']] as const)(
  'a record is added once with what was typed last, whatever became of the first try (%s)',
  async (how) => {
    const { held, fails, calls } = serverOf();
    const save = addOnce();
    fails.push(how);
    await expect(save({ text: 'one' }, calls)).rejects.toThrow(CallFailed);
    expect(await save({ text: 'two' }, calls)).toBe('two');
    expect(await save({ text: 'one' }, calls)).toBe('one');
    expect(held()).toEqual(['one']);
  },
);

test('what is saved again while nothing else was typed is asked for once', async () => {
  const { held, fails, calls } = serverOf();
  const save = addOnce();
  fails.push('after');
  await expect(save({ text: 'one' }, calls)).rejects.toThrow(CallFailed);
  const change = () => Promise.reject(new Error('nothing changed'));
  expect(await save({ text: 'one' }, { ...calls, change })).toBe('one');
  expect(held()).toEqual(['one']);
});
