import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { doJob } from '../../../test-kit/do-job.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { heldEngine } from '../../../test-kit/held-engine.ts';
import { measureJob } from '../../metrics/metrics.jobs.ts';
import { mailReplyJob } from '../../notifications/notifications.jobs.ts';
import { twoConversations } from './testing/two-conversations.ts';

const held = heldEngine(createOfflineEngine());
let w: TestServer;
beforeAll(async () => {
  w = await testServer({ engine: held.engine });
});
beforeEach(() => {
  w.forgetLimits();
  w.setTime('2026-03-02T10:00:00Z');
});
afterAll(() => w.close());

const both = async (settings = {}) => {
  const it = await twoConversations(w, settings);
  await it.say(it.from, 'About shoes');
  w.setTime('2026-03-02T10:01:00Z');
  await it.say(it.into, 'About hats');
  const act = (id: string) => ({ params: { id } });
  return { ...it, act };
};

describe('what belongs to a conversation', () => {
  it('is joined: tags, watchers, the higher priority, and what anybody waits for since the earlier moment', async () => {
    const { maya, shop, from, into, merge, act } = await both();
    const tom = await shop.member({ name: 'Tom', role: 'member' });
    const tag = async (id: string, name: string) => {
      const { data } = await maya.api('POST /tags', { body: { id: newId(), name } });
      await maya.api('POST /conversations/:id/tags', { ...act(id), body: { add: [data.id] } });
      return data.id;
    };
    const tagIds = [await tag(into, 'hats'), await tag(from, 'shoes')];
    await tom.api('POST /conversations/:id/watch', { ...act(from), body: { on: true } });
    await maya.api('POST /conversations/:id/priority', { ...act(from), body: { priority: 'high' } });
    const joined = await merge();
    expect(joined).toMatchObject({ tagIds, watcherIds: [tom.id], priority: 'high', isRead: false });
    expect(joined.waitingSince).toBe('2026-03-02T10:00:00.000Z');
    expect(joined).toMatchObject({ preview: 'About hats', lastMessageAt: '2026-03-02T10:01:00.000Z' });
  });

  it('goes on as the livelier one stands: whose it is, and open where one of them is', async () => {
    const { maya, from, into, merge, act, read } = await both();
    await maya.api('POST /conversations/:id/take-over', act(from));
    await maya.api('POST /conversations/:id/resolve', act(into));
    expect(await merge()).toMatchObject({ status: 'open', handler: 'person', assigneeId: maya.id });
    expect(await read(into)).toMatchObject({ status: 'open', assigneeId: maya.id });
  });

  it('stays put off until the earlier of two moments, and resolved where both are', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 2, 3, hour)).toISOString();
    const snoozed = await both();
    for (const [id, hour] of [
      [snoozed.from, 9],
      [snoozed.into, 12],
    ] as const)
      await snoozed.maya.api('POST /conversations/:id/snooze', {
        ...snoozed.act(id),
        body: { until: 'moment', at: at(hour) },
      });
    expect(await snoozed.merge()).toMatchObject({ status: 'snoozed', snoozedUntil: at(9) });
    const over = await both();
    for (const id of [over.from, over.into]) await over.maya.api('POST /conversations/:id/resolve', over.act(id));
    expect(await over.merge()).toMatchObject({ status: 'resolved', handler: 'waiting' });
  });

  it('keeps what was not read unread, and what was read by team and visitor read', async () => {
    const { maya, visitor, from, into, merge, reply, own, act } = await both();
    for (const id of [from, into]) {
      await reply(id, 'Answer');
      await maya.api('POST /conversations/:id/read', { ...act(id), body: { isRead: true } });
    }
    await visitor.api('POST /client/api/conversations/:id/read', { ...act(into), body: { seq: 3 } });
    await visitor.api('POST /client/api/conversations/:id/read', { ...act(from), body: { seq: 1 } });
    const joined = await merge();
    expect(joined).toMatchObject({ isRead: true, memberReadSeq: joined.lastSeq });
    const [only] = await own();
    const seen = (await visitor.api('GET /client/api/conversations/:id/messages', { ...act(into), query: {} })).data;
    const unread = seen.messages.filter((it) => it.seq > (only?.visitorReadSeq ?? 0) && it.sender === 'admin');
    expect(unread.map((it) => it.text)).toEqual(['Answer']);
    // A page that has not heard of it says how far it had read the one: nothing of the other counts as read by that.
    await visitor.api('POST /client/api/conversations/:id/read', { ...act(from), body: { seq: 9 } });
    expect((await own())[0]?.visitorReadSeq).toBe(only?.visitorReadSeq);
  });
});

