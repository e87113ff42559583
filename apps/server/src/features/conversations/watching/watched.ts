import type { Actor } from '../append/entry.ts';
import type { KnownConversation } from '../conversation.store.ts';

/** Who watches it, and up to which message each of them has seen it. */
type Watched = Pick<KnownConversation, 'watchers' | 'last_seq'>;

/** Whether a member has seen it up to its end, as far as they are to be told of it. */
export const hasSeen = ({ watchers, last_seq }: Watched, memberId: string): boolean =>
  (watchers[memberId] ?? last_seq) >= last_seq;

/** Those who watch have seen it up to its end: who looks at it, or does something there. */
export function seenBy(conversation: Watched, memberId: string): void {
  const { watchers, last_seq } = conversation;
  if (memberId in watchers) conversation.watchers = { ...watchers, [memberId]: last_seq };
}

/** Whom a note names watches from then on, and has yet to see it: they are asked for something, and somebody will answer to it. */
export function watchedBy(conversation: Watched, named: readonly string[]): void {
  const { watchers, last_seq } = conversation;
  const fresh = named.filter((it) => !(it in watchers));
  if (fresh.length > 0)
    conversation.watchers = { ...watchers, ...Object.fromEntries(fresh.map((it) => [it, last_seq - 1])) };
}

/** What there may be news of: who has it, and what became of it. */
type Changing = Pick<KnownConversation, 'status' | 'assignee_id' | 'handler' | 'watchers'>;

interface Happened {
  by: Actor;
  /** A message of the visitor or of the team: what the assistant says is no news. */
  isSaid: boolean;
  /** Members whom a note names, who are told of that. */
  mentions: readonly string[];
  before: Changing;
  after: Changing;
}

/**
 * Who of those who watch is to be told: nobody of what they did themselves, or are told as whose the conversation is, or as
 * the one whom a note names.
 */
export function toBeTold({ by, isSaid, mentions, before, after }: Happened): string[] {
  const isMoved = before.status !== after.status || before.assignee_id !== after.assignee_id;
  if (!isMoved && !(isSaid && (by.type === 'visitor' || by.type === 'member'))) return [];
  const isGiven = before.assignee_id !== after.assignee_id;
  const hasIt = after.handler === 'person' && (by.type === 'visitor' || isGiven) ? after.assignee_id : null;
  const actor = by.type === 'member' ? by.memberId : null;
  return Object.keys(after.watchers).filter((it) => it !== actor && it !== hasIt && !mentions.includes(it));
}
