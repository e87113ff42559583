import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAssistantEnd, type Ownership, type OwnershipEvent, transition } from './hand-off.ts';

const start: Ownership = {
  status: 'open',
  handler: 'assistant',
  handedOff: false,
  assigneeId: null,
  turn: 0,
  isRead: true,
  waitingSince: null,
};

const at = new Date('2026-01-05T10:00:00Z');
const memberId = fc.constantFrom('maya', 'tom');
/** An answer carries the turn it began under: `back` is how many turns ago that was. */
const event = fc.oneof(
  fc.record({ type: fc.constant('visitor_spoke' as const), at: fc.constant(at), assistantOn: fc.boolean() }),
  fc.record({ type: fc.constant('visitor_asked_person' as const), at: fc.constant(at) }),
  fc.record({ type: fc.constantFrom('assistant_answered' as const, 'assistant_gave_up' as const), back: fc.nat(3) }),
  fc.record({ type: fc.constantFrom('taken_over' as const, 'member_replied' as const, 'reopened' as const), memberId }),
  fc.record({ type: fc.constant('assigned_from_waiting' as const), memberId }),
  fc.record({ type: fc.constant('assigned' as const), memberId: fc.option(memberId) }),
  fc.record({ type: fc.constantFrom('handed_back' as const, 'resolved' as const) }),
  fc.record({ type: fc.constant('fell_silent' as const), isSilent: fc.boolean() }),
);
type Drawn = typeof event extends fc.Arbitrary<infer T> ? T : never;

const eventOf = (drawn: Drawn, state: Ownership): OwnershipEvent =>
  'back' in drawn ? { type: drawn.type, turn: state.turn - drawn.back, at, as: 'assistant_gave_up' } : drawn;

/** Runs events from the start and hands each step to `check`. */
function walk(
  drawn: Drawn[],
  check: (before: Ownership, event: OwnershipEvent, after: ReturnType<typeof transition>) => void,
) {
  let state = start;
  for (const one of drawn) {
    const event = eventOf(one, state);
    const after = transition(state, event);
    check(state, event, after);
    state = after.next;
  }
  return state;
}

const always = (check: Parameters<typeof walk>[1]) =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (drawn) => void walk(drawn, check)),
    { numRuns: 500 },
  );

describe('the hand-off', () => {
  it('has one owner at a time: a person owns exactly when somebody is named', () =>
    always((_, __, { next }) => {
      if (next.handler === 'person') expect(next.assigneeId).not.toBeNull();
      if (next.handler !== 'person' && next.status === 'open') expect(next.assigneeId).toBeNull();
    }));

  it('never lets the assistant speak under an old turn, after a take-over, or on a resolved conversation', () =>
    always((before, event, after) => {
      if (event.type !== 'assistant_answered' && event.type !== 'assistant_gave_up') return;
      expect(after.accepted).toBe(
        before.status === 'open' && before.handler === 'assistant' && before.turn === event.turn,
      );
      if (!after.accepted) expect(after.next).toEqual(before);
    }));

  it('drops a reply in progress whoever takes the conversation away from the assistant', () =>
    always((before, event, after) => {
      const began = before.turn;
      if (after.next.handler !== 'assistant' || after.next.status === 'resolved' || event.type === 'visitor_spoke') {
        expect(mayAssistantEnd(after.next, began)).toBe(false);
      }
    }));

  it('keeps the visitor waiting until somebody answers or the conversation is resolved', () =>
    always((before, event, { next }) => {
      if (before.waitingSince && !next.waitingSince) {
        const answers = ['assistant_answered', 'member_replied', 'resolved'];
        const newcomer = event.type === 'visitor_spoke';
        expect(newcomer || answers.includes(event.type)).toBe(true);
      }
      if (event.type === 'visitor_spoke') expect(next.waitingSince).not.toBeNull();
    }));

  it('always puts a request for a person before the team, unread', () =>
    always((_, event, { next }) => {
      if (event.type !== 'visitor_asked_person') return;
      expect(next.handler).not.toBe('assistant');
      expect(next.status).toBe('open');
      expect(next.isRead).toBe(false);
    }));

  it('never goes back in turns, and repeating an event of the team changes nothing more', () =>
    always((before, event, { next }) => {
      expect(next.turn).toBeGreaterThanOrEqual(before.turn);
      if (['visitor_spoke', 'assistant_answered', 'assistant_gave_up'].includes(event.type)) return;
      expect(transition(next, event).next).toEqual(next);
    }));

  it('gives away only what waits and is nobody’s: whoever has it keeps it', () =>
    always((before, event, after) => {
      if (event.type !== 'assigned_from_waiting') return;
      const isFree = before.status === 'open' && before.handler === 'waiting' && before.assigneeId === null;
      expect(after.accepted).toBe(isFree);
      if (!isFree) expect(after.next).toEqual(before);
      else expect(after.next).toMatchObject({ handler: 'person', assigneeId: event.memberId });
    }));

  it('begins anew with the assistant when a visitor comes back to a resolved conversation', () => {
    const resolved = walk([{ type: 'taken_over', memberId: 'maya' }, { type: 'resolved' }], () => {});
    const { next, activities } = transition(resolved, { type: 'visitor_spoke', at, assistantOn: true });
    expect(next).toMatchObject({ status: 'open', handler: 'assistant', assigneeId: null, handedOff: false });
    expect(activities).toEqual(['reopened']);
  });

  it('waits for a person from the first word where the assistant is off', () => {
    const { next } = transition(start, { type: 'visitor_spoke', at, assistantOn: false });
    expect(next).toMatchObject({ handler: 'waiting', isRead: false });
  });
});