describe('what belongs to a member or a message', () => {
  it('loses no draft: who has begun a reply in both finds one behind the other', async () => {
    const { maya, from, into, merge, read, act } = await both();
    const draft = (id: string, text: string) =>
      maya.api('PUT /conversations/:id/draft', { ...act(id), body: { id: newId(), mode: 'reply', text } });
    await draft(into, 'Hats are');
    await draft(from, 'Shoes are');
    await maya.api('PUT /conversations/:id/draft', {
      ...act(from),
      body: { id: newId(), mode: 'note', text: 'Ask Tom' },
    });
    await merge();
    const { drafts } = await read(into);
    expect(drafts.map((it) => [it.mode, it.text]).toSorted()).toEqual([
      ['note', 'Ask Tom'],
      ['reply', 'Hats are\n\nShoes are'],
    ]);
  });

  it('goes with the messages: reactions, quotes with their places, mentions, names by which providers call them', async () => {
    const { maya, shop, from, into, merge, messages, reply, visitor, act, of } = await both();
    const tom = await shop.member({ name: 'Tom' });
    const [asked] = await messages(from);
    const { data: quoting } = await maya.api('POST /conversations/:id/messages', {
      ...act(from),
      body: { id: newId(), text: 'Green', replyToId: asked?.id ?? '' },
    });
    const opinion = { params: { id: from, messageId: quoting.id }, body: { reaction: 'heart' as const } };
    await visitor.api('POST /client/api/conversations/:id/messages/:messageId/opinion', opinion);
    await reply(from, '@Tom look', { note: true, mentions: [tom.id] });
    const named = { shop_id: of.shop_id, channel: 'whatsapp' as const, provider_id: 'wa-1', conversation_id: from };
    await w.services.db
      .insertInto('provider_messages')
      .values({ ...named, message_id: quoting.id })
      .execute();
    await merge();
    const after = await messages(into);
    const moved = after.find((it) => it.id === quoting.id);
    expect(moved).toMatchObject({ reaction: 'heart', replyTo: { id: asked?.id } });
    expect(after[(moved?.replyTo?.seq ?? 0) - 1]?.id).toBe(asked?.id);
    const rowOf = (table: 'provider_messages' | 'mentions') =>
      w.services.db.selectFrom(table).select('conversation_id').where('shop_id', '=', of.shop_id).execute();
    expect(await rowOf('provider_messages')).toEqual([{ conversation_id: into }]);
    expect(await rowOf('mentions')).toEqual([{ conversation_id: into }]);
    const undo = { params: { id: from, messageId: quoting.id }, body: { reaction: null } };
    const { data } = await visitor.api('POST /client/api/conversations/:id/messages/:messageId/opinion', undo);
    expect(data).toMatchObject({ conversationId: into, reaction: null });
  });

  it('waits on: a reply for later leaves in the conversation that stays, and a rating stands at its resolution', async () => {
    const { maya, visitor, from, into, merge, act, messages, of } = await both({ isSatisfactionSurvey: true });
    const sendAt = '2026-03-02T12:00:00.000Z';
    const later = { id: newId(), text: 'Good news', sendAt };
    await maya.api('POST /conversations/:id/scheduled', { ...act(from), body: { ...later, unlessReply: true } });
    await maya.api('POST /conversations/:id/resolve', act(into));
    await visitor.api('POST /client/api/conversations/:id/satisfaction', {
      ...act(into),
      body: { rating: 5, comment: '' },
    });
    await merge(into, from);
    const scheduled = (await maya.api('GET /conversations/:id/scheduled', act(into))).data;
    expect(scheduled).toMatchObject([{ id: later.id, conversationId: from, state: 'waiting' }]);
    const rated = await w.services.db
      .selectFrom('satisfaction_ratings')
      .selectAll()
      .where('shop_id', '=', of.shop_id)
      .executeTakeFirst();
    expect(rated?.conversation_id).toBe(from);
    expect((await messages(from))[(rated?.resolution ?? 0) - 1]?.activity).toBe('resolved');
  });

  it('mails the visitor once what they have not read in either', async () => {
    const { visitor, from, into, merge, reply, act, shop } = await both();
    await visitor.api('POST /client/api/conversations/:id/contact', {
      ...act(from),
      body: { email: 'ida@shop.example' },
    });
    await reply(from, 'About your shoes');
    await doJob(w.services, mailReplyJob, { shopId: shop.id, conversationId: from });
    w.mails.length = 0;
    await reply(from, 'They are green');
    await merge();
    await doJob(w.services, mailReplyJob, { shopId: shop.id, conversationId: into });
    await doJob(w.services, mailReplyJob, { shopId: shop.id, conversationId: into });
    const mailed = w.mails.filter((it) => it.to === 'ida@shop.example').map((it) => it.text);
    expect(mailed).toEqual([expect.stringContaining('They are green')]);
    expect(mailed[0]).not.toContain('About your shoes');
  });

  it('is measured as it was: each time once, and the same from the messages alone', async () => {
    const { maya, from, into, merge, reply, act, shop } = await both();
    w.setTime('2026-03-02T10:03:00Z');
    await reply(from, 'Yes');
    await maya.api('POST /conversations/:id/resolve', act(from));
    w.setTime('2026-03-02T10:05:00Z');
    await reply(into, 'No');
    const measure = () => doJob(w.services, measureJob, { shopId: shop.id, conversationId: into });
    await merge();
    w.setTime('2026-03-02T10:08:00Z');
    await maya.api('POST /conversations/:id/resolve', act(into));
    const times = async () => {
      const rows = await w.services.db
        .selectFrom('metrics')
        .selectAll()
        .where('shop_id', '=', shop.id)
        .orderBy('seq')
        .execute();
      return rows.map((it) => [it.kind, (it.ended_at.getTime() - it.started_at.getTime()) / 60_000]);
    };
    await measure();
    const measured = await times();
    expect(measured).toEqual([
      ['first_response', 4],
      ['first_response', 3],
      ['resolution', 3],
      ['resolution', 7],
    ]);
    await w.services.db
      .updateTable('metric_clocks')
      .set({ measured_seq: 0, clock: '{}' })
      .where('shop_id', '=', shop.id)
      .execute();
    await measure();
    expect(await times()).toEqual(measured);
  });
});

