import type { LiveEvent, PassingEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './me.tsx';

/** The one list of what a logged event changes in the cache; every line must be idempotent. */
export function applyLiveEvent(client: QueryClient, event: LiveEvent, _me: string): void {
  if (event.type === 'member.changed') {
    const changed = event.payload;
    client.setQueryData(meQuery.queryKey, (it) =>
      it && it.member.id === changed.id ? { ...it, member: changed } : it,
    );
  }
}

/** What a passing event changes in the cache. */
export function applyPassingEvent(_client: QueryClient, _event: PassingEvent): void {}
