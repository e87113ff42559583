import { describe, expect, it } from 'vitest';
import { isOld, shareOf, stateOf, type SyncState } from './sync-state.ts';

const never: SyncState = { running: false, done: 0, total: -1, error: null, finishedAt: null, nextAt: null };
const finishedAt = '2026-03-01T12:00:00.000Z';
const ready = { ...never, done: 5, total: 5, finishedAt };

describe('a source', () => {
  it('was never synced, is being synced, is ready or has failed', () => {
    expect(stateOf(never)).toBe('never');
    expect(stateOf({ ...ready, running: true })).toBe('syncing');
    expect(stateOf(ready)).toBe('ready');
    expect(stateOf({ ...ready, error: 'no access' })).toBe('failed');
  });

  it('is old when it was last read longer ago, and not while it is read', () => {
    const afterDays = (days: number) => Date.parse(finishedAt) + days * 86_400_000;
    expect(isOld(ready, 2, afterDays(1.9))).toBe(false);
    expect(isOld(ready, 2, afterDays(2.1))).toBe(true);
    expect(isOld({ ...ready, running: true }, 2, afterDays(9))).toBe(false);
    expect(isOld(never, 2, afterDays(9))).toBe(false);
  });

  it('says how much is read once the number of all is known', () => {
    expect(shareOf(never)).toBeNull();
    expect(shareOf({ ...never, running: true, done: 1, total: 3 })).toBe(33);
  });
});
