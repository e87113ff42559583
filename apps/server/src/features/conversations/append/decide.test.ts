import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../conversation.store.ts';
import { type MessageAppended, messageAppended } from '../conversations.events.ts';
import { messageKeyOf } from '../message.store.ts';
import { type Effects, decide, type Known } from './decide.ts';
import type { Actor, Entry } from './entry.ts';
import type { Raised } from './follow.ts';
import type { OwnershipEvent } from './hand-off.ts';
import { names, shopId, start } from './testing/known.ts';

const memberId = fc.constantFrom('maya', 'tom');
const conversationId = fc.constantFrom(...names);
/** Few, so that the same comes again. */
const id = fc.integer({ min: 0, max: 30 }).map((it) => `message ${it}`);
const text = fc.constantFrom('Hello?', ' ', '**Do** you ship?', 'x'.repeat(200));
const message = fc.record({ id, text });

const entryOf = (by: Actor, to: string, entry: Pick<Entry, 'event' | 'message' | 'activity'>): Entry => ({
  shopId,
  conversationId: to,
  by,
  ...entry,
});
const said = (message: { id: string; text: string }, kind: 'text' | 'note' = 'text') => ({
  message: { ...message, kind, parts: [], files: [] },
});
const visitorOf = (to: string): Actor => ({ type: 'visitor', contactId: `visitor of ${to}`, address: '192.0.2.1' });

const spoken = fc
  .record({ to: conversationId, message, whose: fc.constantFrom(...names, null) })
  .map(({ to, message, whose }) =>
    entryOf(visitorOf(whose ?? to), to, {
      event: (known) => ({ type: 'visitor_spoke', ...known }),
      ...said(message),
    }),
  );
const asked = conversationId.map((to) =>
  entryOf(visitorOf(to), to, { event: (known) => ({ type: 'visitor_asked_person', at: known.at }) }),
);
const emailLeft = conversationId.map((to) => entryOf(visitorOf(to), to, { event: () => null, activity: 'email_left' }));
const replied = fc
  .record({ to: conversationId, memberId, message, note: fc.boolean() })
  .map(({ to, memberId, message, note }) =>
    entryOf({ type: 'member', memberId }, to, {
      event: () => (note ? null : { type: 'member_replied', memberId }),
      ...said(message, note ? 'note' : 'text'),
    }),
  );
const answered = fc
  .record({ to: conversationId, turn: fc.nat(6), message, gaveUp: fc.boolean() })
  .map(({ to, turn, message, gaveUp }) =>
    entryOf({ type: 'assistant' }, to, {
      event: (known): OwnershipEvent =>
        gaveUp
          ? { type: 'assistant_gave_up', turn, at: known.at, as: 'assistant_gave_up' }
          : { type: 'assistant_answered', turn },
      ...said(message),
    }),
  );
const ofSystem = fc
  .record({ to: conversationId, message })
  .map(({ to, message }) => entryOf({ type: 'system' }, to, { event: () => null, ...said(message) }));
const change = fc
  .record({
    to: conversationId,
    memberId,
    type: fc.constantFrom('taken_over', 'handed_back', 'resolved', 'reopened', 'assigned', 'assigned_from_waiting'),
  })
  .map(({ to, memberId, type }) =>
    entryOf({ type: 'member', memberId }, to, {
      event: () => (type === 'handed_back' || type === 'resolved' ? { type } : { type, memberId }),
    }),
  );

const entry = fc.oneof(
  { weight: 4, arbitrary: spoken },
  { weight: 2, arbitrary: answered },
  { weight: 3, arbitrary: replied },
  asked,
  emailLeft,
  ofSystem,
  { weight: 2, arbitrary: change },
);
const entries = fc.array(entry, { maxLength: 40 });

/** Whether a member is in a conversation by such a row. */
const arrives = (row: Effects['messages'][number]) =>
  row.kind === 'text' || row.activity === 'taken_over' || row.activity === 'joined';

