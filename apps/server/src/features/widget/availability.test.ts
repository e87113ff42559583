import type { PassingEvent } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinSocket } from '../../test-kit/at-socket.ts';
import { neverOpen } from '../../test-kit/never-open.ts';
import { type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const berlin = { typeWorking: 'custom' as const, timeZone: 'Europe/Berlin' };
const outlook = async (shop: TestShop) => (await (await shop.visitor()).api('GET /client/api/availability')).data;

/** A visitor's open page: how often it was told that somebody came or that nobody is there any more. */
async function openPage(token: string) {
  const told: string[] = [];
  const ready = Promise.withResolvers<void>();
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
  socket.onmessage = (it) => {
    const frame = JSON.parse(String(it.data)) as { t: string } & PassingEvent;
    if (frame.t === 'ready') ready.resolve();
    if (frame.t === 'passing') told.push(frame.type);
  };
  await ready.promise;
  return { told, close: () => socket.close() };
}

describe('whether the shop is online', () => {
  it('follows its hours, breaks, and holidays, and says when that changes', async () => {
    const shop = await w.shop({
      ...berlin,
      isShowBreakTime: true,
      breakTimes: [{ timeStart: '15:00', timeEnd: '15:15' }],
      holidays: [{ name: 'Winter', dateStart: '2026-03-04', dateEnd: '2026-03-05' }],
    });
    const told = async (at: string) => {
      w.setTime(at);
      const { online, opensAt, changesAt } = await outlook(shop);
      return { online, opensAt, changesAt };
    };
    const closedUntil = (at: string) => ({ online: false, opensAt: at, changesAt: at });
    const openUntil = (at: string) => ({ online: true, opensAt: null, changesAt: at });
    expect(await told('2026-03-02T07:59:00Z')).toEqual(closedUntil('2026-03-02T08:00:00.000Z'));
    expect(await told('2026-03-02T08:00:00Z')).toEqual(openUntil('2026-03-02T11:00:00.000Z'));
    expect(await told('2026-03-02T11:30:00Z')).toEqual(closedUntil('2026-03-02T12:00:00.000Z'));
    expect(await told('2026-03-02T14:00:00Z')).toEqual(closedUntil('2026-03-02T14:15:00.000Z'));
    expect(await told('2026-03-03T16:00:00Z')).toEqual(closedUntil('2026-03-06T08:00:00.000Z'));
  });

  it('is said by the hours alone where the merchant counts them alone, whoever is there', async () => {
    w.setTime('2026-03-02T20:00:00Z');
    const [either, alone] = [await w.shop(berlin), await w.shop({ ...berlin, optionOnline: 'during_hours' })];
    for (const shop of [either, alone]) {
      await joinSocket(w.services, { shopId: shop.id, memberId: (await shop.member()).id });
    }
    const opens = '2026-03-03T08:00:00.000Z';
    expect(await outlook(either)).toMatchObject({ online: true, staffed: true, opensAt: null, changesAt: opens });
    expect(await outlook(alone)).toMatchObject({ online: false, staffed: true, opensAt: opens, there: [] });
    const told = async (shop: TestShop) => {
      const { api } = await shop.visitor();
      const params = { id: newId() };
      await api('POST /client/api/conversations/:id/talk-to-person', { params });
      const { messages } = (await api('GET /client/api/conversations/:id/messages', { params })).data;
      return messages.some((it) => it.text.includes('Leave your email'));
    };
    expect(await told(either)).toBe(false);
    expect(await told(alone)).toBe(true);
  });

  it('has no end around the clock, and no beginning where no day has hours', async () => {
    w.setTime('2026-03-02T20:00:00Z');
    expect(await outlook(await w.shop())).toMatchObject({ online: true, opensAt: null, changesAt: null });
    expect(await outlook(await w.shop(neverOpen))).toMatchObject({ online: false, opensAt: null, changesAt: null });
  });

  it('is looked up anew by who opens the chat in the moment in which somebody comes', async () => {
    const shop = await w.shop(neverOpen);
    const { api, token } = await shop.visitor();
    await joinSocket(w.services, { shopId: shop.id, memberId: (await shop.member()).id });
    await expect.poll(async () => (await api('GET /client/api/availability')).data.staffed).toBe(true);
    const page = await openPage(token);
    await expect.poll(() => page.told).toEqual(['availability.changed']);
    page.close();
  });

  it('is looked up anew by the visitors who are there when the first of the team comes and the last one goes', async () => {
    w.setTime('2026-03-02T20:00:00Z');
    const shop = await w.shop(neverOpen);
    const [page, elsewhere] = await Promise.all(
      [shop, await w.shop(neverOpen)].map(async (it) => openPage((await it.visitor()).token)),
    );
    const { api } = await shop.visitor();
    const isOnline = async () => (await api('GET /client/api/availability')).data.online;
    const [maya, tom] = [await shop.member(), await shop.member({ name: 'Tom' })];
    for (const it of [maya, tom]) await joinSocket(w.services, { shopId: shop.id, memberId: it.id });
    await expect.poll(() => page?.told).toEqual(['availability.changed']);
    expect(await isOnline()).toBe(true);
    const setAway = (it: typeof maya) => it.api('POST /members/update', { body: { id: it.id, enableAwayMode: true } });
    await setAway(maya);
    await setAway(tom);
    await expect.poll(() => page?.told).toEqual(['availability.changed', 'availability.changed']);
    expect(await isOnline()).toBe(false);
    expect(elsewhere?.told).toEqual([]);
    page?.close();
    elsewhere?.close();
  });
});

describe('what an admin sets of it', () => {
  it('is refused by the field that is wrong, in the words of the screen', async () => {
    const shop = await w.shop();
    const { api } = await shop.member();
    const save = (body: object) => api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    const holiday = { name: 'Winter', dateStart: '2026-12-24', dateEnd: '2026-12-26' };
    const end = 'The end must be after the start';
    const wrong: [object, string, string][] = [
      [{ breakTimes: [{ timeStart: '15:00', timeEnd: '15:00' }] }, 'breakTimes.0.timeEnd', end],
      [{ isShowBreakTime: true, endTimeBreak: '11:00' }, 'endTimeBreak', end],
      [
        { holidays: [{ ...holiday, dateEnd: '2026-12-23' }] },
        'holidays.0.dateEnd',
        'The last day can’t be before the first',
      ],
      [{ holidays: [holiday, { ...holiday, name: ' ' }] }, 'holidays.1.name', 'This field is required'],
      [
        { holidays: [{ ...holiday, dateStart: '2026-02-30' }] },
        'holidays.0.dateStart',
        'Enter a date such as 2026-12-24',
      ],
      [{ startTimeBreak: '9:00' }, 'startTimeBreak', 'Enter a time such as 09:30'],
      [{ timeZone: 'Middle/Earth' }, 'timeZone', 'The value is invalid'],
      [{ onlineMessage: 'x'.repeat(201) }, 'onlineMessage', 'Use at most 200 characters'],
      [{ replyTime: 'soon' }, 'replyTime', ''],
      [{ customTime: [] }, 'customTime', ''],
    ];
    for (const [body, field, words] of wrong) {
      const refused = await save(body).then(
        () => null,
        (problem: unknown) => problem,
      );
      expect(refused, JSON.stringify(body)).toMatchObject({ code: 'bad_input' });
      const { fields } = refused as { fields: Record<string, string> };
      expect(fields[field], `${JSON.stringify(body)} ${JSON.stringify(fields)}`).toContain(words);
    }
    // A break that isn't kept may wait for its end.
    await save({ startTimeBreak: '14:00' });
    await expect(save({ isShowBreakTime: true })).rejects.toMatchObject({ fields: { endTimeBreak: end } });
    await save({ isShowBreakTime: true, endTimeBreak: '15:00', holidays: [holiday] });
    await save({ breakTimes: [{ timeStart: '23:00', timeEnd: '24:00' }], timeZone: 'America/New_York' });
    const { data } = await api('GET /settings/widget');
    expect(data).toMatchObject({ startTimeBreak: '14:00', endTimeBreak: '15:00', holidays: [holiday] });
  });

  it('says how soon an answer comes in the place of what is counted', async () => {
    w.setTime('2026-03-02T10:00:00Z');
    const shop = await w.shop();
    const { api } = await shop.member();
    const visitor = await shop.visitor();
    for (const replyTime of ['few_hours', 'hidden', 'auto'] as const) {
      await api('POST /settings/widget/:id', { params: { id: shop.id }, body: { replyTime } });
      expect((await visitor.api('GET /client/api/widget')).data.widget.replyTime).toBe(replyTime);
    }
  });
});
