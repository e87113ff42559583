import type { Conversation, Priority } from '@chatty/contract/conversations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Waitable } from '../acts/action.ts';
import { foreseen } from '../acts/foreseen.ts';
import { waitingConversation } from './conversation-for-test.ts';
import { outlived } from './queued-act.ts';

const me = 'robin';
const id = 'c';

const begun: Conversation = {
  ...waitingConversation,
  isRead: false,
  memberReadSeq: 0,
  waitingSince: '2026-01-01T10:00:00.000Z',
};

const anyBegun = fc
  .record({
    status: fc.constantFrom('open', 'resolved', 'snoozed', 'spam'),
    handler: fc.constantFrom('assistant', 'waiting'),
    isRead: fc.boolean(),
    tagIds: fc.subarray(['a', 'b']),
  })
  .map((it): Conversation => ({ ...begun, ...it }));

const anyAct: fc.Arbitrary<Waitable> = fc.oneof(
  fc.constantFrom<Waitable>(
    { do: 'take-over', id },
    { do: 'hand-back', id },
    { do: 'resolve', id },
    { do: 'reopen', id },
    { do: 'spam', id },
    { do: 'snooze', id, until: { until: 'reply' } },
  ),
  fc.constantFrom(me, 'maya', null).map((memberId): Waitable => ({ do: 'assign', id, memberId })),
  fc.record({ tagId: fc.constantFrom('a', 'b'), on: fc.boolean() }).map((it): Waitable => ({ do: 'tag', id, ...it })),
  fc.constantFrom<Priority>('none', 'high').map((priority): Waitable => ({ do: 'priority', id, priority })),
  fc.boolean().map((on): Waitable => ({ do: 'watch', id, on })),
  fc.boolean().map((isRead): Waitable => ({ do: 'read', id, isRead })),
);

const acts = fc.array(anyAct, { maxLength: 14 });

/** What waits after all of them, each with its place among them. */
const queueOf = (all: readonly Waitable[]) =>
  all.reduce<{ act: Waitable; at: number }[]>((waiting, act, at) => {
    const gone = outlived(waiting, act);
    return [...waiting.filter((it) => !gone.includes(it)), { act, at }];
  }, []);

const replay = (from: Conversation, all: readonly Waitable[]) => all.reduce((it, act) => foreseen(it, act, me), from);

/** What two acts of it would contradict each other in. */
const kindOf = (act: Waitable) =>
  act.do === 'tag' ? `tag ${act.tagId}` : ['resolve', 'reopen', 'spam', 'snooze'].includes(act.do) ? 'status' : act.do;

describe('acts that wait in a conversation', () => {
  it('lead to where all that was done would have led', () => {
    fc.assert(
      fc.property(anyBegun, acts, (from, all) => {
        const [whole, left] = [
          replay(from, all),
          replay(
            from,
            queueOf(all).map((it) => it.act),
          ),
        ];
        const { status, tagIds, priority, watcherIds } = whole;
        expect(left).toMatchObject({ status, priority, watcherIds });
        expect(new Set(left.tagIds)).toEqual(new Set(tagIds));
        // What is resolved and reopened unheard stays whose it was.
        if (!all.some((it) => it.do === 'reopen')) expect(left.assigneeId).toBe(whole.assigneeId);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keep their order, are never more than there are things to decide, and the last always counts', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const waiting = queueOf(all);
        expect(waiting.map((it) => it.at)).toEqual(waiting.map((it) => it.at).toSorted((a, b) => a - b));
        const last = all.at(-1);
        if (last) expect(waiting.at(-1)?.act).toBe(last);
        const kinds = waiting.map((it) => kindOf(it.act)).filter((it) => it !== 'status');
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of what is taken back again nothing but the last leaves', () => {
    const left = (...all: Waitable[]) => queueOf(all).map((it) => it.act);
    const unassign: Waitable = { do: 'assign', id, memberId: null };
    expect(left({ do: 'assign', id, memberId: me }, unassign)).toEqual([unassign]);
    expect(left({ do: 'resolve', id }, { do: 'reopen', id })).toEqual([{ do: 'reopen', id }]);
    expect(left({ do: 'tag', id, tagId: 'a', on: true }, { do: 'tag', id, tagId: 'b', on: true })).toHaveLength(2);
    expect(left({ do: 'resolve', id }, unassign, { do: 'take-over', id })).toEqual([{ do: 'take-over', id }]);
  });
});
