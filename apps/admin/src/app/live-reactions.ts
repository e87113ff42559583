import type { LiveEvent, PassingEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { applyFaqEvent } from '../features/faqs/apply-event.ts';
import { applyInboxEvent, applyInboxPassing } from '../features/inbox/apply-to-cache.ts';
import { meQuery } from './me.tsx';
import { countsQuery } from './unread.ts';

/** The one list of what a logged event changes in the cache; every line must be idempotent. */
export function applyLiveEvent(client: QueryClient, event: LiveEvent, me: string): void {
  if (event.type === 'member.changed') {
    const changed = event.payload;
    client.setQueryData(meQuery.queryKey, (it) =>
      it && it.member.id === changed.id ? { ...it, member: changed } : it,
    );
  }
  applyInboxEvent(client, event, me);
  applyFaqEvent(client, event);
}

/** What a passing event changes in the cache. */
export function applyPassingEvent(client: QueryClient, event: PassingEvent): void {
  if (event.type === 'inbox.counts') client.setQueryData(countsQuery.queryKey, event.payload);
  applyInboxPassing(client, event);
}
