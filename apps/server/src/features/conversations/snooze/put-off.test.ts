import type { Snooze } from '@chatty/contract/snooze';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsAtRest } from '../../../test-kit/jobs-at-rest.ts';
import { neverOpen } from '../../../test-kit/never-open.ts';
import { systemCtx } from '../../../ctx.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { countInbox } from '../list/inbox-counts.ts';
import { resolveSilent } from '../pending/resolve-silent.ts';
import { wakeSnoozed, wakeSnoozedEverywhere } from './wake-snoozed.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

async function talk(settings: Record<string, unknown> = { isEnableAIAssistant: false }) {
  const shop = await w.shop(settings);
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const params = { id: newId() };
  const say = (text = 'Hello?') =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  const answer = () => member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Yes' } });
  await say();
  const read = async () => (await member.api('GET /conversations/:id', { params })).data;
  const snooze = async (body: Snooze) => (await member.api('POST /conversations/:id/snooze', { params, body })).data;
  const lines = async () =>
    (await member.api('GET /conversations/:id/messages', { params })).data.messages.flatMap((it) => it.activity ?? []);
  const seen = async () => {
    const [own] = (await visitor.api('GET /client/api/conversations')).data;
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    return { status: own?.status, activities: data.messages.flatMap((it) => it.activity ?? []) };
  };
  const listed = async (status: 'open' | 'snoozed' | 'spam') =>
    (await member.api('GET /conversations', { query: { status } })).data.conversations.map((it) => it.id);
  return {
    shop,
    ctx: systemCtx(w.services, shop.id),
    member,
    visitor,
    params,
    say,
    answer,
    read,
    snooze,
    lines,
    seen,
    listed,
  };
}

const later = (ms: number) => new Date(w.services.clock.now().getTime() + ms);
const hourMs = 3_600_000;

describe('a snoozed conversation', () => {
  it('leaves the open ones until it is time, and is open to its visitor all the while', async () => {
    const { params, answer, snooze, read, seen, listed, lines, ctx, member } = await talk();
    await answer();
    const at = later(hourMs);
    expect(await snooze({ until: 'moment', at: at.toISOString() })).toMatchObject({
      status: 'snoozed',
      snoozedUntil: at.toISOString(),
      assigneeId: member.id,
      isRead: true,
    });
    expect([await listed('open'), await listed('snoozed')]).toEqual([[], [params.id]]);
    expect(await countInbox(ctx, member.id)).toEqual({ unread: 0, mine: 0, unassigned: 0, all: 0 });
    expect(await seen()).toEqual({ status: 'open', activities: ['taken_over'] });
    await wakeSnoozed(ctx);
    expect((await read()).status).toBe('snoozed');
    // By the database's own clock it is time.
    await w.services.db
      .updateTable('conversations')
      .set({ snoozed_until: later(-1_000) })
      .where('id', '=', params.id)
      .execute();
    await wakeSnoozedEverywhere(w.services);
    await expect.poll(read, { timeout: 20_000 }).toMatchObject({
      status: 'open',
      snoozedUntil: null,
      handler: 'person',
      assigneeId: member.id,
      isRead: false,
    });
    expect(await lines()).toEqual(['taken_over', 'snoozed', 'woke']);
    expect(await seen()).toEqual({ status: 'open', activities: ['taken_over'] });
    await wakeSnoozed(ctx);
    expect(await lines()).toEqual(['taken_over', 'snoozed', 'woke']);
  });

  it('comes back with a word of its visitor, to whose it was', async () => {
    const { answer, snooze, say, read, member } = await talk();
    await answer();
    expect(await snooze({ until: 'reply' })).toMatchObject({ status: 'snoozed', snoozedUntil: null });
    await say('One more thing');
    expect(await read()).toMatchObject({ status: 'open', handler: 'person', assigneeId: member.id, isRead: false });
  });

  it('comes back when a member wants it, and is never resolved for its silence', async () => {
    const { answer, snooze, read, ctx, params, member } = await talk({
      isEnableAIAssistant: false,
      onAutoResolve: true,
      timeAutoResolve: 1,
      typeAutoResolve: 'hours',
    });
    await answer();
    await snooze({ until: 'reply' });
    await w.services.db
      .updateTable('conversations')
      .set({ last_message_at: later(-48 * hourMs) })
      .where('id', '=', params.id)
      .execute();
    await resolveSilent(ctx);
    expect((await read()).status).toBe('snoozed');
    await member.api('POST /conversations/:id/reopen', { params });
    expect(await read()).toMatchObject({ status: 'open', assigneeId: member.id });
  });

  it('is put off to a moment within a year, and to an opening only where there is one', async () => {
    const { snooze, read } = await talk({ isEnableAIAssistant: false, ...neverOpen });
    for (const at of [later(-hourMs), later(366 * 24 * hourMs)])
      await expect(snooze({ until: 'moment', at: at.toISOString() })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(snooze({ until: 'opening' })).rejects.toMatchObject({ code: 'conflict' });
    expect((await read()).status).toBe('open');
  });
});

describe('spam', () => {
  it('is told to nobody: it is counted nowhere, its visitor notices nothing', async () => {
    const { params, member, say, read, seen, listed, ctx, visitor } = await talk();
    await member.api('POST /conversations/:id/spam', { params });
    await say('Buy my followers');
    await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params });
    await visitor.api('POST /client/api/conversations/:id/end', { params });
    expect(await read()).toMatchObject({ status: 'spam', isRead: true });
    expect(await countInbox(ctx, member.id)).toEqual({ unread: 0, mine: 0, unassigned: 0, all: 0 });
    expect(await seen()).toEqual({ status: 'open', activities: [] });
    expect([await listed('open'), await listed('spam')]).toEqual([[], [params.id]]);
    const rate = visitor.api('POST /client/api/conversations/:id/satisfaction', { params, body: { rating: 1 } });
    await expect(rate).rejects.toMatchObject({ code: 'conflict' });
    await member.api('POST /conversations/:id/reopen', { params });
    expect(await read()).toMatchObject({ status: 'open', handler: 'waiting', isRead: false });
  });

  it('is not answered by the assistant', async () => {
    const { params, member, say, read } = await talk({ isEnableAIAssistant: true });
    await member.api('POST /conversations/:id/spam', { params });
    const { lastSeq } = await read();
    await say('Where is my order?');
    await jobsAtRest(w.services.db, 20_000);
    expect(await read()).toMatchObject({ status: 'spam', handler: 'assistant', lastSeq: lastSeq + 1 });
    // It was none after all: who waits is answered.
    await member.api('POST /conversations/:id/reopen', { params });
    await expect.poll(read, { timeout: 20_000 }).toMatchObject({ status: 'open', waitingSince: null });
  });
});

describe('a priority', () => {
  it('stands on a conversation with a line for the team; the same again says nothing', async () => {
    const { params, member, lines } = await talk();
    const set = async (priority: 'high' | 'none') =>
      (await member.api('POST /conversations/:id/priority', { params, body: { priority } })).data.priority;
    expect([await set('high'), await set('high'), await set('none')]).toEqual(['high', 'high', 'none']);
    expect(await lines()).toEqual(['prioritized', 'prioritized']);
  });
});
