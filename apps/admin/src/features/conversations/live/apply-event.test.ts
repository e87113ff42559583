import { meets } from '@chatty/contract/conditions';
import { conditionsOf, inListOrder } from '@chatty/contract/conversation-list';
import type { Conversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMessage, changeDetail, changeList, changeMessage, hasGap, mergePieces, type Piece } from './apply-event.ts';
import { type ListData, rowsOf } from './held.ts';
import { firstFilter, handlers, type ListFilter, sorts, statuses } from '../list/list-filter.ts';

const me = 'me';
const moment = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();

const conversation = (id: string, over: Partial<Conversation> = {}): Conversation => ({
  id,
  contactId: `contact-${id}`,
  contactName: 'Ada',
  contactEmail: null,
  channel: 'online_store',
  isAssistantOff: false,
  status: 'open',
  handler: 'assistant',
  handedOff: false,
  assigneeId: null,
  isRead: false,
  tagIds: [],
  watcherIds: [],
  snoozedUntil: null,
  reminder: null,
  putBack: null,
  priority: 'none',
  waitingSince: null,
  dueAt: null,
  dueKind: null,
  lastSeq: 1,
  visitorReadSeq: 0,
  memberReadSeq: 0,
  preview: '',
  previewBy: null,
  previewMemberId: null,
  lastMessageAt: moment(0),
  createdAt: moment(0),
  ...over,
});

const message = (seq: number, text = `message ${seq}`): Message => ({
  id: `id-${seq}`,
  conversationId: 'c',
  seq,
  kind: 'text',
  sender: 'guest',
  name: '',
  avatar: null,
  memberId: null,
  text,
  activity: null,
  parts: [],
  files: [],
  reaction: null,
  helpful: null,
  createdAt: moment(seq),
});

const list = (rows: Conversation[], cursor: string | null = null): ListData => ({
  pages: [{ conversations: rows, found: [], here: [], cursor }],
  pageParams: [null],
});

/** What the server would answer if it were asked now. */
const fresh = (state: Map<string, Conversation>, filter: ListFilter) =>
  [...state.values()]
    .filter((it) => meets(it, conditionsOf({ ...filter, unread: filter.unread || undefined }, me)))
    .sort((a, b) => inListOrder(filter.sort, a, b));

const anyFilter = fc.record({
  view: fc.constantFrom('mine' as const, 'unassigned' as const, 'all' as const),
  status: fc.constantFrom(...statuses),
  unread: fc.boolean(),
  watching: fc.boolean(),
  waiting: fc.boolean(),
  overdue: fc.constantFrom(false, false, true),
  handler: fc.constantFrom(null, null, ...handlers),
  channel: fc.constantFrom(null, null, 'online_store' as const, 'email' as const),
  assignee: fc.constantFrom(null, null, 'nobody' as const, me, 'other'),
  tag: fc.constantFrom(null, null, 'red', 'blue'),
  priority: fc.constantFrom(null, null, 'none' as const, 'high' as const),
  sort: fc.constantFrom(...sorts),
  search: fc.constant(''),
});

const anyChange = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  status: fc.constantFrom('open' as const, 'open' as const, 'snoozed' as const, 'resolved' as const, 'spam' as const),
  tagIds: fc.subarray(['red', 'blue']),
  watcherIds: fc.subarray([me, 'other']),
  priority: fc.constantFrom('none' as const, 'high' as const, 'urgent' as const),
  channel: fc.constantFrom('online_store' as const, 'email' as const),
  assigneeId: fc.constantFrom(null, me, 'other'),
  isRead: fc.boolean(),
  handler: fc.constantFrom('assistant' as const, 'waiting' as const, 'person' as const),
  waits: fc.boolean(),
  dueAt: fc.constantFrom(null, '2026-01-05T10:00:00.000Z', '2999-01-05T10:00:00.000Z'),
});

/** A log of changes, each a later state of one of a few conversations. */
const anyLog = fc.array(anyChange, { maxLength: 40 }).map((changes) => {
  const seqs = new Map<string, number>();
  return changes.map(({ waits, ...over }, at) => {
    const lastSeq = (seqs.get(over.id) ?? 0) + 1;
    seqs.set(over.id, lastSeq);
    return conversation(over.id, {
      ...over,
      lastSeq,
      lastMessageAt: moment(at),
      waitingSince: waits ? moment(at) : null,
    });
  });
});

