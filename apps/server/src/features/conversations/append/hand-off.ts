import type { ConversationStatus, Handler } from '@chatty/contract/conversations';
import type { Reminder } from '@chatty/contract/snooze';
import type { Activity } from '@chatty/contract/messages';

/** The part of a conversation that says who must speak. Exactly one handler owns it at any time. */
export interface Ownership {
  status: ConversationStatus;
  /** When a snoozed one comes back by itself; null where it waits for the visitor, and of one that is not snoozed. */
  snoozedUntil: Date | null;
  /** Goes with the end of the snooze; see `remind`. */
  reminder: Reminder | null;
  handler: Handler;
  handedOff: boolean;
  assigneeId: string | null;
  turn: number;
  isRead: boolean;
  waitingSince: Date | null;
  /** What a blocked one was before, and is again when its contact is blocked no more; null of any other. */
  blockedFrom: Exclude<ConversationStatus, 'blocked'> | null;
}

/** How a conversation was, but for its turn: that never comes again. */
export type Former = Omit<Ownership, 'turn'>;

/** Who wanted a person, and why, where it was the assistant that got one. */
export const gaveUpAs = [
  'person_requested',
  'assistant_gave_up',
  'complaint_passed_on',
  'file_passed_on',
  'assistant_failed',
  'answers_spent',
  'passed_on_by_rule',
  'assistant_stopped',
  'scenario_passed_on',
] as const satisfies readonly Activity[];
export type GaveUpAs = (typeof gaveUpAs)[number];

export type OwnershipEvent =
  | { type: 'visitor_spoke'; at: Date; assistantOn: boolean }
  | { type: 'visitor_asked_person'; at: Date }
  | { type: 'assistant_answered'; turn: number; isStopped?: boolean }
  | { type: 'assistant_gave_up'; turn: number; at: Date; as: GaveUpAs }
  | { type: 'taken_over'; memberId: string }
  | { type: 'member_replied'; memberId: string }
  | { type: 'handed_back' }
  | { type: 'assigned'; memberId: string | null }
  /** Given to a member only if it is still nobody's. */
  | { type: 'assigned_from_waiting'; memberId: string }
  | { type: 'resolved' }
  /** By the visitor, who waits for nothing any more. */
  | { type: 'ended' }
  /** Nobody has written since long ago, as far as was known. */
  | { type: 'fell_silent'; isSilent: boolean }
  | { type: 'reopened'; memberId: string }
  /** Put off: until then, or without a moment until the visitor writes. Where it says nothing of a reminder, that stays. */
  | { type: 'snoozed'; until: Date | null; reminder?: Reminder | null }
  /** It may be time for a snoozed one to come back. */
  | { type: 'snooze_ended'; at: Date }
  | { type: 'marked_spam' }
  /** A member takes back what they did: it is as it was before, under a turn of its own. */
  | { type: 'restored'; to: Former }
  /** Its contact was blocked, or is blocked no more. */
  | { type: 'blocked' | 'unblocked' };

export interface Transition {
  next: Ownership;
  /** What the thread shows of it. */
  activities: Activity[];
  /** False when the event came too late to count: an answer begun under an older turn, a conversation that has an owner by now. */
  accepted: boolean;
}

const sameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

const sameReminder = (a: Reminder | null, b: Reminder | null) => a?.memberId === b?.memberId && a?.text === b?.text;

const same = (state: Ownership): Transition => ({ next: state, activities: [], accepted: true });
const late = (state: Ownership): Transition => ({ next: state, activities: [], accepted: false });

function unassigned(state: Ownership): Transition {
  if (state.assigneeId === null) return same(state);
  const handler = state.handler === 'person' ? 'waiting' : state.handler;
  const next: Ownership = { ...state, assigneeId: null, handler, turn: state.turn + 1 };
  return { next, activities: ['unassigned'], accepted: true };
}

/** In front of the team again. */
const toOpen = { status: 'open', snoozedUntil: null } as const;

function toPerson(state: Ownership, memberId: string): Ownership {
  return { ...state, ...toOpen, handler: 'person', assigneeId: memberId, handedOff: true, turn: state.turn + 1 };
}

function toWaiting(state: Ownership, at: Date): Ownership {
  return {
    ...state,
    ...toOpen,
    handler: 'waiting',
    assigneeId: null,
    handedOff: true,
    turn: state.turn + 1,
    isRead: false,
    waitingSince: state.waitingSince ?? at,
  };
}

