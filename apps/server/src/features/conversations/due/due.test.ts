import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doJob } from '../../../test-kit/do-job.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { weekdayHours } from '@chatty/contract/settings/chat-availability';
import { reckonDueJob } from './due.jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

/** A Monday; times of day are of UTC. */
const at = (time: string, day = '05') => `2026-01-${day}T${time}:00.000Z`;
const targets = { firstResponseTarget: 30, nextResponseTarget: 60, areTargetsInHours: false };

async function talk(settings: Record<string, unknown> = targets) {
  w.setTime(at('10:00'));
  const shop = await w.shop({ isEnableAIAssistant: false, timeZone: 'Etc/UTC', ...settings });
  const visitor = await shop.visitor();
  const params = { id: newId() };
  /** One of the team who has just signed in: who did so hours ago would have to again. What polls signs in often. */
  const team = async () => {
    w.forgetLimits();
    return (await shop.member()).api;
  };
  const say = (id = params.id) =>
    visitor.api('POST /client/api/conversations/:id/messages', {
      params: { id },
      body: { id: newId(), text: 'Hello?' },
    });
  const reply = async (note = false) =>
    (await team())('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Yes', note } });
  const due = async (id = params.id) => {
    const { dueAt, dueKind } = (await (await team())('GET /conversations/:id', { params: { id } })).data;
    return [dueKind, dueAt];
  };
  const set = async (body: SettingsPatch) =>
    (await team())('POST /settings/widget/:id', { params: { id: shop.id }, body });
  const reckon = () => doJob(w.services, reckonDueJob, { shopId: shop.id });
  await say();
  return { shop, team, visitor, params, say, reply, due, set, reckon };
}

const none = [null, null];

describe('the timer of a conversation', () => {
  it('runs from the visitor’s first unanswered word, first for the first response and then for each next one', async () => {
    const { say, reply, due, team } = await talk();
    w.setTime(at('10:05'));
    await say();
    expect(await due()).toEqual(['first_response', at('10:30')]);
    await reply(true);
    expect(await due()).toEqual(['first_response', at('10:30')]);
    await reply();
    expect(await due()).toEqual(none);
    w.setTime(at('11:00'));
    await say();
    expect(await due()).toEqual(['next_response', at('12:00')]);
    const { data } = await (await team())('GET /conversations', { query: {} });
    expect(data.conversations).toMatchObject([{ dueKind: 'next_response', dueAt: at('12:00') }]);
  });

  it('shows of several targets the one that is missed first', async () => {
    const { reply, due, say } = await talk({ ...targets, resolutionTarget: 90 });
    expect(await due()).toEqual(['first_response', at('10:30')]);
    await reply();
    expect(await due()).toEqual(['resolution', at('11:30')]);
    w.setTime(at('10:40'));
    await say();
    expect(await due()).toEqual(['resolution', at('11:30')]);
  });

  it('stops while it is snoozed, resolved, or spam, and goes on from where the visitor began to wait', async () => {
    const { team, params, due, say } = await talk();
    await (await team())('POST /conversations/:id/snooze', { params, body: { until: 'moment', at: at('12:00') } });
    expect(await due()).toEqual(none);
    await (await team())('POST /conversations/:id/reopen', { params });
    expect(await due()).toEqual(['first_response', at('10:30')]);
    await (await team())('POST /conversations/:id/resolve', { params });
    expect(await due()).toEqual(none);
    await (await team())('POST /conversations/:id/reopen', { params });
    expect(await due()).toEqual(['first_response', at('10:30')]);
    await (await team())('POST /conversations/:id/resolve', { params });
    w.setTime(at('15:00'));
    await say();
    expect(await due()).toEqual(['first_response', at('15:30')]);
    await (await team())('POST /conversations/:id/spam', { params });
    expect(await due()).toEqual(none);
  });

  it('does not run for the assistant, and for a person from when the visitor asked for one', async () => {
    const { due, visitor, params, team } = await talk({ ...targets, isEnableAIAssistant: true });
    expect(await due()).toEqual(none);
    w.setTime(at('10:20'));
    await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params });
    expect(await due()).toEqual(['first_response', at('10:50')]);
    await (await team())('POST /conversations/:id/hand-back', { params });
    expect(await due()).toEqual(none);
  });

  it('counts working hours alone where the shop wants that: over the night, breaks and holidays nothing passes', async () => {
    const { due, say } = await talk({
      firstResponseTarget: 10 * 60,
      typeWorking: 'custom',
      customTime: weekdayHours,
      isShowBreakTime: true,
      startTimeBreak: '12:00',
      endTimeBreak: '13:00',
      holidays: [{ name: 'Off', dateStart: '2026-01-06', dateEnd: '2026-01-06' }],
    });
    // Six hours on Monday without the break, Tuesday is off, four more on Wednesday without the break.
    expect(await due()).toEqual(['first_response', at('14:00', '07')]);
    w.setTime(at('20:00', '07'));
    const other = newId();
    await say(other);
    expect(await due(other)).toEqual(['first_response', at('12:00', '09')]);
  });

  it('of two conversations that are merged is the one that began earlier', async () => {
    const { say, due, team, params } = await talk();
    w.setTime(at('10:10'));
    const intoId = newId();
    await say(intoId);
    expect(await due(intoId)).toEqual(['first_response', at('10:40')]);
    await (await team())('POST /conversations/:id/merge', { params, body: { intoId } });
    expect(await due(intoId)).toEqual(['first_response', at('10:30')]);
  });
});

