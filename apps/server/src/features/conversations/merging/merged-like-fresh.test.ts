import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { twoConversations } from './testing/two-conversations.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const conversations = 4;
const at = fc.nat(conversations - 1);
const acts = ['say', 'reply', 'note', 'read', 'unread', 'resolve', 'reopen', 'take-over', 'see', 'ask-person'] as const;
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...acts), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), at, into: at }) },
);

/** What the server holds after random acts on conversations of a visitor, and what was said where. */
async function world() {
  const talk = await twoConversations(w);
  const ids = Array.from({ length: conversations }, newId);
  /** Where each one leads by now. */
  const now = ids.map((_, n) => n);
  /** What was said in each, in order, by where it was said first. */
  const said: string[][] = ids.map(() => []);
  const live = (n: number): number => (now[n] === n ? n : live(now[n] ?? n));
  let count = 0;
  for (const [n, id] of ids.entries()) {
    await talk.say(id, `${n}: 0`);
    said[n]?.push(`${n}: 0`);
  }
  const { maya, visitor } = talk;
  const params = (n: number) => ({ params: { id: ids[n] ?? '' } });
  const words = (n: number) => {
    count += 1;
    const text = `${n}: ${count}`;
    said[n]?.push(text);
    return text;
  };
  const doIt = async (it: { do: (typeof acts)[number]; at: number }) => {
    const { at: n } = it;
    const id = ids[n] ?? '';
    if (it.do === 'say') return talk.say(id, words(n));
    if (it.do === 'reply' || it.do === 'note') return talk.reply(id, words(n), { note: it.do === 'note' });
    if (it.do === 'read' || it.do === 'unread')
      return maya.api('POST /conversations/:id/read', { ...params(n), body: { isRead: it.do === 'read' } });
    if (it.do === 'see') {
      const seen = (await talk.seen(id)).at(-1)?.seq ?? 0;
      return visitor.api('POST /client/api/conversations/:id/read', { ...params(live(n)), body: { seq: seen } });
    }
    if (it.do === 'ask-person') return visitor.api('POST /client/api/conversations/:id/talk-to-person', params(n));
    return maya.api(`POST /conversations/:id/${it.do}`, params(n));
  };
  const unreadOf = async (n: number) => {
    const seq = (await talk.own()).find((it) => it.id === ids[n])?.visitorReadSeq ?? 0;
    return (await talk.seen(ids[n] ?? '')).filter((it) => it.seq > seq && it.sender === 'admin').map((it) => it.text);
  };
  /** Merges, and answers what must be so of the two and of the one that they are now. */
  const merge = async (n: number, m: number) => {
    const [from, into] = [live(n), live(m)];
    if (from === into) return;
    const ends = [ids[from] ?? '', ids[into] ?? ''] as const;
    const [a, b] = [await talk.read(ends[0]), await talk.read(ends[1])];
    const unread = [...(await unreadOf(into)), ...(await unreadOf(from))];
    const before = [...(await talk.texts(ends[1])), ...(await talk.texts(ends[0]))];
    const joined = await talk.merge(...ends);
    now[from] = into;
    expect(await talk.texts(ends[1])).toEqual(before);
    expect(joined.isRead).toBe(a.isRead && b.isRead);
    expect(joined.status === 'open').toBe(a.status === 'open' || b.status === 'open');
    // Nothing that was not read counts as read, and nothing that the visitor had read in both counts as new.
    const left = await unreadOf(into);
    expect(left).toEqual(expect.arrayContaining(unread));
    if (unread.length === 0) expect(left).toEqual([]);
  };
  const check = async () => {
    const roots = ids.map((_, n) => n).filter((n) => live(n) === n);
    for (const n of roots) {
      const rows = await talk.messages(ids[n] ?? '');
      expect(rows.map((it) => it.seq)).toEqual(rows.map((_, place) => place + 1));
      const texts = rows.filter((it) => it.kind !== 'activity').map((it) => it.text);
      const members = ids.map((_, k) => k).filter((k) => live(k) === n);
      // All that was said in those that are one now, and of each in its order.
      expect(texts.toSorted()).toEqual(members.flatMap((k) => said[k] ?? []).toSorted());
      for (const k of members) expect(texts.filter((it) => it.startsWith(`${k}: `))).toEqual(said[k]);
      const fresh = await talk.read(ids[n] ?? '');
      expect(fresh.lastSeq).toBe(rows.length);
    }
    const shown = roots.map((n) => ids[n]).toSorted();
    expect((await talk.listed()).map((it) => it.id).toSorted()).toEqual(shown);
    expect((await talk.own()).map((it) => it.id).toSorted()).toEqual(shown);
    const open = (await talk.listed({ status: 'open' })).length;
    const { data: counts } = await maya.api('GET /conversations/counts');
    expect(counts.all).toBe(open);
    // Also of resolved ones: who marks one unread after it was resolved still has to read it.
    expect(counts.unread).toBe((await talk.listed({ unread: 'true' })).length);
    w.forgetLimits();
  };
  return { doIt, merge, check };
}

it('after any acts and merges each message stands once, in its order; unread, lists and counts are as a fresh read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const { doIt, merge, check } = await world();
      for (const it of steps) {
        w.forgetLimits();
        if (it.do === 'merge') await merge(it.at, it.into);
        else await doIt(it);
      }
      await check();
    }),
    { numRuns: 12 },
  );
}, 300_000);
