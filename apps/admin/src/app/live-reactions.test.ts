// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { seenHere } from '../features/conversations/live/seen-here-for-test.ts';
import { countsQuery } from '../features/conversations/live/unread.ts';
import { contactQuery } from '../people/contact/contact-queries.ts';
import { membersQuery } from '../people/members.ts';
import { reactions } from './live-reactions.ts';

test('nobody stays on the storefront who left it while the line was down, and what was told in passing is read again', () => {
  const client = new QueryClient();
  const seen = { contactId: 'ada', online: true, place: null, cart: null, lastSeenAt: '2026-01-01T10:00:00.000Z' };
  for (const it of reactions) it.applyPassing?.(client, { type: 'visitor.seen', payload: seen }, 'me');
  expect(seenHere('ada')).toBeNull();
  const keys = [
    ['conversations', 'list', { view: 'all' }],
    contactQuery('ada').queryKey,
    countsQuery.queryKey,
    membersQuery.queryKey,
  ];
  for (const it of keys) client.setQueryData(it, {});
  for (const it of reactions) {
    it.forgetPassing?.();
    it.rereadPassing?.(client);
  }
  expect(seenHere('ada')).toBeUndefined();
  expect(keys.map((it) => client.getQueryState(it)?.isInvalidated)).toEqual([true, true, true, true]);
});
