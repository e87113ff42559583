import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffOf } from '../../test-kit/staff.ts';
import { type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const eventsOf = (shop: TestShop) =>
  w.services.db.selectFrom('events').select(['type', 'for_team', 'payload']).where('shop_id', '=', shop.id).execute();

describe('the dev zone', () => {
  it('is the staff’s alone', async () => {
    const admin = await (await w.shop()).member();
    await expect(admin.api('GET /dev-zone')).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(admin.api('POST /dev-zone', { body: { noLimit: true } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(admin.api('POST /dev-zone/sync', { body: { kind: 'pages' } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('switches the flags that are named and leaves the others, and tells the team', async () => {
    const shop = await w.shop();
    const owner = await shop.member();
    const staff = await staffOf(w, shop, owner);
    await staff('POST /dev-zone', { body: { flags: { campaign: true } } });
    const { data } = await staff('POST /dev-zone', { body: { flags: { changeEmail: true }, noLimit: true } });
    expect(data).toMatchObject({ uatFeatures: { campaign: true, changeEmail: true }, noLimit: true });
    const { data: zone } = await staff('GET /dev-zone');
    expect(zone).toMatchObject({ flags: { campaign: true, changeEmail: true }, noLimit: true, blockAccess: false });
    expect(zone.events.map((it) => it.type)).toEqual(['shop.changed', 'shop.changed']);
    expect((await owner.api('GET /me')).data.shop.uatFeatures).toEqual({ campaign: true, changeEmail: true });
  });

  it('blocks a shop at once, but neither its staff nor what its screens need to say so', async () => {
    const shop = await w.shop();
    const owner = await shop.member();
    const staff = await staffOf(w, shop, owner);
    await staff('POST /dev-zone', { body: { blockAccess: true } });
    await expect(owner.api('GET /members')).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await owner.api('GET /me')).data.shop.blockAccess).toBe(true);
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ type: 'shop.changed', payload: { blockAccess: true } });
    await staff('POST /dev-zone', { body: { blockAccess: false } });
    expect((await owner.api('GET /members')).data).toHaveLength(1);
  });

  it('shows the shop’s own jobs, the latest fifty events and its syncs', async () => {
    const [shop, another] = [await w.shop(), await w.shop()];
    const staff = await staffOf(w, shop, await shop.member());
    // Jobs of the future wait for certain.
    const job = (shopId: string) => ({
      queue: 'live.forget-events',
      shopId,
      data: { shopId },
      key: newId(),
      afterSeconds: 600,
    });
    await w.services.jobs.enqueue([job(shop.id), job(shop.id), job(another.id)], w.services.db);
    for (let i = 0; i < 51; i += 1) await staff('POST /dev-zone', { body: { noLimit: i % 2 === 0 } });
    await staff('POST /dev-zone/sync', { body: { kind: 'products' } });
    const { data } = await staff('GET /dev-zone');
    expect(data.jobs.find((it) => it.queue === 'live.forget-events')).toEqual({
      queue: 'live.forget-events',
      waiting: 2,
      running: 0,
      failed: 0,
    });
    expect(data.events).toHaveLength(50);
    expect(data.events.map((it) => it.n)).toEqual(data.events.map((it) => it.n).toSorted((a, b) => b - a));
    expect(data.syncs).toMatchObject([{ kind: 'products' }]);
  });
});
