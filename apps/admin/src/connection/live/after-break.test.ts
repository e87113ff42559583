// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { visitorHere } from '../../features/conversations/live/visitors-here.ts';
import { contactQuery } from '../../features/conversations/queries.ts';
import { membersQuery } from '../../people/members.ts';
import { countsQuery } from '../../features/conversations/live/unread.ts';
import { afterBreak } from './after-break.ts';
import { applyPassingEvent, rereadPassing } from '../../app/live-reactions.ts';

test('the line is back only after it was down', () => {
  let times = 0;
  const line = afterBreak(() => {
    times += 1;
  });
  for (const it of ['connecting', 'live'] as const) line.hear(it);
  expect(times).toBe(0);
  for (const it of ['offline', 'connecting', 'offline', 'connecting', 'live', 'live'] as const) line.hear(it);
  expect(times).toBe(1);
  // A tab that wakes opens a new socket without a word of the old one.
  for (const it of ['connecting', 'live'] as const) line.hear(it);
  expect(times).toBe(2);
});

test('nobody stays on the storefront who left it while the line was down, and what was told in passing is read again', () => {
  const client = new QueryClient();
  const seen = { contactId: 'ada', online: true, place: null, cart: null, lastSeenAt: '2026-01-01T10:00:00.000Z' };
  applyPassingEvent(client, { type: 'visitor.seen', payload: seen });
  expect(visitorHere('ada')).toBeNull();
  const keys = [
    ['conversations', 'list', { view: 'all' }],
    contactQuery('ada').queryKey,
    countsQuery.queryKey,
    membersQuery.queryKey,
  ];
  for (const it of keys) client.setQueryData(it, {});
  rereadPassing(client);
  expect(visitorHere('ada')).toBeUndefined();
  expect(keys.map((it) => client.getQueryState(it)?.isInvalidated)).toEqual([true, true, true, true]);
});
