import { expect, test } from 'vitest';
import { previewLine } from './names.ts';

test('a preview stands on one line, with dots between what were lines', () => {
  expect(previewLine('These may suit you:\n- Tent\n- Stove')).toBe('These may suit you: Tent · Stove');
  expect(previewLine('Hello.\n\nNote:\nit  is - here')).toBe('Hello. · Note: · it  is - here');
});
