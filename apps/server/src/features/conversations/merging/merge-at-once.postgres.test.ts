import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outcomesOf } from '../../../test-kit/outcomes.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { twoConversations } from './testing/two-conversations.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const rounds = 10;

it('A into B and B into A at once make one conversation, with nothing lost and nobody waiting for each other', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const { from, into, say, merge, own, texts } = await twoConversations(w);
    await say(from, 'In the one');
    await say(into, 'In the other');
    const outcomes = await outcomesOf([merge(from, into), merge(into, from)]);
    expect(outcomes.toSorted()).toEqual(['done', 'not_found']);
    const [only, ...others] = await own();
    expect(others).toEqual([]);
    expect((await texts(only?.id ?? '')).toSorted()).toEqual(['In the one', 'In the other']);
  }
}, 120_000);

it('what is said, done and begun while they are merged lands in the one that stays, each once and in its order', async () => {
  for (let n = 0; n < rounds; n += 1) {
    w.forgetLimits();
    const { from, into, say, reply, merge, own, texts, messages, maya, visitor } = await twoConversations(w);
    await say(from, 'a0');
    await say(into, 'b0');
    const again = newId();
    const outcomes = await outcomesOf([
      say(from, 'a1'),
      reply(from, 'a2'),
      merge(),
      say(from, 'a3', visitor, again),
      say(from, 'a3', visitor, again),
      say(into, 'b1'),
      reply(into, 'b2', { note: true }),
      maya.api('POST /conversations/:id/resolve', { params: { id: from } }),
      maya.api('POST /conversations/:id/read', { params: { id: from }, body: { isRead: true } }),
      maya.api('PUT /conversations/:id/draft', {
        params: { id: from },
        body: { id: newId(), mode: 'reply', text: 'Begun' },
      }),
    ]);
    expect(outcomes).toEqual(outcomes.map(() => 'done'));
    expect((await own()).map((it) => it.id)).toEqual([into]);
    expect((await texts(into)).toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'b1', 'b2']);
    const rows = await messages(into);
    expect(rows.map((it) => it.seq)).toEqual(rows.map((_, at) => at + 1));
    const { data } = await maya.api('GET /conversations/:id', { params: { id: into } });
    expect(data.drafts.map((it) => it.text)).toEqual(['Begun']);
  }
}, 120_000);

it('a ring of merges at once leaves one conversation for all that were said', async () => {
  for (let n = 0; n < rounds; n += 1) {
    w.forgetLimits();
    const { say, merge, own, texts } = await twoConversations(w);
    const ids = [newId(), newId(), newId()] as const;
    for (const id of ids) await say(id, id);
    const [a, b, c] = ids;
    for (const it of await outcomesOf([merge(a, b), merge(b, c), merge(c, a)]))
      expect(['done', 'not_found']).toContain(it);
    const left = await own();
    const said = (await Promise.all(left.map((it) => texts(it.id)))).flat();
    expect(said.toSorted()).toEqual(ids.toSorted());
  }
}, 120_000);
