import { visitorCalls } from '@chatty/contract/api';
import { expect, it } from 'vitest';
import { mayWhileBlocked, openWhileBlocked } from './may-while-blocked.ts';

const closed = [
  'POST /client/api/conversations/:id/contact',
  'POST /client/api/conversations/:id/end',
  'POST /client/api/conversations/:id/messages',
  'POST /client/api/conversations/:id/messages/:messageId/opinion',
  'POST /client/api/conversations/:id/satisfaction',
  'POST /client/api/conversations/:id/stop',
  'POST /client/api/conversations/:id/talk-to-person',
  'POST /client/api/conversations/:id/transcript',
  'POST /client/api/files',
  'POST /client/api/newsletter',
  'POST /client/api/orders/ask',
  'POST /client/api/pre-chat',
];

it('leaves no call undecided: a blocked contact may make it, or is refused', () => {
  const calls = Object.keys(visitorCalls).sort();
  expect([...openWhileBlocked, ...closed].sort()).toEqual(calls);
  expect(calls.filter((it) => !mayWhileBlocked(it))).toEqual(closed);
});
