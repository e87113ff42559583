import { expect, test } from 'vitest';
import { subscribersOf, withMember } from './subscribers.ts';

const [maya, tom] = [
  { id: 'maya-in-a', authId: 'maya' },
  { id: 'tom-in-a', authId: 'tom' },
];

test('one person may be told of several shops in one browser', () => {
  const both = withMember(withMember(null, maya), { id: 'maya-in-b', authId: 'maya' });
  expect(both).toEqual({ authId: 'maya', memberIds: ['maya-in-a', 'maya-in-b'] });
  expect(withMember(both, maya).memberIds).toHaveLength(2);
});

test('whoever switches push messages on takes the browser over', () => {
  expect(withMember(withMember(null, maya), tom)).toEqual({ authId: 'tom', memberIds: ['tom-in-a'] });
});

test('what somebody wrote into the browser’s storage is nobody’s subscription', () => {
  for (const kept of [null, 7, 'maya', {}, { authId: 1, memberIds: [] }, { authId: 'maya', memberIds: [1] }]) {
    expect(subscribersOf(kept)).toBe(null);
  }
});
