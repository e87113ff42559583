import { dueOf } from '@chatty/contract/due';
import type { Message } from '@chatty/contract/messages';
import { storedSettings } from '../../shops/index.ts';
import type { KnownConversation } from '../conversation.store.ts';
import type { MessageRow } from '../message.store.ts';
import { type Clock, type Said, stopped, tick, together } from './clock.ts';
import { StoredClock } from './stored-clock.ts';

/** What a conversation keeps of the time that runs in it. */
export type Timed = Pick<KnownConversation, 'clock' | 'due_at' | 'due_kind'>;

const runs = ({ status, last_seq }: KnownConversation) => last_seq > 0 && (status === 'open' || status === 'snoozed');

/**
 * The clock of a conversation; null of one that an earlier version has left under way, until `reckonDue` has read what was
 * said in it. In what is over, nothing runs.
 */
export const clockOf = (conversation: KnownConversation): Clock | null =>
  conversation.clock ? StoredClock.parse(conversation.clock) : runs(conversation) ? null : stopped;

/** What a clock makes of a conversation: when the next of the shop's response targets is missed. */
export function timedBy(clock: Clock | null, { status, handler, widget }: KnownConversation): Timed {
  const due =
    clock &&
    dueOf(
      {
        status,
        handler,
        waitingSince: clock.waitingSince,
        hasPersonResponded: clock.responded.person,
        roundSince: clock.roundSince,
      },
      storedSettings(widget),
    );
  return { clock: clock && { ...clock }, due_at: due?.at ?? null, due_kind: due?.kind ?? null };
}

const saidIn = (line: MessageRow): Said => ({
  ...line,
  merged: null,
  isQuickAnswer: (line.parts as Message['parts']).some((it) => it.type === 'quickAnswer'),
});

/** What new lines make of it, where `after` is the conversation with them and `before` the one without. */
export function timedAfter(before: KnownConversation, after: KnownConversation, lines: readonly MessageRow[]): Timed {
  const clock = clockOf(before);
  return timedBy(clock && lines.reduce((it, line) => tick(it, saidIn(line)).clock, clock), after);
}

/** What runs in `joined`, which one conversation is together with another that was merged into it. */
export function timedTogether(into: KnownConversation, from: KnownConversation, joined: KnownConversation): Timed {
  const [own, other] = [clockOf(into), clockOf(from)];
  return timedBy(own && other && together(own, other), joined);
}
