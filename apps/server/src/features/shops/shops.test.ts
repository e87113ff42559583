import { Shop } from '@chatty/contract/shops';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

describe('a shop', () => {
  it('gives each of its fields by name, and nothing under other names', async () => {
    const shop = await w.shop();
    const { api, token } = await shop.member();
    const { data: me } = await api('GET /me');
    for (const field of Shop.keyof().options) {
      expect((await api('GET /shop/:field', { params: { field } })).data).toEqual(me.shop[field]);
    }
    for (const field of ['scopes', 'widget', 'constructor', '__proto__']) {
      const answer = await fetch(`${w.origin}/api/shop/${field}`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(404);
    }
  });

  it('takes what its own screens may write, no more, and tells the team', async () => {
    const shop = await w.shop();
    const { api, token } = await shop.member();
    const { data } = await api('POST /shop', { body: { isSyncProductFirst: true, email: 'hello@shop.example' } });
    expect(data).toMatchObject({ isSyncProductFirst: true, email: 'hello@shop.example' });
    expect((await api('POST /shop', { body: {} })).data).toMatchObject({ isSyncProductFirst: true });
    const event = await w.services.db
      .selectFrom('events')
      .selectAll()
      .where('shop_id', '=', shop.id)
      .executeTakeFirst();
    expect(event).toMatchObject({ type: 'shop.changed', for_team: true, for_contact: null });
    for (const body of [{ plan: 'plus' }, { setupDone: false }, { blockAccess: false }, { email: 'none' }]) {
      const answer = await fetch(`${w.origin}/api/shop`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(400);
    }
  });

  it('keeps a banner hidden once, however often it is dismissed at the same time, until it is shown again', async () => {
    const { api } = await (await w.shop()).member();
    const dismiss = (banner: string, isDismiss = true) =>
      api('POST /shop/dismiss-banner', { body: { banner, isDismiss } });
    await Promise.all(['sale', 'tips', 'sale', 'news'].map((it) => dismiss(it)));
    expect((await api('GET /me')).data.shop.dismissedBanners.toSorted()).toEqual(['news', 'sale', 'tips']);
    expect((await dismiss('sale', false)).data.dismissedBanners.toSorted()).toEqual(['news', 'tips']);
  });

  it('is an admin’s to change', async () => {
    const { api } = await (await w.shop()).member({ role: 'member' });
    await expect(api('POST /shop', { body: { setupDone: true } })).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