describe('the list', () => {
  test('what was read, with the events since, is what would be read now', () => {
    fc.assert(
      fc.property(anyFilter, anyLog, fc.nat(40), fc.nat(40), (filter, log, readAt, repeatFrom) => {
        const state = new Map<string, Conversation>();
        for (const it of log.slice(0, readAt)) state.set(it.id, it);
        let held = list(fresh(state, filter));
        for (const it of log.slice(readAt)) held = changeList(held, filter, it, me);
        for (const it of log.slice(readAt)) state.set(it.id, it);
        expect(rowsOf(held)).toEqual(fresh(state, filter));
        // The socket may repeat the end of its log, or the answer may already hold it.
        for (const it of log.slice(repeatFrom)) held = changeList(held, filter, it, me);
        expect(rowsOf(held)).toEqual(fresh(state, filter));
      }),
      { numRuns: 500 },
    );
  });

  test('a conversation behind the last row that was read waits for its piece', () => {
    const held = list([conversation('b', { lastMessageAt: moment(10) })], 'more');
    expect(changeList(held, firstFilter, conversation('a', { lastMessageAt: moment(5) }), me)).toBe(held);
    expect(rowsOf(changeList(held, firstFilter, conversation('c', { lastMessageAt: moment(20) }), me))).toHaveLength(2);
    const read = conversation('b', { lastMessageAt: moment(10), isRead: true });
    expect(rowsOf(changeList(held, firstFilter, read, me))).toEqual([read]);
  });

  test('a search keeps its rows up to date and lets only the server add one', () => {
    const filter = { ...firstFilter, search: 'shoes' };
    const held = list([conversation('a')]);
    expect(rowsOf(changeList(held, filter, conversation('b'), me))).toHaveLength(1);
    expect(rowsOf(changeList(held, filter, conversation('a', { lastSeq: 2, preview: 'new' }), me))[0]?.preview).toBe(
      'new',
    );
  });

  test('a row of a search stays where the server put it, whatever becomes of it', () => {
    const filter = { ...firstFilter, search: 'mia' };
    const held = list([conversation('exact'), conversation('said', { lastMessageAt: moment(5) })]);
    const later = conversation('said', { lastSeq: 7, lastMessageAt: moment(50) });
    expect(rowsOf(changeList(held, filter, later, me)).map((it) => it.id)).toEqual(['exact', 'said']);
  });

  test('an older state never replaces a newer one', () => {
    const newer = conversation('a', { lastSeq: 9 });
    expect(rowsOf(changeList(list([newer]), firstFilter, conversation('a', { lastSeq: 3 }), me))).toEqual([newer]);
    expect(changeDetail(newer, conversation('a', { lastSeq: 3 }))).toBe(newer);
  });
});

describe('the thread', () => {
  const empty: Piece = { messages: [], hasEarlier: false, hasLater: false };

  test('messages in any order and number of times end in the same thread', () => {
    const log = fc
      .integer({ min: 1, max: 30 })
      .chain((last) => fc.tuple(fc.constant(last), fc.array(fc.integer({ min: 1, max: last }), { maxLength: 90 })));
    fc.assert(
      fc.property(log, fc.nat(10), ([last, again], readUpTo) => {
        const all = Array.from({ length: last }, (_, at) => message(at + 1));
        let held: Piece = { ...empty, messages: all.slice(0, readUpTo) };
        const order = [...again, ...all.map((it) => it.seq).reverse()];
        for (const seq of order) held = addMessage(held, message(seq));
        expect(held.messages).toEqual(all);
        expect(hasGap(held)).toBe(false);
      }),
    );
  });

  test('a change wins over what it changed, whichever is heard first', () => {
    const changed = { ...message(1), reaction: 'heart' as const };
    expect(addMessage(changeMessage(empty, changed), message(1)).messages).toEqual([changed]);
    expect(changeMessage(addMessage(empty, message(1)), changed).messages).toEqual([changed]);
  });

  test('a message from before what was read waits until one scrolls up', () => {
    const held: Piece = { messages: [message(10)], hasEarlier: true, hasLater: false };
    expect(addMessage(held, message(3))).toBe(held);
  });

  test('a missing message is noticed', () => {
    expect(hasGap({ ...empty, messages: [message(1), message(3)] })).toBe(true);
  });

  test('reading again keeps the earlier pages where they meet, and drops them where they do not', () => {
    const held: Piece = { messages: [1, 2, 3, 4].map((it) => message(it)), hasEarlier: false, hasLater: false };
    const meets: Piece = { messages: [3, 4, 5].map((it) => message(it)), hasEarlier: true, hasLater: false };
    expect(mergePieces(held, meets).messages.map((it) => it.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(mergePieces(held, meets).hasEarlier).toBe(false);
    const apart: Piece = { messages: [8, 9].map((it) => message(it)), hasEarlier: true, hasLater: false };
    expect(mergePieces(held, apart)).toBe(apart);
  });
});
