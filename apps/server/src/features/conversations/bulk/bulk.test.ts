import { newId } from '@chatty/contract/new-id';
import { mostChosen } from '@chatty/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemCtx } from '../../../ctx.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { runThrough } from './run-bulk.ts';
import { bulk, inbox, linesOf, plant, read, readAll, talk, undo } from './testing/bulk-inbox.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

describe('a bulk action', () => {
  it('does to each what the action does to one, and says so in each thread', async () => {
    const { shop, member, ids } = await inbox(w, 3);
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const { data: tag } = await member.api('POST /tags', { body: { id: newId(), name: 'Returns' } });
    const run = await bulk(member, { do: 'assign', memberId: tom.id }, ids);
    expect(run).toMatchObject({ state: 'done', total: 3, gone: 3, changed: 3, restored: 0, problem: null });
    await bulk(member, { do: 'tags', add: [tag.id], remove: [] }, ids);
    await bulk(member, { do: 'priority', priority: 'high' }, ids);
    await bulk(member, { do: 'read', isRead: true }, ids);
    await bulk(member, { do: 'snooze', until: { until: 'reply' } }, ids);
    for (const it of await readAll(member, ids))
      expect(it).toMatchObject({
        status: 'snoozed',
        assigneeId: tom.id,
        tagIds: [tag.id],
        priority: 'high',
        isRead: true,
      });
    await bulk(member, { do: 'resolve' }, ids);
    await bulk(member, { do: 'reopen' }, ids);
    for (const it of await readAll(member, ids)) expect(it).toMatchObject({ status: 'open', assigneeId: member.id });
    expect(await linesOf(member, ids[0] ?? '')).toEqual([
      'assigned',
      'tagged',
      'prioritized',
      'snoozed',
      'resolved',
      'reopened',
    ]);
  });

  it('of several steps does them in their order, says each in the thread, and is taken back as one', async () => {
    const { member, ids } = await inbox(w, 1);
    const { data: tag } = await member.api('POST /tags', { body: { id: newId(), name: 'Refund' } });
    const before = await read(member, ids[0] ?? '');
    const steps = [
      { do: 'assign' as const, memberId: member.id },
      { do: 'tags' as const, add: [tag.id], remove: [] },
      { do: 'priority' as const, priority: 'high' as const },
      { do: 'resolve' as const },
    ];
    const run = await bulk(member, { do: 'several', steps }, ids);
    expect(run).toMatchObject({ state: 'done', total: 1, changed: 1, problem: null });
    const after = await read(member, ids[0] ?? '');
    expect(after).toMatchObject({ status: 'resolved', assigneeId: member.id, tagIds: [tag.id], priority: 'high' });
    expect(await linesOf(member, ids[0] ?? '')).toEqual(['assigned', 'tagged', 'prioritized', 'resolved']);
    expect(await undo(member, run.id)).toMatchObject({ state: 'undone', restored: 1 });
    const { status, assigneeId, handler, tagIds, priority } = before;
    expect(await read(member, ids[0] ?? '')).toMatchObject({ status, assigneeId, handler, tagIds, priority });
  });

  it('counts what it has changed, each once, and leaves out what is not there', async () => {
    const { member, ids } = await inbox(w, 2);
    const [one = '', other = ''] = ids;
    await member.api('POST /conversations/:id/resolve', { params: { id: other } });
    const run = await bulk(member, { do: 'resolve' }, [one, one.toUpperCase(), other, newId()]);
    expect(run).toMatchObject({ total: 3, gone: 3, changed: 1 });
    expect(await linesOf(member, one)).toEqual(['resolved']);
  });

  it('asked for again under its id is the same action', async () => {
    const { member, ids } = await inbox(w, 1);
    const id = newId();
    await bulk(member, { do: 'resolve' }, ids, id);
    await member.api('POST /conversations/:id/reopen', { params: { id: ids[0] ?? '' } });
    expect(await bulk(member, { do: 'resolve' }, ids, id)).toMatchObject({ state: 'done', changed: 1 });
    expect((await read(member, ids[0] ?? '')).status).toBe('open');
  });

  it('that can be done to none is refused, and nothing is begun', async () => {
    const { member, ids, shop } = await inbox(w, 1);
    const gone = { do: 'assign', memberId: newId() } as const;
    const past = { do: 'snooze', until: { until: 'moment', at: '2020-01-01T00:00:00Z' } } as const;
    await expect(bulk(member, gone, ids)).rejects.toMatchObject({ code: 'not_found' });
    await expect(bulk(member, { do: 'tags', add: [newId()], remove: [] }, ids)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(bulk(member, past, ids)).rejects.toMatchObject({ code: 'bad_input' });
    const many = Array.from({ length: mostChosen + 1 }, () => newId());
    await expect(bulk(member, { do: 'resolve' }, many)).rejects.toMatchObject({ code: 'bad_input' });
    const { db } = shop.ctx;
    expect(await db.selectFrom('bulk_runs').select('id').where('shop_id', '=', shop.id).execute()).toEqual([]);
  });

  it('leaves another shop’s conversations alone, and is nobody else’s to see or to undo', async () => {
    const [ours, theirs] = [await inbox(w, 1), await inbox(w, 1)];
    const run = await bulk(ours.member, { do: 'resolve' }, theirs.ids);
    expect(run).toMatchObject({ changed: 0 });
    expect((await read(theirs.member, theirs.ids[0] ?? '')).status).toBe('open');
    const colleague = await ours.shop.member({ name: 'Tom Berg' });
    const { id } = await bulk(ours.member, { do: 'resolve' }, ours.ids);
    await expect(bulk(colleague, { do: 'spam' }, ours.ids, id)).rejects.toMatchObject({ code: 'not_found' });
    for (const it of [colleague, theirs.member]) {
      await expect(undo(it, id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(it.api('GET /conversations/bulk/:id', { params: { id } })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  it('puts a tag on where there is room, and says why not on the others', async () => {
    const { member, ids } = await inbox(w, 2);
    const tags: string[] = [];
    for (let i = 0; i <= 30; i += 1) {
      const { data } = await member.api('POST /tags', { body: { id: newId(), name: `Tag ${i}` } });
      tags.push(data.id);
    }
    const [full = '', free = ''] = ids;
    const last = tags.at(-1) ?? '';
    await member.api('POST /conversations/:id/tags', { params: { id: full }, body: { add: tags.slice(0, 30) } });
    const run = await bulk(member, { do: 'tags', add: [last], remove: [] }, ids);
    expect(run).toMatchObject({ changed: 1, problem: expect.stringContaining('at most 30 tags') });
    expect((await read(member, free)).tagIds).toEqual([last]);
  });
});

describe('a bulk action on all of a list', () => {
  it('goes through all that match, in a job where there are many, and no other', async () => {
    const { shop, member, ids } = await inbox(w, 1);
    await plant(shop, mostChosen + 20);
    await member.api('POST /conversations/:id/priority', { params: { id: ids[0] ?? '' }, body: { priority: 'high' } });
    const query = { view: 'all', status: 'open', priority: 'none' } as const;
    const { data: matching } = await member.api('GET /conversations/matching', { query });
    expect(matching.count).toBe(mostChosen + 20);
    const begun = await bulk(member, { do: 'resolve' }, { by: 'filter', filter: query, at: matching.at });
    expect(begun).toMatchObject({ total: mostChosen + 20 });
    const now = async () => (await member.api('GET /conversations/bulk/:id', { params: { id: begun.id } })).data;
    await expect.poll(now, { timeout: 20_000 }).toMatchObject({ state: 'done', changed: mostChosen + 20 });
    expect((await read(member, ids[0] ?? '')).status).toBe('open');
    await undo(member, begun.id);
    await expect.poll(now, { timeout: 20_000 }).toMatchObject({ state: 'undone', restored: mostChosen + 20 });
    const { data: again } = await member.api('GET /conversations/matching', { query });
    expect(again.count).toBe(mostChosen + 20);
  });

  it('that still runs is found again by its member, and by nobody else', async () => {
    const { shop, member, ids } = await inbox(w, 2);
    const tom = await shop.member({ name: 'Tom Berg' });
    const running = async (who: typeof member) => (await who.api('GET /conversations/bulk')).data;
    const { id } = await bulk(member, { do: 'resolve' }, ids);
    expect(await running(member)).toBeNull();
    // As if its process had ended in the middle of it.
    const { db } = w.services;
    await db.updateTable('bulk_runs').set({ state: 'running', gone: 1 }).where('id', '=', id).execute();
    expect(await running(member)).toMatchObject({ run: { id, state: 'running', gone: 1 }, action: { do: 'resolve' } });
    expect(await running(tom)).toBeNull();
    await runThrough(systemCtx(w.services, shop.id), id);
    expect(await running(member)).toBeNull();
  });

  it('leaves alone what came, or was said, after the list was looked at', async () => {
    const { shop, member, ids } = await inbox(w, 2);
    const [before = '', said = ''] = ids;
    const { at } = (await member.api('GET /conversations/matching', { query: {} })).data;
    await expect.poll(() => w.services.clock.now().toISOString() > at).toBe(true);
    const body = { id: newId(), text: 'A note', note: true };
    await member.api('POST /conversations/:id/messages', { params: { id: said }, body });
    const fresh = await talk(shop);
    const run = await bulk(member, { do: 'resolve' }, { by: 'filter', filter: { view: 'all', status: 'open' }, at });
    expect(run).toMatchObject({ state: 'done', changed: 1 });
    expect((await readAll(member, [before, said, fresh])).map((it) => it.status)).toEqual(['resolved', 'open', 'open']);
  });

  it('goes by the whole list: by its search and its operators, and by who looks', async () => {
    const { shop, member } = await inbox(w, 2);
    const visitor = await shop.visitor();
    const params = { id: newId() };
    const body = { id: newId(), text: 'Where is my gorse jacket?' };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
    await member.api('POST /conversations/:id/take-over', { params });
    const at = w.services.clock.now().toISOString();
    const filter = { view: 'mine', status: 'open', search: 'gorse assignee:me' } as const;
    expect(await bulk(member, { do: 'priority', priority: 'urgent' }, { by: 'filter', filter, at })).toMatchObject({
      total: 1,
      changed: 1,
    });
    const hostile = { view: 'all', status: 'open', search: `'; drop table contacts; -- %_\\ ) & | <-> :*` } as const;
    expect(await bulk(member, { do: 'resolve' }, { by: 'filter', filter: hostile, at })).toMatchObject({ changed: 0 });
  });
});

describe('bulk actions at the same time', () => {
  it('of several members on the same conversations, and single ones beside them, all come through', async () => {
    const { shop, member, ids } = await inbox(w, 12);
    const tom = await shop.member({ name: 'Tom Berg' });
    const at = w.services.clock.now().toISOString();
    const all = { by: 'filter', filter: { view: 'all', status: 'open' }, at } as const;
    const runs = await Promise.all([
      bulk(member, { do: 'priority', priority: 'high' }, ids),
      bulk(tom, { do: 'priority', priority: 'low' }, ids.toReversed()),
      bulk(tom, { do: 'assign', memberId: tom.id }, all),
      bulk(member, { do: 'read', isRead: true }, ids.toReversed()),
      ...ids.map((id) => member.api('POST /conversations/:id/read', { params: { id }, body: { isRead: false } })),
      ...ids.map((id) => tom.api('POST /conversations/:id/priority', { params: { id }, body: { priority: 'urgent' } })),
    ]);
    for (const run of runs.filter((it) => 'gone' in it)) expect(run).toMatchObject({ state: 'done', problem: null });
    for (const id of ids) {
      const { data } = await member.api('GET /conversations/:id/messages', { params: { id } });
      expect(data.messages.map((it) => it.seq)).toEqual(data.messages.map((_, at) => at + 1));
    }
  });
});

describe('while no job is done', () => {
  beforeAll(() => w.services.jobs.stop());

  it('one stops where what it is about is gone, and says so', async () => {
    const { shop, member } = await inbox(w, 0);
    await plant(shop, mostChosen + 1);
    const { data: tag } = await member.api('POST /tags', { body: { id: newId(), name: 'Soon gone' } });
    const filter = { view: 'all', status: 'open' } as const;
    const at = w.services.clock.now().toISOString();
    const { id } = await bulk(member, { do: 'tags', add: [tag.id], remove: [] }, { by: 'filter', filter, at });
    await member.api('DELETE /tags/:id', { params: { id: tag.id } });
    await runThrough(systemCtx(w.services, shop.id), id);
    const { data: run } = await member.api('GET /conversations/bulk/:id', { params: { id } });
    expect(run).toMatchObject({ state: 'done', changed: 0, problem: expect.stringContaining('tag') });
  });
});
