// @vitest-environment happy-dom
import type { Desk } from '@chatty/contract/desk';
import { firstDesk } from '@chatty/contract/desk-options';
import { afterEach, expect, test } from 'vitest';
import { forgetInBrowser, leftInBrowser } from './carry-over.ts';

const untouched: Desk = { ...firstDesk, messagePreference: 'sendOnEnter', keys: {} };
const hold = (preference: string, seconds: string) => {
  localStorage.setItem('chatty-message-preference', preference);
  localStorage.setItem('chatty-undo-seconds', seconds);
};
afterEach(() => localStorage.clear());

test('what the browser held is carried over, and then the browser holds nothing', () => {
  hold('"newLineOnEnter"', '10');
  expect(leftInBrowser(untouched)).toEqual({ messagePreference: 'newLineOnEnter', undoSeconds: 10 });
  forgetInBrowser();
  expect(leftInBrowser(untouched)).toBeNull();
});

test('what was chosen on the server since stays', () => {
  hold('"newLineOnEnter"', '10');
  expect(leftInBrowser({ ...untouched, undoSeconds: 5 })).toEqual({ messagePreference: 'newLineOnEnter' });
});

test('what makes no sense, or changes nothing, is left out', () => {
  hold('"sendOnEnter"', '3');
  expect(leftInBrowser(untouched)).toBeNull();
  hold('{', 'null');
  expect(leftInBrowser(untouched)).toBeNull();
});