/** Out of the way of the team. */
const putAway = ({ turn }: Ownership) => ({ snoozedUntil: null, isRead: true, turn: turn + 1 });

/** To its visitor both are the same. */
const isPutOffOrOpen = ({ status }: Pick<Ownership, 'status'>) => status === 'open' || status === 'snoozed';

/** To whomever it is given, what is put off, done or spam stays so: that the visitor is told of by nobody. */
const asItStands = ({ status, snoozedUntil }: Ownership) => ({ status, snoozedUntil });

/** What the thread shows of a conversation that is open again. */
const cameBack: Record<ConversationStatus, Activity[]> = {
  open: [],
  snoozed: ['woke'],
  resolved: ['reopened'],
  spam: ['not_spam'],
  blocked: [],
};

const isAs = (state: Ownership, to: Former): boolean =>
  state.status === to.status &&
  sameMoment(state.snoozedUntil, to.snoozedUntil) &&
  sameReminder(state.reminder, to.reminder) &&
  state.handler === to.handler &&
  state.handedOff === to.handedOff &&
  state.assigneeId === to.assigneeId &&
  state.isRead === to.isRead &&
  sameMoment(state.waitingSince, to.waitingSince);

/** What the thread shows of a conversation that is again as it was. */
function wentBack(from: Ownership, to: Former): Activity[] {
  const moved: Record<ConversationStatus, Activity[]> = {
    open: cameBack[from.status],
    snoozed: ['snoozed'],
    resolved: ['resolved'],
    spam: ['marked_spam'],
    blocked: [],
  };
  return [
    ...(from.status === to.status && sameMoment(from.snoozedUntil, to.snoozedUntil) ? [] : moved[to.status]),
    ...(from.assigneeId === to.assigneeId ? [] : [to.assigneeId ? ('assigned' as const) : ('unassigned' as const)]),
  ];
}

function putOff(
  state: Ownership,
  { until, reminder = state.reminder }: OwnershipEvent & { type: 'snoozed' },
): Transition {
  const next: Ownership = { ...state, status: 'snoozed', snoozedUntil: until, reminder, isRead: true };
  const isSo = state.status === 'snoozed' && sameMoment(state.snoozedUntil, until);
  if (isSo && sameReminder(state.reminder, reminder)) return same(state);
  return { next, activities: ['snoozed'], accepted: true };
}

const restored = (state: Ownership, to: Former): Transition =>
  isAs(state, to)
    ? same(state)
    : { next: { ...to, turn: state.turn + 1 }, activities: wentBack(state, to), accepted: true };

/** Nothing happens to it until its contact is blocked no more, but that it is taken from a member who leaves. */
function whileBlocked(state: Ownership, event: OwnershipEvent): Transition {
  if (event.type === 'blocked') return same(state);
  if (event.type === 'assigned' && event.memberId === null) return unassigned(state);
  if (event.type !== 'unblocked') return late(state);
  const status = state.blockedFrom ?? 'open';
  // Who was waiting still is.
  const isRead = status !== 'open' || state.waitingSince === null;
  return { next: { ...state, status, blockedFrom: null, isRead }, activities: ['unblocked'], accepted: true };
}

/**
 * Who owns a conversation after an event (promise: one owner at a time). Pure; every change of owner and every word of
 * the visitor begins a new turn, and the assistant may only end the turn that it began under.
 */
