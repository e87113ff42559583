import type { ConversationStatus, Handler } from '@chatty/contract/conversations';
import type { Activity } from '@chatty/contract/messages';

/** The part of a conversation that says who must speak. Exactly one handler owns it at any time. */
export interface Ownership {
  status: ConversationStatus;
  handler: Handler;
  handedOff: boolean;
  assigneeId: string | null;
  turn: number;
  isRead: boolean;
  waitingSince: Date | null;
}

/** Who wanted a person, and why, where it was the assistant that got one. */
export const gaveUpAs = [
  'person_requested',
  'assistant_gave_up',
  'complaint_passed_on',
  'file_passed_on',
  'assistant_failed',
  'answers_spent',
] as const satisfies readonly Activity[];
export type GaveUpAs = (typeof gaveUpAs)[number];

export type OwnershipEvent =
  | { type: 'visitor_spoke'; at: Date; assistantOn: boolean }
  | { type: 'visitor_asked_person'; at: Date }
  | { type: 'assistant_answered'; turn: number }
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
  | { type: 'reopened'; memberId: string };

export interface Transition {
  next: Ownership;
  /** What the thread shows of it. */
  activities: Activity[];
  /** False when the event came too late to count: an answer begun under an older turn, a conversation that has an owner by now. */
  accepted: boolean;
}

const same = (state: Ownership): Transition => ({ next: state, activities: [], accepted: true });
const late = (state: Ownership): Transition => ({ next: state, activities: [], accepted: false });

function toPerson(state: Ownership, memberId: string): Ownership {
  return { ...state, status: 'open', handler: 'person', assigneeId: memberId, handedOff: true, turn: state.turn + 1 };
}

function toWaiting(state: Ownership, at: Date): Ownership {
  return {
    ...state,
    status: 'open',
    handler: 'waiting',
    assigneeId: null,
    handedOff: true,
    turn: state.turn + 1,
    isRead: false,
    waitingSince: state.waitingSince ?? at,
  };
}

/**
 * Who owns a conversation after an event (promise: one owner at a time). Pure; every change of owner and every word of
 * the visitor begins a new turn, and the assistant may only end the turn that it began under.
 */
export function transition(state: Ownership, event: OwnershipEvent): Transition {
  switch (event.type) {
    case 'visitor_spoke': {
      // A resolved conversation begins anew: neither its person nor its old hand-off is brought back.
      const fresh: Ownership =
        state.status === 'resolved'
          ? { ...state, status: 'open', handler: 'assistant', handedOff: false, assigneeId: null, waitingSince: null }
          : state;
      const handler = fresh.handler === 'assistant' && !event.assistantOn ? 'waiting' : fresh.handler;
      const next: Ownership = {
        ...fresh,
        handler,
        turn: fresh.turn + 1,
        isRead: handler === 'assistant' ? fresh.isRead : false,
        waitingSince: fresh.waitingSince ?? event.at,
      };
      return { next, activities: state.status === 'resolved' ? ['reopened'] : [], accepted: true };
    }
    case 'visitor_asked_person':
      if (state.status === 'open' && state.handler !== 'assistant') return same({ ...state, isRead: false });
      return { next: toWaiting(state, event.at), activities: ['person_requested'], accepted: true };
    case 'assistant_answered':
      if (!mayAssistantEnd(state, event.turn)) return late(state);
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
      if (state.status === 'open' && state.handler === 'person') return same(answered);
      return { next: toPerson(answered, event.memberId), activities: ['taken_over'], accepted: true };
    }
    case 'handed_back':
      if (state.status === 'open' && state.handler === 'assistant') return same(state);
      return {
        next: {
          ...state,
          status: 'open',
          handler: 'assistant',
          assigneeId: null,
          handedOff: false,
          turn: state.turn + 1,
        },
        activities: ['handed_back'],
        accepted: true,
      };
    case 'assigned':
      if (event.memberId === null) {
        if (state.assigneeId === null) return same(state);
        const handler = state.handler === 'person' ? 'waiting' : state.handler;
        return {
          next: { ...state, assigneeId: null, handler, turn: state.turn + 1 },
          activities: ['unassigned'],
          accepted: true,
        };
      }
      if (state.status === 'open' && state.assigneeId === event.memberId && state.handler === 'person')
        return same(state);
      return { next: toPerson(state, event.memberId), activities: ['assigned'], accepted: true };
    case 'assigned_from_waiting':
      if (state.status !== 'open' || state.handler !== 'waiting' || state.assigneeId !== null) return late(state);
      return { next: toPerson(state, event.memberId), activities: ['assigned'], accepted: true };
    case 'resolved':
      if (state.status === 'resolved') return same(state);
      return {
        next: { ...state, status: 'resolved', waitingSince: null, isRead: true, turn: state.turn + 1 },
        activities: ['resolved'],
        accepted: true,
      };
    case 'ended':
      if (state.status === 'resolved') return same(state);
      return { ...transition(state, { type: 'resolved' }), activities: ['ended'] };
    case 'fell_silent': {
      // Who waits for an answer is never sent away.
      if (!event.isSilent || state.status === 'resolved' || state.waitingSince) return late(state);
      return { ...transition(state, { type: 'resolved' }), activities: ['auto_resolved'] };
    }
    case 'reopened':
      if (state.status === 'open') return same(state);
      return { next: toPerson(state, event.memberId), activities: ['reopened'], accepted: true };
  }
}

/** Whether the assistant may still speak for a turn: nobody took over, asked for a person or said something newer. */
export function mayAssistantEnd(state: Pick<Ownership, 'status' | 'handler' | 'turn'>, turn: number): boolean {
  return state.status === 'open' && state.handler === 'assistant' && state.turn === turn;
}
