import { openLive } from '@chatty/client/live';
import type { LiveEvent } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstFilter, type ListFilter, views } from '../../apps/admin/src/features/conversations/list/list-filter.ts';
import { fromAsked, toAsked } from '../../apps/admin/src/features/conversations/list/views/asked-filter.ts';
import { mayChangeCounts } from '../../apps/admin/src/features/conversations/list/views/may-change-counts.ts';
import { conversationReactions } from '../../apps/admin/src/features/conversations/live/conversation-reactions.ts';
import { countsQuery } from '../../apps/admin/src/features/conversations/live/unread.ts';
import { askedOf } from '../../apps/admin/src/features/conversations/queries.ts';
import { type TestMember, type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { anyAct } from './any-act.ts';
import { assistantIsDone, heardBy } from './heard-events.ts';
import { beginScene, type Scene } from './scene.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const acts = fc.array(anyAct, { minLength: 10, maxLength: 40 });

const countsOf = async ({ api }: TestMember) => (await api('GET /conversations/counts')).data;

/** All that a list shows whose end somebody has scrolled to. */
async function shownBy({ api }: TestMember, filter: ListFilter) {
  const { data } = await api('GET /conversations', { query: { ...askedOf(filter, null), limit: 50 } });
  expect(data.cursor).toBeNull();
  return data.conversations;
}

/** A member's numbers as their screen holds them: read once, then changed by what the line tells. */
async function openNumbers({ api, token, id }: TestMember) {
  const client = new QueryClient();
  const ready = Promise.withResolvers<void>();
  const live = openLive({
    url: `${w.origin.replace(/^http/, 'ws')}/realtime`,
    token: async () => token,
    since: null,
    onEvent: (event) => conversationReactions.apply?.(client, event, id),
    onPassing: (event) => conversationReactions.applyPassing?.(client, event, id),
    onReset: () => expect.unreachable(),
    onStatus: (status) => status === 'live' && ready.resolve(),
  });
  await ready.promise;
  client.setQueryData(countsQuery.queryKey, (await api('GET /conversations/counts')).data);
  return {
    held: () => client.getQueryData(countsQuery.queryKey),
    close: () => live.close(),
  };
}

it('the numbers beside the inbox are what a fresh count says and what the lists show, whatever everybody did', async () => {
  const property = fc.asyncProperty(acts, fc.boolean(), async (steps, assistant) => {
    const scene = await beginScene(w, assistant);
    const { member } = scene;
    const numbers = await openNumbers(member);
    for (const act of steps) {
      w.forgetLimits();
      await act(scene);
    }
    await assistantIsDone(w, scene.shopId);
    const fresh = await countsOf(member);
    await expect.poll(numbers.held).toEqual(fresh);
    numbers.close();

    const { unread: _, ...byView } = fresh;
    for (const view of views) expect(byView[view], view).toBe((await shownBy(member, { ...firstFilter, view })).length);
  });
  await fc.assert(property, { numRuns: 8, endOnFailure: true });
}, 120_000);

const lists: Partial<ListFilter>[] = [
  {},
  { view: 'mine' },
  { status: 'resolved' },
  { status: 'blocked' },
  { unread: true },
  { waiting: true },
  { handler: 'waiting' },
  { assignee: 'nobody' },
  { priority: 'high' },
];

/** Saves each list as a view. */
async function keepViews({ member, tagId }: Scene): Promise<void> {
  for (const over of [...lists, { tag: tagId }]) {
    const filter = { ...firstFilter, view: 'all' as const, ...over };
    await member.api('POST /views', { body: { id: newId(), name: JSON.stringify(over), filter: toAsked(filter) } });
  }
}

/** What each view shows by now: one of a tag that became another is one of that. */
async function readViews({ member: { api } }: Scene): Promise<Map<string, ListFilter>> {
  const { data } = await api('GET /views');
  return new Map(data.map((it) => [it.id, fromAsked(it.filter)]));
}

it('a view has as many as its list shows, and nothing changes that without an event that has an open menu count again', async () => {
  const property = fc.asyncProperty(acts, async (steps) => {
    const scene = await beginScene(w, false);
    const { member, shopId } = scene;
    await keepViews(scene);
    const count = async () => (await member.api('GET /views/counts')).data;
    let before = await count();
    let heard = (await heardBy(w, shopId)).length;
    for (const act of steps) {
      w.forgetLimits();
      await act(scene);
      // Between the log and the count nothing may happen of itself: what is handed back has the assistant look.
      await assistantIsDone(w, shopId);
      const log: LiveEvent[] = await heardBy(w, shopId);
      const after = await count();
      if (!log.slice(heard).some(mayChangeCounts)) expect(after, String(act)).toEqual(before);
      [before, heard] = [after, log.length];
    }
    w.forgetLimits();
    const kept = await readViews(scene);
    for (const it of before) {
      const filter = kept.get(it.id) ?? expect.unreachable();
      const shown = await shownBy(member, filter);
      expect({ count: it.count, unread: it.unread }, JSON.stringify(filter)).toEqual({
        count: shown.length,
        unread: shown.filter((row) => !row.isRead).length,
      });
    }
  });
  await fc.assert(property, { numRuns: 6, endOnFailure: true });
}, 120_000);
