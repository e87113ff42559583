import type { BulkAction } from '@chatty/contract/bulk-actions';
import { mostViews, viewCountMost } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import type { ViewFilter } from '@chatty/contract/saved-views';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../../test-kit/as-admin.ts';
import { explaining } from '../../../test-kit/explaining.ts';
import { type TestMember, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { bulk, inbox, plant } from '../bulk/testing/bulk-inbox.ts';
import { countViews } from './count-views.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const open: ViewFilter = { view: 'all', status: 'open', sort: 'latest' };

const save = async ({ api }: TestMember, name: string, over: object = {}, filter: Partial<ViewFilter> = {}) =>
  (await api('POST /views', { body: { id: newId(), name, filter: { ...open, ...filter }, ...over } })).data;
const namesOf = async ({ api }: TestMember) => (await api('GET /views')).data.map((it) => it.name);
const countsOf = async ({ api }: TestMember) => (await api('GET /views/counts')).data;

describe('a view', () => {
  it('is one’s own, or everybody’s of the team, and the same again is the same', async () => {
    const { shop, member } = await inbox(w, 0);
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const own = await save(member, 'Urgent', {}, { priority: 'urgent' });
    await save(member, 'Returns', { scope: 'team' });
    expect(await save(member, 'Another name', { id: own.id })).toEqual(own);
    expect(await namesOf(member)).toEqual(['Urgent', 'Returns']);
    expect(await namesOf(tom)).toEqual(['Returns']);
    await expect(save(tom, 'Theirs', { id: own.id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(tom.api('PUT /views/:id', { params: own, body: { name: 'Mine' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('of the team is changed by whoever made it and by admins, and stays the team’s', async () => {
    const { shop, member } = await inbox(w, 0);
    const [tom, eve] = [await shop.member({ role: 'member' }), await shop.member({ role: 'member' })];
    const params = await save(tom, 'Returns');
    const change = ({ api }: TestMember, body: object) => api('PUT /views/:id', { params, body });
    expect((await change(tom, { scope: 'team', name: ' Refunds ' })).data).toMatchObject({
      scope: 'team',
      name: 'Refunds',
    });
    await expect(change(eve, { name: 'Eve’s' })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(eve.api('DELETE /views/:id', { params })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(change(tom, { scope: 'personal' })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(change(tom, { name: '  ' })).rejects.toMatchObject({ code: 'bad_input' });
    expect((await change(member, { filter: { ...open, status: 'resolved' } })).data.filter.status).toBe('resolved');
    await member.api('DELETE /views/:id', { params });
    expect(await namesOf(tom)).toEqual([]);
  });

  it('stands where it was put, and nobody moves what they may not change', async () => {
    const { shop, member } = await inbox(w, 0);
    const tom = await shop.member({ role: 'member' });
    const [a, b] = [await save(member, 'A', { scope: 'team' }), await save(member, 'B', { scope: 'team' })];
    const own = await save(tom, 'Own');
    await member.api('PUT /views/order', { body: { ids: [b.id, a.id] } });
    expect(await namesOf(tom)).toEqual(['B', 'A', 'Own']);
    await tom.api('PUT /views/order', { body: { ids: [own.id, a.id, b.id] } });
    expect(await namesOf(member)).toEqual(['B', 'A']);
    expect(await namesOf(tom)).toContain('Own');
  });

  it('finds no end of them refused, and a hostile filter', async () => {
    const { member } = await inbox(w, 0);
    for (let i = 0; i < mostViews; i += 1) await save(member, `View ${i}`);
    await expect(save(member, 'One more')).rejects.toMatchObject({ code: 'conflict' });
    await save(member, 'For all', { scope: 'team' }, { search: `'; drop table contacts; -- %_\\ ) & | <-> :* tag:"` });
    expect(await countsOf(member)).toHaveLength(mostViews + 1);
    const nonsense = { status: 'gone', tag: 'x', assignee: 7 };
    await expect(save(member, 'Nonsense', { filter: nonsense })).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('goes by the tag that its own became', async () => {
    const { member, ids } = await inbox(w, 1);
    const tag = async (name: string) => (await member.api('POST /tags', { body: { id: newId(), name } })).data;
    const [old, kept] = [await tag('Return'), await tag('Returns')];
    await member.api('POST /conversations/:id/tags', { params: { id: ids[0] ?? '' }, body: { add: [old.id] } });
    await save(member, 'Returns', {}, { tag: old.id });
    await member.api('PUT /tags/:id', { params: old, body: { name: 'Returns', merge: true } });
    const [view] = (await member.api('GET /views')).data;
    expect(view?.filter.tag).toBe(kept.id);
    expect(await countsOf(member)).toMatchObject([{ count: 1 }]);
  });
});

describe('the numbers beside views', () => {
  it('are those of the lists, whatever was done', async () => {
    const { shop, member, ids } = await inbox(w, 4);
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const { data: tag } = await member.api('POST /tags', { body: { id: newId(), name: 'Returns' } });
    const filters: Partial<ViewFilter>[] = [
      {},
      { view: 'mine' },
      { view: 'unassigned', unread: true },
      { status: 'resolved' },
      { status: 'snoozed', assignee: 'nobody' },
      { tag: tag.id, waiting: true },
      { priority: 'high', handler: 'person' },
      { search: 'hello assignee:me' },
    ];
    for (const [at, it] of filters.entries()) await save(member, `View ${at}`, at % 2 ? { scope: 'team' } : {}, it);
    const action: fc.Arbitrary<BulkAction> = fc.oneof(
      fc.record({ do: fc.constantFrom('resolve' as const, 'reopen' as const, 'spam' as const) }),
      fc.record({ do: fc.constant('assign' as const), memberId: fc.constantFrom(null, tom.id, member.id) }),
      fc.record({ do: fc.constant('snooze' as const), until: fc.constant({ until: 'reply' as const }) }),
      fc.record({ do: fc.constant('read' as const), isRead: fc.boolean() }),
      fc.record({ do: fc.constant('priority' as const), priority: fc.constantFrom('none' as const, 'high' as const) }),
      fc.record({ do: fc.constant('tags' as const), add: fc.subarray([tag.id]), remove: fc.subarray([tag.id]) }),
    );
    const some = fc.subarray(ids, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(action, some), { maxLength: 4 }), async (steps) => {
        w.forgetLimits();
        for (const [it, to] of steps) await bulk(member, it, to);
        for (const who of [member, tom]) {
          const counts = new Map((await countsOf(who)).map((it) => [it.id, it]));
          for (const { id, filter } of (await who.api('GET /views')).data) {
            const { unread, waiting, watching, overdue, ...rest } = filter;
            const on = (wanted: boolean | undefined) => (wanted ? ('true' as const) : undefined);
            const flags = { unread: on(unread), waiting: on(waiting), watching: on(watching), overdue: on(overdue) };
            const { data } = await who.api('GET /conversations', { query: { ...rest, ...flags } });
            const rows = data.conversations;
            const found = { id, count: rows.length, unread: rows.filter((it) => !it.isRead).length };
            expect(counts.get(id)).toEqual(found);
          }
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it('end where nobody reads on, and read no more than that of a long inbox', async () => {
    const { shop, member } = await inbox(w, 0);
    for (let i = 0; i < 10; i += 1) await plant(shop, 500);
    const { db } = shop.ctx;
    await sql`update conversations set is_read = true where shop_id = ${shop.id}`.execute(db);
    await sql`analyze`.execute(db);
    const filters: Partial<ViewFilter>[] = [
      {},
      { sort: 'longest_waiting' },
      { sort: 'priority' },
      { status: 'resolved' },
      { unread: true },
      { view: 'mine' },
    ];
    for (const [at, it] of filters.entries()) await save(member, `View ${at}`, {}, it);
    const [ctx, rowsRead] = explaining(asAdmin(shop, member.id));
    const most = { count: viewCountMost, unread: 0 };
    const none = { count: 0, unread: 0 };
    const counts = await countViews(ctx);
    expect(counts.map(({ count, unread }) => ({ count, unread }))).toEqual([most, most, most, none, none, none]);
    expect(rowsRead()).toBeGreaterThan(viewCountMost);
    expect(rowsRead()).toBeLessThanOrEqual(3 * viewCountMost + 50);
  });
});

describe('the team', () => {
  it('hears of its views, and of nobody’s own', async () => {
    const { shop, member } = await inbox(w, 0);
    const own = await save(member, 'Own');
    await member.api('PUT /views/:id', { params: own, body: { name: 'Still own' } });
    const shared = await save(member, 'Shared', { scope: 'team' });
    await member.api('DELETE /views/:id', { params: shared });
    const events = await w.services.db
      .selectFrom('events')
      .select('type')
      .where('shop_id', '=', shop.id)
      .where('type', 'like', 'view.%')
      .orderBy('n')
      .execute();
    expect(events.map((it) => it.type)).toEqual(['view.changed', 'view.deleted']);
  });
});
