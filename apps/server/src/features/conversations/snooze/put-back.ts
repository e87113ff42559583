import type { Selectable } from 'kysely';
import type { Tables } from '../../../tables.ts';
import type { Entry } from '../append/entry.ts';
import type { OwnershipEvent } from '../append/hand-off.ts';
import type { KnownConversation } from '../conversation.store.ts';

export type PutBack = NonNullable<Selectable<Tables['conversations']>['put_back']>;

/** How a conversation was that nobody had to look at for now; null of any other. */
function awayAs({ status, snoozed_until, reminder }: KnownConversation, at: Date): PutBack | null {
  if (status === 'resolved') return { status, until: null, reminder: null };
  if (status !== 'snoozed' || !snoozed_until || snoozed_until <= at) return null;
  return { status, until: snoozed_until.toISOString(), reminder };
}

/**
 * How a conversation can be put back after an entry: as it was, where its visitor brought it back and only said thanks. What
 * anybody does there ends that; what the assistant says does not.
 */
export function putBackAfter(
  before: KnownConversation,
  after: KnownConversation,
  { by, message }: Entry,
  { at, saysOnlyThanks }: { at: Date; saysOnlyThanks(text: string): boolean },
): PutBack | null {
  if (after.status !== 'open' || by.type === 'member') return null;
  if (by.type !== 'visitor' || !message) return before.put_back;
  const away = awayAs(before, at);
  return away && message.files.length === 0 && saysOnlyThanks(message.text) ? away : null;
}

/** What puts it back; null where it cannot be any more. */
export function putsBack(putBack: PutBack | null, at: Date): OwnershipEvent | null {
  if (!putBack) return null;
  if (putBack.status === 'resolved') return { type: 'resolved' };
  const until = new Date(putBack.until ?? at);
  return until > at ? { type: 'snoozed', until, reminder: putBack.reminder } : null;
}
