import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinSocket } from '../../test-kit/at-socket.ts';
import { type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const start = Date.parse('2026-03-02T10:00:00Z');
const at = (minutes: number) => w.setTime(new Date(start + minutes * 60_000).toISOString());

const outlook = async (shop: TestShop) => (await (await shop.visitor()).api('GET /client/api/availability')).data;

/** Visitors who ask for a person, each answered after so many minutes; null for one whom nobody answers. */
async function played(shop: TestShop, waits: readonly (number | null)[], ask: 'talk-to-person' | 'messages') {
  // A member who signs in long before is logged out by then.
  const answer = async (id: string, text: string) => {
    const member = await shop.member({ name: 'Tom' });
    await member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  };
  for (const minutes of waits) {
    at(0);
    const [visitor, params] = [await shop.visitor(), { id: newId() }];
    if (ask === 'messages') {
      const body = { id: newId(), text: 'Hello?' };
      await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
    } else await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params });
    if (minutes === null) continue;
    at(minutes);
    await answer(params.id, 'Tom here.');
    at(minutes + 50);
    // What follows the first answer tells nothing of how long one waits for a person.
    const body = { id: newId(), text: 'Thank you' };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
    at(minutes + 200);
    await answer(params.id, 'Bye');
  }
  at(250);
  w.forgetLimits();
}

describe('who waits for a person', () => {
  it.each(['talk-to-person', 'messages'] as const)(
    'is told what it usually takes here, by the shop’s own last hours (%s)',
    async (ask) => {
      at(0);
      const [shop, other] = [await w.shop({ isEnableAIAssistant: ask !== 'messages' }), await w.shop()];
      await played(shop, [2, 4, 4.5, 7, 30], ask);
      expect(await outlook(shop)).toMatchObject({ online: true, usualMinutes: 5 });
      expect((await outlook(other)).usualMinutes).toBeNull();
      // Half a day later these are no last hours any more.
      at(20 * 60);
      expect((await outlook(shop)).usualMinutes).toBeNull();
    },
  );

  it.each(['hidden', 'few_minutes'] as const)('is told no count where the merchant says %s', async (replyTime) => {
    at(0);
    const shop = await w.shop({ replyTime });
    await played(shop, [2, 4, 4.5, 7, 30], 'talk-to-person');
    expect(await outlook(shop)).toMatchObject({ online: true, usualMinutes: null });
  });

  it('is told no time where too few were answered, or as many wait in vain', async () => {
    at(0);
    const [few, vain] = [await w.shop(), await w.shop()];
    await played(few, [2, 2, 2, 2], 'talk-to-person');
    await played(vain, [2, 2, 2, 2, 2, null, null, null, null, null, null], 'talk-to-person');
    expect((await outlook(few)).usualMinutes).toBeNull();
    expect((await outlook(vain)).usualMinutes).toBeNull();
  });

  it('hears the names of those who are there, and nothing else of them', async () => {
    at(0);
    const shop = await w.shop();
    const [maya, tom] = [await shop.member(), await shop.member({ name: 'Tom' })];
    const nameless = await shop.member({ name: 'tom@shop.example' });
    for (const it of [maya, nameless]) await joinSocket(w.services, { shopId: shop.id, memberId: it.id });
    const told = await outlook(shop);
    expect(told).toMatchObject({ staffed: true, there: ['Maya Lind'] });
    for (const it of [maya.email, maya.id, tom.name, nameless.name]) expect(JSON.stringify(told)).not.toContain(it);
  });

  it('hears when the shop opens, and no names and no time, while it is closed', async () => {
    w.setTime('2026-03-02T23:00:00Z');
    const shop = await w.shop({ typeWorking: 'custom', timeZone: 'Europe/Berlin' });
    expect(await outlook(shop)).toEqual({
      online: false,
      staffed: false,
      opensAt: '2026-03-03T08:00:00.000Z',
      changesAt: '2026-03-03T08:00:00.000Z',
      there: [],
      usualMinutes: null,
    });
  });
});