it('says in the event log what was merged into what, by whom and where it stands, to the team; and to the visitor no more than which', async () => {
  const { maya, from, into, merge, shop, visitor } = await both();
  const joined = await merge();
  const logged = await w.services.db
    .selectFrom('events')
    .select(['type', 'payload', 'for_team', 'for_contact'])
    .where('shop_id', '=', shop.id)
    .where('type', 'like', '%conversation.merged')
    .orderBy('n')
    .execute();
  expect(logged).toMatchObject([
    {
      for_team: true,
      payload: { conversationId: from, memberId: maya.id, seqShift: 2, into: { id: into, lastSeq: joined.lastSeq } },
    },
    { for_team: false, for_contact: visitor.contactId, payload: { conversationId: from, into: { id: into } } },
  ]);
  expect(JSON.stringify(logged[1])).not.toContain(maya.id);
});

it('the assistant answers once what was said in either, where it stands now', async () => {
  const { from, into, say, merge, messages, read } = await twoConversations(w, { isEnableAIAssistant: true });
  const { release } = held.hold();
  await say(into, 'Do you sell hats?');
  await say(from, 'Do you ship to Norway?');
  const joined = await merge();
  release();
  const speakers = async () =>
    (await messages(into)).filter((it) => it.kind === 'text' && it.seq > joined.lastSeq).map((it) => it.sender);
  await expect.poll(speakers, { timeout: 20_000 }).toHaveLength(1);
  expect(await speakers()).toEqual(['assistant']);
  expect((await read(from)).id).toBe(into);
});
