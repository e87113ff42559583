import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { gathered } from './gathered.ts';

/** Work that is under way until it is told to end. */
function heldWork() {
  const begun: { key: string; end(): void }[] = [];
  const work = (key: string) => new Promise<void>((end) => begun.push({ key, end }));
  return { begun, work };
}
const hasBegun = (begun: unknown[], times: number) => vi.waitFor(() => expect(begun).toHaveLength(times));

test('what is asked for together is done once, for each key', async () => {
  const { begun, work } = heldWork();
  const ask = gathered(1, work);
  for (const key of ['a', 'a', 'b', 'a']) ask(key);
  await hasBegun(begun, 2);
  expect(begun.map((it) => it.key)).toEqual(['a', 'b']);
});

test('what is asked for while it is done is done once more, after it and never beside it', async () => {
  const { begun, work } = heldWork();
  const ask = gathered(0, work);
  ask('a');
  await hasBegun(begun, 1);
  ask('a');
  ask('a');
  // Another key's, asked for later, shows that the time has passed.
  ask('b');
  await hasBegun(begun, 2);
  expect(begun.map((it) => it.key)).toEqual(['a', 'b']);
  begun[0]?.end();
  await hasBegun(begun, 3);
  expect(begun[2]?.key).toBe('a');
  begun[2]?.end();
  await turnOfTheLoop();
  ask('a');
  await hasBegun(begun, 4);
});
