import { isDeepStrictEqual } from 'node:util';
import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doJob, doScheduled } from '../../test-kit/do-job.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { askToMeasureAnew } from '../../measure-anew.ts';
import { measureJob } from './metrics.jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const period = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

async function stage(settings: Record<string, unknown> = {}) {
  const shop = await w.shop({ isEnableAIAssistant: false, ...settings });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const params = { id: newId() };
  const say = () =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
  const reply = (note = false) =>
    member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hello', note } });
  const resolve = () => member.api('POST /conversations/:id/resolve', { params });
  const reopen = () => member.api('POST /conversations/:id/reopen', { params });
  const measure = () => doJob(w.services, measureJob, { shopId: shop.id, conversationId: params.id });
  const rows = () =>
    w.services.db.selectFrom('metrics').selectAll().where('shop_id', '=', shop.id).orderBy('seq').execute();
  const summary = async () => (await member.api('GET /metrics', { query: period })).data;
  return { shop, member, visitor, params, say, reply, resolve, reopen, measure, rows, summary };
}

describe('metrics', () => {
  it('come by themselves, each time once, with the member whose it was', async () => {
    const { member, say, reply, resolve, measure, rows, summary } = await stage();
    await say();
    await reply(true);
    await reply();
    await say();
    await reply();
    await resolve();
    await expect.poll(async () => (await rows()).length).toBe(3);
    await measure();
    expect(await rows()).toMatchObject([
      { kind: 'first_response', by: 'person', member_id: member.id, ended_as: null },
      { kind: 'next_response', by: 'person', member_id: member.id, ended_as: null },
      { kind: 'resolution', by: 'person', member_id: member.id, ended_as: 'resolved' },
    ]);
    const { shop, members } = await summary();
    expect(shop.map((it) => [it.kind, it.by, it.endedAs, it.count])).toEqual([
      ['first_response', 'person', null, 1],
      ['next_response', 'person', null, 1],
      ['resolution', 'person', 'resolved', 1],
    ]);
    expect(members.map((it) => [it.kind, it.memberId, it.count])).toEqual(
      ['first_response', 'next_response', 'resolution'].map((kind) => [kind, member.id, 1]),
    );
  });

  it('are the same when they are reckoned anew from the messages as when they were measured one by one', async () => {
    const { shop, say, reply, resolve, reopen, measure, rows } = await stage();
    for (const step of [say, reply, say, say, reply, resolve, say, resolve, reopen, reply, resolve, reopen, resolve]) {
      await step();
      await measure();
    }
    const before = await rows();
    expect(before).toHaveLength(5);
    // What was kept wrongly, for whatever reason, is put right.
    await w.services.db.updateTable('metrics').set({ by: 'assistant' }).where('shop_id', '=', shop.id).execute();
    expect(await rows()).not.toEqual(before);
    const env = { PORT: new URL(w.origin).port, NODE_ENV: 'test' };
    expect(await askToMeasureAnew(shop.domain, env)).toBe(1);
    await expect(askToMeasureAnew('nowhere.myshopify.com', env)).rejects.toThrow('This shop doesn’t exist');
    expect(await askToMeasureAnew(undefined, env)).toBeGreaterThanOrEqual(1);
    await doScheduled(w.services, 'metrics.measure-unmeasured');
    const place = () =>
      w.services.db
        .selectFrom('metric_clocks')
        .select('measured_seq')
        .where('shop_id', '=', shop.id)
        .executeTakeFirst();
    await expect.poll(async () => (await place())?.measured_seq).toBeGreaterThan(0);
    await expect.poll(rows).toEqual(before);
  });

  it('tell whether the target of then was met, and go on to tell it once the targets are others', async () => {
    const at = (time: string) => w.setTime(`2026-01-05T${time}:00.000Z`);
    at('10:00');
    const { shop, member, say, reply, resolve, measure, rows, summary } = await stage({
      firstResponseTarget: 3,
      resolutionTarget: 6,
    });
    await say();
    at('10:03');
    await reply();
    await say();
    at('10:05');
    await reply();
    at('10:07');
    await resolve();
    await measure();
    const met = async () => (await rows()).map((it) => [it.kind, it.in_time]);
    const before = [
      ['first_response', true],
      ['next_response', null],
      ['resolution', false],
    ];
    expect(await met()).toEqual(before);
    expect((await summary()).shop.map((it) => [it.targeted, it.inTime])).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
    const body = { firstResponseTarget: 1, nextResponseTarget: 1, resolutionTarget: null };
    await member.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    await w.services.db
      .updateTable('metric_clocks')
      .set({ measured_seq: 0, clock: '{}' })
      .where('shop_id', '=', shop.id)
      .execute();
    await measure();
    expect(await met()).toEqual(before);
  });

  it('measured by two at the same time are measured once', async () => {
    const { say, reply, measure, rows } = await stage();
    await say();
    await reply();
    await Promise.all([measure(), measure(), measure()]);
    expect(await rows()).toHaveLength(1);
  });

  it('are measured by the clock that runs in the conversation itself, whatever is said and done', async () => {
    const { shop, member, visitor, params, say, reply, resolve, reopen, measure } = await stage();
    const other = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', {
      params: other,
      body: { id: newId(), text: 'And this?' },
    });
    const spam = () => member.api('POST /conversations/:id/spam', { params });
    const handBack = () => member.api('POST /conversations/:id/hand-back', { params });
    const merge = () => member.api('POST /conversations/:id/merge', { params: other, body: { intoId: params.id } });
    const { db } = w.services;
    // What was handed back to the assistant is given on by a job of its own, after which there is more to measure.
    const clocks = async () => {
      await measure();
      const own = db.selectFrom('conversations').select('clock').where('shop_id', '=', shop.id);
      const measured = db.selectFrom('metric_clocks').select('clock').where('shop_id', '=', shop.id);
      const [inside, outside] = [
        await own.where('id', '=', params.id).executeTakeFirst(),
        await measured.where('conversation_id', '=', params.id).executeTakeFirst(),
      ];
      return { inside, outside, isMeasured: isDeepStrictEqual(inside, outside) };
    };
    const areMeasured = () => expect.poll(clocks).toMatchObject({ isMeasured: true });
    const steps = { say, reply, resolve, reopen, spam, handBack };
    await say();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 6 }), async (some) => {
        w.forgetLimits();
        for (const it of some) await it();
        await areMeasured();
      }),
      { numRuns: 12, endOnFailure: true },
    );
    await reopen();
    await merge();
    await areMeasured();
  }, 60_000);

  it('of a deleted contact go with it', async () => {
    const { shop, member, visitor, say, reply, measure, rows } = await stage();
    await say();
    await reply();
    await measure();
    await member.api('DELETE /contacts/:id', { params: { id: visitor.contactId } });
    expect(await rows()).toEqual([]);
    await measure();
    const clocks = await w.services.db.selectFrom('metric_clocks').selectAll().where('shop_id', '=', shop.id).execute();
    expect(clocks).toEqual([]);
  });

  it('are told for a period that ends after it begins', async () => {
    const { member } = await stage();
    const query = { from: period.to, to: period.from };
    await expect(member.api('GET /metrics', { query })).rejects.toMatchObject({ code: 'bad_input' });
  });
});