/** What is known once what was decided is written. */
const after = (known: Known, { conversations, messages }: Effects): Known => ({
  ...known,
  speakers: new Map(
    [...known.speakers].map(([key, it]) => {
      const own = messages.filter((row) => `${row.shop_id}/${row.member_id}` === key && arrives(row));
      return [key, { ...it, joined: [...it.joined, ...own.map((row) => row.conversation_id)] }];
    }),
  ),
  conversations: new Map([
    ...known.conversations,
    ...conversations.map((it) => [keyOf({ shopId, conversationId: it.id }), it] as const),
  ]),
  messages: new Map([
    ...known.messages,
    ...messages.map((it) => [messageKeyOf(keyOf({ shopId, conversationId: it.conversation_id }), it.id), it] as const),
  ]),
});

/** Ids of grey lines are drawn anew each time: without them, two decisions can be compared. */
const unnamed = (rows: Effects['messages']) => rows.map((it) => (it.kind === 'activity' ? { ...it, id: '' } : it));

const isAppended = (raised: Raised): raised is Raised<MessageAppended> => raised.event === messageAppended;

const always = (check: (effects: Effects, given: readonly Entry[], known: Known) => void) =>
  fc.assert(
    fc.property(entries, (given) => {
      const known = start();
      check(decide(known, given), given, known);
    }),
    { numRuns: 300 },
  );