describe('a shop’s targets', () => {
  it('are none to begin with: nothing is due', async () => {
    const { due } = await talk({});
    expect(await due()).toEqual(none);
  });

  it('count for what is open when they are set, changed, and taken back; also for what an earlier version left', async () => {
    const { shop, set, due, reckon, reply, say, team } = await talk({});
    await reply();
    w.setTime(at('11:00'));
    await say();
    await w.services.db.updateTable('conversations').set({ clock: null }).where('shop_id', '=', shop.id).execute();
    await set(targets);
    await expect.poll(() => due()).toEqual(['next_response', at('12:00')]);
    await set({ nextResponseTarget: 15 });
    await expect.poll(() => due()).toEqual(['next_response', at('11:15')]);
    await reckon();
    expect(await due()).toEqual(['next_response', at('11:15')]);
    const wrong = (await team())('POST /settings/widget/:id', {
      params: { id: shop.id },
      body: { nextResponseTarget: 0 },
    });
    await expect(wrong).rejects.toMatchObject({ fields: { nextResponseTarget: 'Enter 1 or more' } });
    await set({ firstResponseTarget: null, nextResponseTarget: null });
    await expect.poll(() => due()).toEqual(none);
  });

  it('move with the working hours within which they count', async () => {
    const { set, due } = await talk({ firstResponseTarget: 30 });
    expect(await due()).toEqual(['first_response', at('10:30')]);
    const customTime = weekdayHours.map((day) => ({ ...day, timeStart: '12:00', timeEnd: '17:00' }));
    await set({ typeWorking: 'custom', customTime });
    await expect.poll(() => due()).toEqual(['first_response', at('12:30')]);
  });
});

describe('the inbox', () => {
  it('lists what is due first before all others, piece by piece, and what is overdue alone, as of that moment', async () => {
    const { team, say, params, reply } = await talk();
    const [second, third] = [newId(), newId()];
    w.setTime(at('10:05'));
    await say(second);
    w.setTime(at('10:10'));
    await say(third);
    await reply();
    type Query = { sort?: 'due'; overdue?: 'true' };
    const piece = async (query: Query, cursor: string | null) =>
      (await (await team())('GET /conversations', { query: { ...query, limit: 1, ...(cursor && { cursor }) } })).data;
    const listed = async (query: Query) => {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const next = await piece(query, cursor);
        ids.push(...next.conversations.map((it) => it.id));
        ({ cursor } = next);
      } while (cursor !== null);
      return ids;
    };
    expect(await listed({ sort: 'due' })).toEqual([second, third, params.id]);
    expect(await listed({ overdue: 'true' })).toEqual([]);
    w.setTime(at('10:35'));
    // What ends at the moment itself is in time.
    expect(await listed({ overdue: 'true' })).toEqual([]);
    w.setTime('2026-01-05T10:35:00.001Z');
    expect(await listed({ overdue: 'true' })).toEqual([second]);
    w.setTime(at('11:00'));
    expect(await listed({ overdue: 'true', sort: 'due' })).toEqual([second, third]);
  });
});
