import type { Conversation } from '@chatty/contract/conversations';
import { describe, expect, it } from 'vitest';
import type { Waitable } from '../acts/action.ts';
import { actedOf } from '../acts/foreseen.ts';
import { waitingConversation } from './conversation-for-test.ts';
import { isVoid, whyNot } from './why-not.ts';

const id = 'c';
const me = 'robin';

const shown = waitingConversation;
const written = { lastMessageAt: '2026-01-01T11:00:00.000Z' };

const queued = (act: Waitable, seen = shown) => ({
  act,
  seen: { ...actedOf(seen), lastMessageAt: seen.lastMessageAt },
  who: 'Ada',
});
const why = (act: Waitable, since: Partial<Conversation>, seen = shown) =>
  whyNot(queued(act, seen), { now: { ...shown, ...since }, me, nameOf: () => 'Maya Lind' });

describe('an act that has waited', () => {
  it('is done where nothing has happened that speaks against it', () => {
    expect(why({ do: 'resolve', id }, {})).toBeNull();
    expect(why({ do: 'resolve', id }, { status: 'resolved' })).toBeNull();
    expect(why({ do: 'resolve', id }, { ...written, previewBy: 'member' })).toBeNull();
    expect(why({ do: 'take-over', id }, written)).toBeNull();
    expect(why({ do: 'assign', id, memberId: 'maya' }, { assigneeId: 'maya' })).toBeNull();
    expect(why({ do: 'tag', id, tagId: 'a', on: true }, { status: 'resolved', ...written })).toBeNull();
    // Of what is blocked, the server says so itself.
    expect(why({ do: 'snooze', id, until: { until: 'reply' } }, { status: 'blocked' })).toBeNull();
  });

  it('is not done over what a colleague has decided since', () => {
    expect(why({ do: 'snooze', id, until: { until: 'reply' } }, { status: 'resolved' })).toBe('It’s resolved by now.');
    expect(why({ do: 'hand-back', id }, { status: 'spam' })).toBe('It’s marked as spam by now.');
    expect(why({ do: 'take-over', id }, { assigneeId: 'maya' })).toBe('Maya Lind has it by now.');
    expect(why({ do: 'assign', id, memberId: null }, { assigneeId: 'maya' })).toBe('Maya Lind has it by now.');
    const mine = { ...shown, assigneeId: 'maya' };
    expect(why({ do: 'take-over', id }, mine, mine)).toBeNull();
  });

  it('puts nobody away who has written since, and reads nothing that was not seen', () => {
    expect(why({ do: 'resolve', id }, written)).toBe('Ada has written since.');
    expect(why({ do: 'snooze', id, until: { until: 'opening' } }, written)).toBe('Ada has written since.');
    const read = queued({ do: 'read', id, isRead: true });
    expect(isVoid(read, { ...shown, ...written })).toBe(true);
    expect(isVoid(read, shown)).toBe(false);
    expect(isVoid(queued({ do: 'read', id, isRead: false }), { ...shown, ...written })).toBe(false);
  });
});
