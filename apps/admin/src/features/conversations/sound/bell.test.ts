import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBell } from './bell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bell(parts: Partial<Parameters<typeof createBell>[0]> = {}) {
  let rung = 0;
  const made = createBell({
    isHeard: () => true,
    isLookedAt: async () => false,
    isSilenced: async () => false,
    ring: async () => void (rung += 1),
    ...parts,
  });
  return { ...made, rung: () => rung, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('what is written within a moment makes one sound, and sounds keep a distance', async () => {
  const it = bell();
  for (const id of ['a', 'b', 'a']) it.hear(id, 'words');
  await it.wait(400);
  expect(it.rung()).toBe(1);
  it.hear('a', 'words');
  await it.wait(400);
  expect(it.rung()).toBe(1);
  await it.wait(2_000);
  it.hear('a', 'words');
  await it.wait(400);
  expect(it.rung()).toBe(2);
});

test('what somebody looks at makes none; another conversation at the same time does', async () => {
  const it = bell({ isLookedAt: async (id) => id === 'open' });
  it.hear('open', 'words');
  await it.wait(400);
  expect(it.rung()).toBe(0);
  it.hear('open', 'words');
  it.hear('other', 'words');
  await it.wait(400);
  expect(it.rung()).toBe(1);
});

test('a bell that is silenced, or that nothing concerns, does not ring', async () => {
  const silent = bell({ isSilenced: async () => true });
  silent.hear('a', 'words');
  const unconcerned = bell({ isHeard: () => false });
  unconcerned.hear('a', 'words');
  await silent.wait(1_000);
  expect([silent.rung(), unconcerned.rung()]).toEqual([0, 0]);
});
