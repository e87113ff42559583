import { expect, test } from 'vitest';
import { keptDraft, forgetDrafts, keepDraft, setDraft } from './drafts.ts';

test('a draft stays in its conversation and in its mode', () => {
  setDraft('a', 'reply', 'Hello Ada');
  expect(keptDraft('b', 'reply')).toBe(undefined);
  expect(keptDraft('a', 'note')).toBe(undefined);
  expect(keptDraft('a', 'reply')).toBe('Hello Ada');
});

test('a text that comes back never replaces what was begun since', () => {
  setDraft('c', 'reply', 'New thought');
  keepDraft('c', 'reply', 'Refused text');
  expect(keptDraft('c', 'reply')).toBe('New thought\nRefused text');
});

test('signing out leaves no draft behind', () => {
  setDraft('d', 'note', 'secret');
  forgetDrafts();
  expect(keptDraft('d', 'note')).toBe(undefined);
});
