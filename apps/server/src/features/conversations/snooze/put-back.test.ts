import type { BulkAction } from '@chatty/contract/bulk-actions';
import type { Snooze } from '@chatty/contract/snooze';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { bulk, undo } from '../bulk/testing/bulk-inbox.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => {
  w.forgetLimits();
  w.setTime('2026-03-02T10:00:00Z');
});
afterAll(() => w.close());

const at = '2026-03-02T10:05:00.000Z';
const until: Snooze = { until: 'moment', at };
const back: BulkAction = { do: 'put-back' };

async function stage(settings: Record<string, unknown> = { isEnableAIAssistant: false }) {
  const shop = await w.shop(settings);
  const [maya, tom, visitor] = [await shop.member(), await shop.member({ name: 'Tom Berg' }), await shop.visitor()];
  const params = { id: newId() };
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  await say('Is the red one back?');
  await maya.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Next week' } });
  const read = async () => (await maya.api('GET /conversations/:id', { params })).data;
  const snooze = (body: Snooze & { reminder?: string } = until) =>
    maya.api('POST /conversations/:id/snooze', { params, body });
  const resolve = () => maya.api('POST /conversations/:id/resolve', { params });
  return { maya, tom, visitor, params, say, read, snooze, resolve };
}

describe('a snoozed conversation that a bare thanks brought back', () => {
  it('is put off until the former time by one press, with its reminder in its author’s name', async () => {
    const { maya, tom, params, say, read, snooze } = await stage();
    await snooze({ ...until, reminder: 'Ask the warehouse' });
    await say('Merci beaucoup !');
    expect(await read()).toMatchObject({ status: 'open', putBack: { status: 'snoozed', until: at } });
    const { id } = await bulk(tom, back, [params.id]);
    expect(await read()).toMatchObject({
      ...{ status: 'snoozed', snoozedUntil: at, assigneeId: maya.id, putBack: null },
      reminder: { memberId: maya.id, text: 'Ask the warehouse' },
    });
    // Pressed by another one at the same time it is done once.
    expect(await bulk(maya, back, [params.id])).toMatchObject({ changed: 0 });
    expect(await undo(tom, id)).toMatchObject({ restored: 1 });
    expect(await read()).toMatchObject({ status: 'open', putBack: null, reminder: null });
  });

  it('offers it no longer once somebody says or does anything, or lets it stay open', async () => {
    const { maya, params, say, read, snooze } = await stage();
    const acts = [
      () => say('And in blue?'),
      () => maya.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Gladly' } }),
      () => maya.api('POST /conversations/:id/priority', { params, body: { priority: 'low' as const } }),
      () => maya.api('POST /conversations/:id/keep-open', { params }),
      () => maya.api('POST /conversations/:id/resolve', { params }),
    ];
    for (const act of acts) {
      await snooze();
      await say('Thanks!');
      expect((await read()).putBack).not.toBeNull();
      await act();
      expect((await read()).putBack).toBeNull();
    }
  });

  it('is not offered where more than thanks was said, nothing was ahead, or the time has come', async () => {
    const { maya, params, say, read, snooze } = await stage();
    await snooze();
    await say('Thanks, but it is still broken');
    expect((await read()).putBack).toBeNull();
    await snooze({ until: 'reply' });
    await say('Thanks!');
    expect((await read()).putBack).toBeNull();
    await say('Thanks!');
    expect((await read()).putBack).toBeNull();
    await snooze();
    await say('Thanks!');
    w.setTime('2026-03-02T10:06:00Z');
    await bulk(maya, back, [params.id]);
    expect((await read()).status).toBe('open');
  });

  it('tells its visitor nothing of it', async () => {
    const { visitor, params, say, snooze } = await stage();
    await snooze({ ...until, reminder: 'Ask the warehouse' });
    await say('Thanks!');
    const seen = await visitor.api('GET /client/api/conversations/:id/messages', { params, query: {} });
    const own = await visitor.api('GET /client/api/conversations');
    expect(JSON.stringify([seen.data, own.data])).not.toMatch(/putBack|snoozed|warehouse/);
  });
});

describe('a resolved conversation that a bare thanks brought back', () => {
  it('is resolved again by one press', async () => {
    const { maya, params, say, read, resolve } = await stage();
    await resolve();
    await say('Danke!');
    expect(await read()).toMatchObject({ status: 'open', putBack: { status: 'resolved', until: null } });
    await bulk(maya, back, [params.id]);
    expect(await read()).toMatchObject({ status: 'resolved', waitingSince: null, putBack: null });
  });

  it('is offered so while the assistant answers, which settles nothing for the team', async () => {
    const { say, read, resolve } = await stage({ isEnableAIAssistant: true });
    await resolve();
    await say('Thank you!');
    await expect.poll(read, { timeout: 20_000 }).toMatchObject({ waitingSince: null });
    expect((await read()).putBack).toEqual({ status: 'resolved', until: null });
  });
});
