import type { EndedAs, MetricBy, MetricKind } from '@chatty/contract/metrics';
import { gaveUpAs, type SpokenRow } from '../conversations/index.ts';

/** What of a message counts here. */
export type Said = Omit<SpokenRow, 'shop_id' | 'conversation_id'>;

/** A time that has ended. */
export interface Metric {
  /** The place of the message that ended it. */
  seq: number;
  kind: MetricKind;
  by: MetricBy;
  memberId: string | null;
  endedAs: EndedAs | null;
  startedAt: Date;
  endedAt: Date;
}

/** What runs in a conversation. */
export interface Clock {
  /** Since when its round runs: from the visitor's first words until it is resolved. */
  roundSince: Date | null;
  /** Since when the visitor waits for whoever must answer. */
  waitingSince: Date | null;
  /** Whether a person must answer, or already does. */
  isPersons: boolean;
  /** Who has responded in this round. */
  responded: Record<MetricBy, boolean>;
  /** Which member spoke last in it. */
  memberId: string | null;
}

/** Of a conversation that nobody has begun, or that was resolved. */
export const stopped: Clock = {
  roundSince: null,
  waitingSince: null,
  isPersons: false,
  responded: { person: false, assistant: false },
  memberId: null,
};

interface Tick {
  clock: Clock;
  metric: Metric | null;
}

const silent = (clock: Clock): Tick => ({ clock, metric: null });

const endings: readonly string[] = ['resolved', 'auto_resolved', 'ended'] satisfies EndedAs[];
const isEnding = (activity: string): activity is EndedAs => endings.includes(activity);
const askings: readonly string[] = gaveUpAs;

function visitorSpoke(clock: Clock, at: Date): Tick {
  return silent({ ...clock, roundSince: clock.roundSince ?? at, waitingSince: clock.waitingSince ?? at });
}

function responded(clock: Clock, by: MetricBy, { seq, member_id, created_at }: Said): Tick {
  const memberId = by === 'person' ? member_id : null;
  const metric: Metric | null = clock.waitingSince && {
    seq,
    kind: clock.responded[by] ? 'next_response' : 'first_response',
    by,
    memberId,
    endedAs: null,
    startedAt: clock.waitingSince,
    endedAt: created_at,
  };
  const next = {
    ...clock,
    waitingSince: null,
    isPersons: by === 'person',
    responded: { ...clock.responded, [by]: true },
    memberId: memberId ?? clock.memberId,
  };
  return { clock: next, metric };
}

function ended(clock: Clock, endedAs: EndedAs, { seq, created_at }: Said): Tick {
  const by = clock.responded.person ? 'person' : clock.responded.assistant ? 'assistant' : null;
  // A round without a response was closed, and not resolved by anybody.
  if (!by || !clock.roundSince) return silent(stopped);
  const { memberId, roundSince: startedAt } = clock;
  return { clock: stopped, metric: { seq, kind: 'resolution', by, memberId, endedAs, startedAt, endedAt: created_at } };
}

function happened(clock: Clock, activity: string, said: Said): Tick {
  const at = said.created_at;
  if (isEnding(activity)) return ended(clock, activity, said);
  // Who gets a person waits for that person from then on.
  if (askings.includes(activity))
    return silent({ ...clock, roundSince: clock.roundSince ?? at, waitingSince: at, isPersons: true });
  if (activity === 'handed_back') return silent({ ...clock, waitingSince: clock.waitingSince && at, isPersons: false });
  // Nobody responds to spam, or to who is blocked: what it was begins anew where it is that no more.
  if (activity === 'marked_spam' || activity === 'blocked') return silent(stopped);
  if (activity === 'taken_over' || activity === 'assigned') return silent({ ...clock, isPersons: true });
  return silent(clock);
}

/**
 * What one message more makes of a clock, and which time it ends. Pure, and the messages of a conversation in their order are
 * all that it depends on: measured in one go or bit by bit, the times are the same. Notes, and what the system says, are no
 * responses; neither is what the assistant says once a person must answer.
 */
export function tick(clock: Clock, said: Said): Tick {
  if (said.kind === 'activity') return happened(clock, said.activity ?? '', said);
  if (said.kind === 'note' || said.sender === 'system') return silent(clock);
  if (said.sender === 'admin') return responded(clock, 'person', said);
  if (said.sender === 'assistant') return clock.isPersons ? silent(clock) : responded(clock, 'assistant', said);
  return visitorSpoke(clock, said.created_at);
}
