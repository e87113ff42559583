import { expect, test } from 'vitest';
import { resolvesToo, sends } from './send-key.ts';

const enter = { key: 'Enter', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

test('Enter sends or makes a line, as preferred', () => {
  expect(sends(enter, 'sendOnEnter')).toBe(true);
  expect(sends(enter, 'newLineOnEnter')).toBe(false);
  expect(sends({ ...enter, shiftKey: true }, 'sendOnEnter')).toBe(false);
});

test('Ctrl-Enter and Cmd-Enter always send', () => {
  expect(sends({ ...enter, ctrlKey: true }, 'newLineOnEnter')).toBe(true);
  expect(sends({ ...enter, metaKey: true }, 'newLineOnEnter')).toBe(true);
});

test('Enter that ends a composed word never sends', () => {
  expect(sends({ ...enter, isComposing: true }, 'sendOnEnter')).toBe(false);
});

test('with Shift, Ctrl-Enter and Cmd-Enter resolve as well; Shift alone does not', () => {
  expect(resolvesToo({ ...enter, ctrlKey: true, shiftKey: true })).toBe(true);
  expect(resolvesToo({ ...enter, metaKey: true, shiftKey: true })).toBe(true);
  expect(resolvesToo({ ...enter, shiftKey: true })).toBe(false);
  expect(resolvesToo({ ...enter, ctrlKey: true })).toBe(false);
});
