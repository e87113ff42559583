import { visitorCalls } from '@chatty/contract/api';
import { expect, it } from 'vitest';
import { besides, withheld } from './must-be-of-link.ts';

it('leaves no call undecided that names no conversation: a mailed link opens it, or withholds it', () => {
  const calls = Object.keys(visitorCalls);
  const undecided = calls.filter((key) => !key.includes('/:id') && !besides.has(key) && !withheld.has(key));
  expect(undecided).toEqual([]);
  // Nothing is named that is no call any more.
  expect([...besides, ...withheld].filter((key) => !calls.includes(key))).toEqual([]);
});
