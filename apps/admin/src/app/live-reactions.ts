import type { LiveEvent, PassingEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { applyFaqEvent } from '../features/faqs/apply-event.ts';
import {
  applyInboxEvent,
  applyInboxPassing,
  forgetInboxPassing,
  heldConversation,
} from '../features/conversations/live/apply-to-cache.ts';
import { changesMine } from '../features/conversations/live/apply-event.ts';
import { showShop } from '../people/me.tsx';
import { applyMemberEvent, applyMemberPassing, membersQuery } from '../people/members.ts';
import { applySeatRequestEvent } from '../features/team/staff/seat-requests-query.ts';
import { countsQuery } from '../features/conversations/live/unread.ts';

/** The one list of what a logged event changes in the cache; every line must be idempotent. */
export function applyLiveEvent(client: QueryClient, event: LiveEvent, me: string): void {
  if (
    event.type === 'conversation.changed' &&
    changesMine(heldConversation(client, event.payload.id), event.payload, me)
  ) {
    void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  }
  if (event.type === 'shop.changed') showShop(client, event.payload);
  applyMemberEvent(client, event);
  applySeatRequestEvent(client, event);
  applyInboxEvent(client, event, me);
  applyFaqEvent(client, event);
}

/** What a passing event changes in the cache. */
export function applyPassingEvent(client: QueryClient, event: PassingEvent): void {
  if (event.type === 'inbox.counts') {
    // One push goes to the whole team, so it cannot know whose conversations are “mine”.
    client.setQueryData(countsQuery.queryKey, (held) => ({ ...event.payload, mine: held?.mine ?? 0 }));
  }
  applyMemberPassing(client, event);
  applyInboxPassing(client, event);
}

/**
 * After a break of the line: passing events are in no log, so what they tell of is read again, and nobody counts as
 * being on the storefront until it is.
 */
export function rereadPassing(client: QueryClient): void {
  forgetInboxPassing(client);
  void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  void client.invalidateQueries({ queryKey: membersQuery.queryKey, exact: true });
}
