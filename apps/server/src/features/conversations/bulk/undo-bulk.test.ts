import type { BulkAction, BulkStep } from '@chatty/contract/bulk-actions';
import type { Conversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { eraseBulkRuns } from './begin-bulk.ts';
import { bulk, inbox, readAll, undo } from './testing/bulk-inbox.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

/** What an undone action has left as it was: all but the places of its lines. */
const stateOf = ({
  status,
  snoozedUntil,
  handler,
  handedOff,
  assigneeId,
  isRead,
  tagIds,
  priority,
  waitingSince,
}: Conversation) => ({
  status,
  snoozedUntil,
  handler,
  handedOff,
  assigneeId,
  isRead,
  tagIds: tagIds.toSorted(),
  priority,
  waitingSince,
});

describe('undoing a bulk action', () => {
  it('leaves alone what anybody has changed since', async () => {
    const { shop, member, ids } = await inbox(w, 3);
    const [reopened = '', noted = '', untouched = ''] = ids;
    const { id } = await bulk(member, { do: 'resolve' }, ids);
    const tom = await shop.member({ name: 'Tom Berg' });
    await tom.api('POST /conversations/:id/reopen', { params: { id: reopened } });
    const body = { id: newId(), text: 'Called them', note: true };
    await tom.api('POST /conversations/:id/messages', { params: { id: noted }, body });
    expect(await undo(member, id)).toMatchObject({ changed: 3, restored: 1 });
    const after = await readAll(member, [reopened, noted, untouched]);
    expect(after.map((it) => [it.status, it.assigneeId])).toEqual([
      ['open', tom.id],
      ['resolved', null],
      ['open', null],
    ]);
  });

  it('gives nothing back to a member who has left', async () => {
    const { shop, member, ids } = await inbox(w, 2);
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const [his = '', nobodys = ''] = ids;
    await tom.api('POST /conversations/:id/take-over', { params: { id: his } });
    const { id } = await bulk(member, { do: 'assign', memberId: member.id }, ids);
    await w.services.db.updateTable('members').set({ active: false }).where('id', '=', tom.id).execute();
    expect(await undo(member, id)).toMatchObject({ changed: 2, restored: 1 });
    expect((await readAll(member, [his, nobodys])).map((it) => it.assigneeId)).toEqual([member.id, null]);
  });

  it('is possible for a day', async () => {
    const { shop, member, ids } = await inbox(w, 1);
    const { id } = await bulk(member, { do: 'resolve' }, ids);
    const { db } = w.services;
    await eraseBulkRuns(w.services);
    const age = (hours: number) =>
      db
        .updateTable('bulk_runs')
        .set({ begun_at: new Date(w.services.clock.now().getTime() - hours * 3_600_000) })
        .where('shop_id', '=', shop.id)
        .execute();
    await age(23);
    await eraseBulkRuns(w.services);
    expect(await db.selectFrom('bulk_runs').select('id').where('id', '=', id).execute()).toHaveLength(1);
    await age(25);
    await eraseBulkRuns(w.services);
    await expect(undo(member, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.selectFrom('bulk_changes').select('run_id').where('run_id', '=', id).execute()).toEqual([]);
  });
});

describe('while no job is done and the assistant says nothing', () => {
  beforeAll(() => w.services.jobs.stop());

  it('undoing puts each back to how it was, whatever was done to it before', async () => {
    const { shop, member, ids } = await inbox(w, 4, {});
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const tags: string[] = [];
    for (const name of ['Returns', 'Damaged'])
      tags.push((await member.api('POST /tags', { body: { id: newId(), name } })).data.id);
    const step: fc.Arbitrary<BulkStep> = fc.oneof(
      fc.record({ do: fc.constantFrom('resolve' as const, 'reopen' as const, 'spam' as const) }),
      fc.record({ do: fc.constant('assign' as const), memberId: fc.constantFrom(null, tom.id, member.id) }),
      fc.record({ do: fc.constant('snooze' as const), until: fc.constant({ until: 'reply' as const }) }),
      fc.record({ do: fc.constant('priority' as const), priority: fc.constantFrom('none' as const, 'high' as const) }),
      fc.record({ do: fc.constant('tags' as const), add: fc.subarray(tags), remove: fc.subarray(tags) }),
    );
    const steps = fc.array(step, { minLength: 1, maxLength: 4 });
    const action: fc.Arbitrary<BulkAction> = fc.oneof(
      { weight: 4, arbitrary: step },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const), isRead: fc.boolean() }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('several' as const), steps }) },
    );
    const some = fc.subarray(ids, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(action, some), { maxLength: 4 }), action, async (earlier, last) => {
        w.forgetLimits();
        for (const [it, to] of earlier) await bulk(member, it, to);
        const before = (await readAll(member, ids)).map(stateOf);
        const { id, changed } = await bulk(member, last, ids);
        expect(await undo(member, id)).toMatchObject({ state: 'undone', changed, restored: changed });
        expect((await readAll(member, ids)).map(stateOf)).toEqual(before);
        expect(await undo(member, id)).toMatchObject({ state: 'undone', restored: changed });
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('who waited for the assistant is left to it again by undoing', async () => {
    const { shop, member, ids } = await inbox(w, 1, {});
    const waiting = async () => {
      const counts = await w.services.jobs.count(shop.id, w.services.db);
      return counts.find((it) => it.queue === 'assistant.reply')?.waiting;
    };
    expect(await waiting()).toBe(1);
    const { id } = await bulk(member, { do: 'resolve' }, ids);
    await undo(member, id);
    expect(await waiting()).toBe(2);
  });
});
