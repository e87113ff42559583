import { answerSilentMs, typingExpiresMs } from '@chatty/contract/limits';
import type { PassingEvent, PassingPayload } from '@chatty/contract/live';

type Growing = PassingPayload<'answer.growing'>;

interface Look {
  memberId: string;
  name: string;
  typing: boolean;
  /** They have it open, and have touched nothing for a while. */
  idle: boolean;
  /** Somebody who does not repeat that they write has stopped. */
  typingUntil: number;
  until: number;
}

/** What is going on in one conversation right now; kept nowhere, and gone by itself. Times in ms since 1970. */
export interface Passing {
  visitorTypes: { name: string; until: number } | null;
  growing: Growing | null;
  /** An answer without further news has broken off. */
  growingUntil: number;
  looking: readonly Look[];
}

export const nothingPassing: Passing = { visitorTypes: null, growing: null, growingUntil: 0, looking: [] };

/** A colleague's page repeats this every half minute; after a longer silence the colleague has left. */
export const lookingExpiresMs = 75_000;

/** The state after an event about this conversation. `me` is left out: one does not collide with oneself. */
export function hearPassing(state: Passing, event: PassingEvent, me: string, now: number): Passing {
  switch (event.type) {
    case 'typing':
      if (event.payload.by !== 'visitor') return state;
      return { ...state, visitorTypes: { name: event.payload.name, until: now + typingExpiresMs } };
    case 'answer.growing':
      if (!event.payload.ended) return { ...state, growing: event.payload, growingUntil: now + answerSilentMs };
      // The end of an older answer ends no newer one.
      return state.growing?.messageId === event.payload.messageId ? { ...state, growing: null } : state;
    case 'viewing': {
      const { memberId, name, left, idle = false } = event.payload;
      if (memberId === me) return state;
      const others = state.looking.filter((it) => it.memberId !== memberId);
      if (left) return { ...state, looking: others };
      // Who says again that they look may still write.
      const before = state.looking.find((it) => it.memberId === memberId);
      const typing = event.payload.typing || (before?.typing ?? false);
      const typingUntil = event.payload.typing ? now + typingExpiresMs : (before?.typingUntil ?? 0);
      const look = { memberId, name, typing: typing && !idle, idle, typingUntil, until: now + lookingExpiresMs };
      return { ...state, looking: [...others, look] };
    }
    default:
      return state;
  }
}

/**
 * Whether one who looks at the conversation says so at once: to a colleague who has just come, and where another tab of
 * their own has left. Whoever is answered knows the other by then, so that this ends. `known` are those who have come.
 */
export function asksWhoLooks(known: Set<string>, event: PassingEvent, me: string): boolean {
  if (event.type !== 'viewing') return false;
  const { memberId, left = false } = event.payload;
  if (memberId === me) return left;
  if (left) known.delete(memberId);
  if (left || known.has(memberId)) return false;
  known.add(memberId);
  return true;
}

/** A message is there: whoever wrote it no longer writes. */
export function hearMessage(state: Passing, message: { id: string; sender: string; memberId: string | null }): Passing {
  const fromVisitor = ['customer', 'anonymous', 'guest'].includes(message.sender);
  return {
    ...state,
    visitorTypes: fromVisitor ? null : state.visitorTypes,
    looking: state.looking.map((it) => (it.typing && it.memberId === message.memberId ? { ...it, typing: false } : it)),
    growing: state.growing?.messageId === message.id || message.sender === 'admin' ? null : state.growing,
  };
}

/** The state without what has run out. */
export function expire(state: Passing, now: number): Passing {
  const visitorTypes = state.visitorTypes && state.visitorTypes.until > now ? state.visitorTypes : null;
  const looking = state.looking
    .filter((it) => it.until > now)
    .map((it) => (it.typing && it.typingUntil <= now ? { ...it, typing: false } : it));
  const same = looking.length === state.looking.length && looking.every((it, at) => it === state.looking[at]);
  const growing = state.growingUntil > now ? state.growing : null;
  if (visitorTypes === state.visitorTypes && growing === state.growing && same) return state;
  return { ...state, visitorTypes, growing, looking };
}
