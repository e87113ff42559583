import type { EndedAs, MetricBy, MetricKind } from '@chatty/contract/metrics';
import { gaveUpAs } from '../append/hand-off.ts';
import type { SpokenRow } from '../messages/places/spoken-after.ts';

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

/** What runs in a round of a conversation. */
export interface Round {
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

/** What runs in a conversation; or of one that is over, what ran until then. */
export interface Clock extends Round {
  ended: { round: Round /** The place of the resolution, where it was one. */; seq: number | null } | null;
  /** While the lines of another conversation are gone through that was merged into it: how many are left, and its own clock. */
  merging: { left: number; clock: Clock } | null;
}

/** Of a conversation that nobody has begun, or that was resolved. */
export const stopped: Clock = {
  roundSince: null,
  waitingSince: null,
  isPersons: false,
  responded: { person: false, assistant: false },
  memberId: null,
  ended: null,
  merging: null,
};

interface Tick {
  clock: Clock;
  metric: Metric | null;
  /** The place of a resolution that was none after all. */
  takenBack: number | null;
}

const silent = (clock: Clock): Tick => ({ clock, metric: null, takenBack: null });

const endings: readonly string[] = ['resolved', 'auto_resolved', 'ended'] satisfies EndedAs[];
const isEnding = (activity: string): activity is EndedAs => endings.includes(activity);
const askings: readonly string[] = gaveUpAs;
/** By which a member opens again what was over. */
const returns: readonly string[] = ['reopened', 'taken_over', 'handed_back'];

function visitorSpoke(clock: Clock, at: Date): Tick {
  return silent({ ...clock, roundSince: clock.roundSince ?? at, waitingSince: clock.waitingSince ?? at, ended: null });
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
  return { clock: next, metric, takenBack: null };
}

function ended({ ended: _, merging: __, ...round }: Clock, endedAs: EndedAs, { seq, created_at }: Said): Tick {
  const by = round.responded.person ? 'person' : round.responded.assistant ? 'assistant' : null;
  // A round without a response was closed, and not resolved by anybody.
  if (!by || !round.roundSince) return silent({ ...stopped, ended: { round, seq: null } });
  const { memberId, roundSince: startedAt } = round;
  return {
    clock: { ...stopped, ended: { round, seq } },
    metric: { seq, kind: 'resolution', by, memberId, endedAs, startedAt, endedAt: created_at },
    takenBack: null,
  };
}

/** A member has it back before the visitor has said anything more: it was not over, and the round goes on. */
function wentOn(clock: Clock): Tick {
  if (!clock.ended) return silent(clock);
  const { round, seq } = clock.ended;
  return { clock: { ...stopped, ...round }, metric: null, takenBack: seq };
}

function happened(clock: Clock, activity: string, said: Said): Tick {
  const at = said.created_at;
  if (isEnding(activity)) return ended(clock, activity, said);
  if (clock.ended && said.member_id !== null && returns.includes(activity)) {
    const back = wentOn(clock);
    return { ...back, clock: happened(back.clock, activity, said).clock };
  }
  // Who gets a person waits for that person from then on.
  if (askings.includes(activity))
    return silent({ ...clock, roundSince: clock.roundSince ?? at, waitingSince: at, isPersons: true });
  if (activity === 'handed_back') return silent({ ...clock, waitingSince: clock.waitingSince && at, isPersons: false });
  // Nobody responds to spam, or to who is blocked: what it was begins anew where it is that no more.
  if (activity === 'marked_spam' || activity === 'blocked') return silent(stopped);
  if (activity === 'taken_over' || activity === 'assigned') return silent({ ...clock, isPersons: true });
  return silent(clock);
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));

/** What runs in two conversations that are one from now on. What was over in one of them goes on in the other. */
export function together(into: Clock, from: Clock): Clock {
  if (into.roundSince === null && from.roundSince === null) return { ...into, ended: from.ended ?? into.ended };
  return {
    roundSince: earlier(into.roundSince, from.roundSince),
    waitingSince: earlier(into.waitingSince, from.waitingSince),
    isPersons: into.isPersons || from.isPersons,
    responded: {
      person: into.responded.person || from.responded.person,
      assistant: into.responded.assistant || from.responded.assistant,
    },
    memberId: from.memberId ?? into.memberId,
    ended: null,
    merging: null,
  };
}

/** What was said in a conversation that was merged was measured by its own clock, and is so again. */
function tickMerged(clock: Clock, { left, clock: own }: NonNullable<Clock['merging']>, said: Said): Tick {
  const next = tick(own, said);
  const isLast = left === 1;
  const merging = isLast ? null : { left: left - 1, clock: next.clock };
  return { ...next, clock: isLast ? together({ ...clock, merging }, next.clock) : { ...clock, merging } };
}

/**
 * What one message more makes of a clock, and which time it ends or takes back. Pure, and the messages of a conversation in their order are
 * all that it depends on: measured in one go or bit by bit, the times are the same. Notes, and what the system says, are no
 * responses; neither is what the assistant says once a person must answer.
 */
export function tick(clock: Clock, said: Said): Tick {
  if (clock.merging) return tickMerged(clock, clock.merging, said);
  if (said.merged) return silent({ ...clock, merging: { left: said.merged, clock: stopped } });
  if (said.kind === 'activity') return happened(clock, said.activity ?? '', said);
  if (said.kind === 'note' || said.sender === 'system') return silent(clock);
  // Who got what they asked for waits no longer, and it is nobody's time.
  if (said.isQuickAnswer) return silent(clock.isPersons ? clock : { ...clock, waitingSince: null });
  if (said.sender === 'admin') return responded(clock, 'person', said);
  if (said.sender === 'assistant') return clock.isPersons ? silent(clock) : responded(clock, 'assistant', said);
  return visitorSpoke(clock, said.created_at);
}
