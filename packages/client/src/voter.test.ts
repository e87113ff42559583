import { expect, test } from 'vitest';
import { voterOf } from './voter.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

test('a browser stays the voter that it became first', () => {
  const [mine, theirs] = [storage(), storage()];
  const first = voterOf(() => mine);
  expect(first).toMatch(uuid);
  expect(voterOf(() => mine)).toBe(first);
  expect(voterOf(() => theirs)).not.toBe(first);
});

test('a browser that keeps nothing may vote all the same', () => {
  const closed = () => {
    throw new Error('The storage is closed.');
  };
  expect(voterOf(closed)).toMatch(uuid);
});
