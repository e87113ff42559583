import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAssistantEnd, type Ownership, type OwnershipEvent, transition } from './hand-off.ts';

const start: Ownership = {
  status: 'open',
  snoozedUntil: null,
  reminder: null,
  handler: 'assistant',
  handedOff: false,
  assigneeId: null,
  turn: 0,
  isRead: true,
  waitingSince: null,
  blockedFrom: null,
};

const at = new Date('2026-01-05T10:00:00Z');
const memberId = fc.constantFrom('maya', 'tom');
const moment = fc.constantFrom('2026-01-05T09:00:00Z', '2026-01-06T08:00:00Z').map((it) => new Date(it));
/** An answer carries the turn it began under: `back` is how many turns ago that was. */
const event = fc.oneof(
  fc.record({ type: fc.constant('visitor_spoke' as const), at: fc.constant(at), assistantOn: fc.boolean() }),
  fc.record({ type: fc.constant('visitor_asked_person' as const), at: fc.constant(at) }),
  fc.record({ type: fc.constantFrom('assistant_answered' as const, 'assistant_gave_up' as const), back: fc.nat(3) }),
  fc.record({ type: fc.constantFrom('taken_over' as const, 'member_replied' as const, 'reopened' as const), memberId }),
  fc.record({ type: fc.constant('assigned_from_waiting' as const), memberId }),
  fc.record({ type: fc.constant('assigned' as const), memberId: fc.option(memberId) }),
  fc.record({ type: fc.constantFrom('handed_back' as const, 'resolved' as const, 'ended' as const) }),
  fc.record({ type: fc.constant('fell_silent' as const), isSilent: fc.boolean() }),
  fc.record({ type: fc.constant('snoozed' as const), until: fc.option(moment) }),
  fc.record({ type: fc.constant('snooze_ended' as const), at: moment }),
  fc.record({ type: fc.constantFrom('marked_spam' as const, 'blocked' as const, 'unblocked' as const) }),
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

  it('never lets the assistant speak under an old turn, after a take-over, or on a resolved conversation, spam, or a blocked one', () =>
    always((before, event, after) => {
      if (event.type !== 'assistant_answered' && event.type !== 'assistant_gave_up') return;
      const isOpen = before.status === 'open' || before.status === 'snoozed';
      expect(after.accepted).toBe(isOpen && before.handler === 'assistant' && before.turn === event.turn);
      if (!after.accepted) expect(after.next).toEqual(before);
    }));

  it('gives what is resolved, spam or put off to somebody without bringing it back', () =>
    always((before, event, { next }) => {
      if (event.type !== 'assigned') return;
      expect([next.status, next.snoozedUntil]).toEqual([before.status, before.snoozedUntil]);
    }));

  it('drops a reply in progress whoever takes the conversation away from the assistant', () =>
    always((before, event, after) => {
      const began = before.turn;
      const isOver = ['resolved', 'spam', 'blocked'].includes(after.next.status);
      if (after.next.handler !== 'assistant' || isOver || event.type === 'visitor_spoke') {
        expect(mayAssistantEnd(after.next, began)).toBe(false);
      }
    }));

  it('keeps the visitor waiting until somebody answers or the conversation is resolved', () =>
    always((before, event, { next }) => {
      if (before.waitingSince && !next.waitingSince) {
        const answers = ['assistant_answered', 'member_replied', 'resolved', 'ended'];
        const newcomer = event.type === 'visitor_spoke';
        expect(newcomer || answers.includes(event.type)).toBe(true);
      }
      if (event.type === 'visitor_spoke' && before.status !== 'blocked') expect(next.waitingSince).not.toBeNull();
    }));

  it('always puts a request for a person before the team, unread', () =>
    always((before, event, { next }) => {
      if (event.type !== 'visitor_asked_person' || ['spam', 'blocked'].includes(before.status)) return;
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

  it('says of a snoozed conversation alone when it comes back', () =>
    always((_, __, { next }) => {
      if ((next.blockedFrom ?? next.status) !== 'snoozed') expect(next.snoozedUntil).toBeNull();
    }));

  it('brings a snoozed conversation back to whose it was with the visitor’s next word, unread', () =>
    always((before, event, { next, activities }) => {
      if (before.status !== 'snoozed' || event.type !== 'visitor_spoke') return;
      const handler = before.handler === 'assistant' && !event.assistantOn ? 'waiting' : before.handler;
      expect(next).toMatchObject({ status: 'open', handler, assigneeId: before.assigneeId, isRead: false });
      expect(activities).toEqual(['woke']);
    }));

  it('brings it back by the clock only when it is time', () =>
    always((before, event, after) => {
      if (event.type !== 'snooze_ended') return;
      const isDue = before.status === 'snoozed' && before.snoozedUntil !== null && before.snoozedUntil <= event.at;
      expect(after.accepted).toBe(isDue);
      if (!isDue) expect(after.next).toEqual(before);
      else expect(after.next).toMatchObject({ status: 'open', assigneeId: before.assigneeId, isRead: false });
    }));

  it('leaves spam alone whatever its visitor or the clock does: nothing is unread, nothing is said', () =>
    always((before, event, { next, activities }) => {
      const byTeam = [
        'taken_over',
        'member_replied',
        'reopened',
        'assigned',
        'handed_back',
        'resolved',
        'snoozed',
        'blocked',
      ];
      if (before.status !== 'spam' || byTeam.includes(event.type)) return;
      expect({ ...next, turn: before.turn, waitingSince: before.waitingSince }).toEqual(before);
      expect(activities).toEqual([]);
    }));

  it('lets nothing happen to a blocked one but that it is taken from a member; it becomes what it was', () =>
    always((before, event, { next, accepted }) => {
      expect(next.blockedFrom === null).toBe(next.status !== 'blocked');
      if (event.type === 'blocked')
        expect(next.blockedFrom).toBe(before.status === 'blocked' ? before.blockedFrom : before.status);
      if (before.status !== 'blocked' || event.type === 'blocked') return;
      if (event.type === 'unblocked') expect(next.status).toBe(before.blockedFrom);
      else if (event.type === 'assigned' && event.memberId === null)
        expect(next).toMatchObject({ status: 'blocked', assigneeId: null });
      else expect([next, accepted]).toEqual([before, false]);
    }));

  it('finds a visitor still waiting whose conversation was no spam', () =>
    always((before, event, { next }) => {
      if (before.status !== 'spam' || event.type !== 'reopened') return;
      expect(next).toEqual({ ...before, status: 'open', isRead: before.waitingSince === null });
    }));

  it('never resolves a snoozed conversation because nobody writes', () =>
    always((before, event, after) => {
      if (event.type === 'fell_silent' && before.status !== 'open') expect(after.accepted).toBe(false);
    }));

  it('gives away only what waits and is nobody’s: whoever has it keeps it', () =>
    always((before, event, after) => {
      if (event.type !== 'assigned_from_waiting') return;
      const isFree = before.status === 'open' && before.handler === 'waiting' && before.assigneeId === null;
      expect(after.accepted).toBe(isFree);
      if (!isFree) expect(after.next).toEqual(before);
      else expect(after.next).toMatchObject({ handler: 'person', assigneeId: event.memberId });
    }));

  it('is again as it was once what was done is taken back, under a turn of its own', () =>
    always((before, _, { next }) => {
      const { turn: __, ...to } = before;
      const back = transition(next, { type: 'restored', to });
      // Whoever was blocked since stays so.
      if (next.status === 'blocked') return expect(back).toEqual({ next, activities: [], accepted: false });
      if (before.status === 'blocked') return;
      expect({ ...back.next, turn: before.turn }).toEqual(before);
      expect(back.next.turn).toBeGreaterThanOrEqual(next.turn);
      expect(transition(back.next, { type: 'restored', to }).next).toEqual(back.next);
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