export function transition(state: Ownership, event: OwnershipEvent): Transition {
  if (state.status === 'blocked') return whileBlocked(state, event);
  switch (event.type) {
    case 'visitor_spoke': {
      // Nobody hears of it, until somebody finds that it was none.
      if (state.status === 'spam')
        return same({ ...state, turn: state.turn + 1, waitingSince: state.waitingSince ?? event.at });
      // A resolved conversation begins anew: neither its person nor its old hand-off is brought back.
      const fresh: Ownership =
        state.status === 'resolved'
          ? { ...state, ...toOpen, handler: 'assistant', handedOff: false, assigneeId: null, waitingSince: null }
          : { ...state, ...toOpen };
      const handler = fresh.handler === 'assistant' && !event.assistantOn ? 'waiting' : fresh.handler;
      const next: Ownership = {
        ...fresh,
        handler,
        turn: fresh.turn + 1,
        isRead: handler === 'assistant' && state.status !== 'snoozed' ? fresh.isRead : false,
        waitingSince: fresh.waitingSince ?? event.at,
      };
      return { next, activities: cameBack[state.status], accepted: true };
    }
    case 'visitor_asked_person':
      if (state.status === 'spam') return same(state);
      if (state.status !== 'resolved' && state.handler !== 'assistant')
        return { next: { ...state, ...toOpen, isRead: false }, activities: cameBack[state.status], accepted: true };
      return { next: toWaiting(state, event.at), activities: ['person_requested'], accepted: true };
    case 'assistant_answered':
      if (event.isStopped || !mayAssistantEnd(state, event.turn)) return late(state);
      return same({ ...state, waitingSince: null });
    case 'assistant_gave_up':
      if (!mayAssistantEnd(state, event.turn)) return late(state);
      return { next: toWaiting(state, event.at), activities: [event.as], accepted: true };
    case 'taken_over':
      if (state.status === 'open' && state.handler === 'person' && state.assigneeId === event.memberId)
        return same(state);
      return { next: toPerson(state, event.memberId), activities: ['taken_over'], accepted: true };
    case 'member_replied': {
      const answered = { ...state, waitingSince: null, isRead: true };
      if ((state.status === 'open' || state.status === 'snoozed') && state.handler === 'person')
        return { next: { ...answered, ...toOpen }, activities: cameBack[state.status], accepted: true };
      return { next: toPerson(answered, event.memberId), activities: ['taken_over'], accepted: true };
    }
    case 'handed_back':
      if (state.status === 'open' && state.handler === 'assistant') return same(state);
      return {
        next: {
          ...state,
          ...toOpen,
          handler: 'assistant',
          assigneeId: null,
          handedOff: false,
          turn: state.turn + 1,
        },
        activities: ['handed_back'],
        accepted: true,
      };
    case 'assigned':
      if (event.memberId === null) return unassigned(state);
      if (state.assigneeId === event.memberId && state.handler === 'person') return same(state);
      return {
        next: { ...toPerson(state, event.memberId), ...asItStands(state) },
        activities: ['assigned'],
        accepted: true,
      };
    case 'assigned_from_waiting':
      if (state.status !== 'open' || state.handler !== 'waiting' || state.assigneeId !== null) return late(state);
      return { next: toPerson(state, event.memberId), activities: ['assigned'], accepted: true };
    case 'resolved':
      if (state.status === 'resolved') return same(state);
      return {
        next: { ...state, ...putAway(state), status: 'resolved', waitingSince: null },
        activities: ['resolved'],
        accepted: true,
      };
    case 'ended':
      if (state.status === 'resolved' || state.status === 'spam') return same(state);
      return { ...transition(state, { type: 'resolved' }), activities: ['ended'] };
    case 'fell_silent': {
      // Who waits for an answer is never sent away.
      if (!event.isSilent || state.status !== 'open' || state.waitingSince) return late(state);
      return { ...transition(state, { type: 'resolved' }), activities: ['auto_resolved'] };
    }
    case 'reopened':
      if (state.status === 'open') return same(state);
      if (state.status !== 'resolved') {
        // What was said while it counted as spam has been read by nobody.
        const isRead = state.status === 'snoozed' ? state.isRead : state.waitingSince === null;
        return { next: { ...state, ...toOpen, isRead }, activities: cameBack[state.status], accepted: true };
      }
      return { next: toPerson(state, event.memberId), activities: ['reopened'], accepted: true };
    case 'snoozed':
      return putOff(state, event);
    case 'snooze_ended':
      if (state.status !== 'snoozed' || !state.snoozedUntil || state.snoozedUntil > event.at) return late(state);
      return { next: { ...state, ...toOpen, isRead: false }, activities: cameBack.snoozed, accepted: true };
    case 'unblocked':
      return same(state);
    case 'blocked':
      return {
        next: { ...state, status: 'blocked', blockedFrom: state.status, isRead: true, turn: state.turn + 1 },
        activities: ['blocked'],
        accepted: true,
      };
    case 'marked_spam':
      if (state.status === 'spam') return same(state);
      return {
        next: { ...state, ...putAway(state), status: 'spam' },
        activities: ['marked_spam'],
        accepted: true,
      };
    case 'restored':
      return restored(state, event.to);
  }
}

/** Whether the assistant may still speak for a turn: nobody took over, asked for a person or said something newer. */
export function mayAssistantEnd(state: Pick<Ownership, 'status' | 'handler' | 'turn'>, turn: number): boolean {
  return isPutOffOrOpen(state) && state.handler === 'assistant' && state.turn === turn;
}