describe('what is decided', () => {
  it('numbers the messages of each conversation from one on, without gaps', () =>
    always(({ messages, conversations }) => {
      for (const conversation of conversations) {
        const seqs = messages.filter((row) => row.conversation_id === conversation.id).map((row) => row.seq);
        expect(seqs).toEqual(seqs.map((_, i) => i + 1));
        expect(conversation.last_seq).toBe(seqs.length);
      }
    }));

  it('takes an id once: what comes again changes nothing and answers with the first', () =>
    always((effects, given, known) => {
      const ids = effects.messages.map((it) => `${it.conversation_id}/${it.id}`);
      expect(new Set(ids).size).toBe(ids.length);
      const taken = given.filter((entry, i) => {
        const outcome = effects.outcomes[i];
        return entry.message && outcome?.ok && outcome.accepted;
      });
      const again = decide(after(known, effects), taken);
      expect(again).toMatchObject({ messages: [], conversations: [], live: [], raised: [] });
      for (const [i, outcome] of again.outcomes.entries()) {
        expect(outcome.ok && outcome.message?.id).toBe(taken[i]?.message?.id);
      }
    }));

  it('decides many together as one after the other', () =>
    always((together, given, known) => {
      let now = known;
      const rows: Effects['messages'] = [];
      const raised: Effects['raised'] = [];
      const accepted: boolean[] = [];
      for (const entry of given) {
        const alone = decide(now, [entry]);
        rows.push(...alone.messages);
        raised.push(...alone.raised);
        accepted.push(...alone.outcomes.map((outcome) => outcome.ok && outcome.accepted));
        now = after(now, alone);
      }
      expect(unnamed(together.messages)).toEqual(unnamed(rows));
      expect(together.raised).toEqual(raised);
      expect(together.outcomes.map((it) => it.ok && it.accepted)).toEqual(accepted);
      expect(after(known, together).conversations).toEqual(now.conversations);
    }));

  it('tells of every member who speaks that they came, before their first word, and of nobody twice unless they took over again', () =>
    always(({ messages }) => {
      for (const name of names) {
        const rows = messages.filter((it) => it.conversation_id === name && it.member_id !== null);
        for (const member of ['maya', 'tom']) {
          const own = rows.filter((it) => it.member_id === member && arrives(it));
          if (own.length > 0) expect(own[0]?.kind).toBe('activity');
          expect(own.filter((it) => it.activity === 'joined').length).toBeLessThanOrEqual(1);
          const joinedAt = own.findIndex((it) => it.activity === 'joined');
          if (joinedAt >= 0) expect(joinedAt).toBe(0);
        }
      }
    }));

  it('leaves what is known as it is', () =>
    always((_, given, known) => {
      const before = structuredClone([...known.conversations]);
      decide(known, given);
      expect([...known.conversations]).toEqual(before);
      expect(known.messages.size).toBe(0);
    }));

  it('lets no visitor hear of a note, nor of whom the team gives a conversation to', () =>
    always(({ live }) => {
      for (const { event, audience } of live) {
        if (event.type !== 'message.created') continue;
        const { kind, activity } = event.payload;
        const isOurs = kind === 'note' || activity === 'assigned' || activity === 'unassigned';
        expect(audience.contactId === null).toBe(isOurs);
        expect(audience.team).toBe(true);
      }
    }));

  it('tells a visitor of no conversation but their own, and takes nothing from another', () =>
    always(({ live, messages }) => {
      for (const { event, audience } of live) {
        if (audience.contactId === null) continue;
        const payload = event.payload;
        const of = 'conversationId' in payload ? payload.conversationId : 'id' in payload ? payload.id : '';
        expect(audience.contactId).toBe(`visitor of ${of}`);
      }
      for (const it of messages) expect(names).toContain(it.conversation_id);
    }));

  it('refuses a visitor in the conversation of another as if it were not there', () =>
    always(({ outcomes }, given) => {
      for (const [i, { by, conversationId: to }] of given.entries()) {
        const isStranger = by.type === 'visitor' && by.contactId !== `visitor of ${to}`;
        expect(outcomes[i]?.ok).toBe(!isStranger);
      }
    }));

  it('only lets a turn grow, and keeps one owner at a time', () =>
    always((_, given, known) => {
      let now = known;
      for (const entry of given) {
        const effects = decide(now, [entry]);
        for (const { id, turn, handler, status, assignee_id: assignee } of effects.conversations) {
          const before = now.conversations.get(keyOf({ shopId, conversationId: id }));
          expect(turn).toBeGreaterThanOrEqual(before?.turn ?? 0);
          if (handler === 'person') expect(assignee).not.toBeNull();
          if (handler !== 'person' && status === 'open') expect(assignee).toBeNull();
        }
        now = after(now, effects);
      }
    }));

  it('tells other features of every message once, whoever wrote it, with who must speak after it', () =>
    always(({ raised, messages }) => {
      const appended = raised.filter(isAppended).map((it) => it.payload);
      const written = messages.filter((it) => it.kind !== 'activity');
      expect(appended.map((it) => [it.conversationId, it.messageId, it.seq, it.kind])).toEqual(
        written.map((it) => [it.conversation_id, it.id, it.seq, it.kind]),
      );
      for (const [i, told] of appended.entries()) {
        const sender = written[i]?.sender ?? '';
        expect(told.by).toBe({ admin: 'member', assistant: 'assistant', system: 'system' }[sender] ?? 'visitor');
        expect(told.address !== null).toBe(told.by === 'visitor');
        expect(told.hasWords).toBe(written[i]?.text.trim() !== '');
        if (told.by === 'member' && told.kind === 'text') expect(told.handler).toBe('person');
      }
    }));

  it('queues what goes to a visitor by a provider, and nothing else', () =>
    always(({ messages }) => {
      for (const message of messages) {
        const goesOut = message.conversation_id === 'three' && message.kind === 'text';
        const isTeams = ['admin', 'assistant', 'system'].includes(message.sender);
        expect(message.delivery).toBe(goesOut && isTeams ? 'queued' : null);
        expect(message.channel).toBeNull();
      }
    }));
});

it('a message that comes by another channel says so, and an answer by it waits for its provider', () => {
  const known = start();
  const mail = (by: Actor, id: string): Entry => ({
    ...entryOf(by, 'one', { event: () => null, ...said({ id, text: 'By mail' }) }),
    channel: 'email',
  });
  const { messages, raised } = decide(known, [
    mail(visitorOf('one'), 'a'),
    mail({ type: 'member', memberId: 'maya' }, 'b'),
  ]);
  const texts = messages.filter((it) => it.kind === 'text');
  expect(texts.map((it) => [it.channel, it.delivery])).toEqual([
    ['email', null],
    ['email', 'queued'],
  ]);
  expect(raised.filter(isAppended).map((it) => it.payload.channel)).toEqual(['email', 'email']);
});
