import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiWith, openBrowserOf, person } from '../../test-kit/people.ts';
import { type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { systemCtx } from '../../ctx.ts';
import { readShops } from './choose-shop.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function entered(shops: readonly TestShop[], role: 'admin' | 'member' = 'member') {
  const account = await person(w, shops, { role });
  const browser = openBrowserOf(w);
  const { data } = await browser.post('/client/api/sign-in/link', {
    token: await w.services.sessions.makeLink(account.email),
  });
  return { ...account, browser, data };
}
const choose = '/client/api/members';
const ids = (all: { id: string }[]) => all.map((it) => it.id).toSorted();

describe('who is active in several shops', () => {
  it('chooses one, by a custom token that works once, and stays in it', async () => {
    const [one, two] = [await w.shop(), await w.shop()];
    const { authId: uid, browser, data } = await entered([one, two]);
    expect(data.next).toBe('select-shop');
    const { token } = data;
    const { data: shops } = await browser.post(`${choose}/shops`, { token, uid });
    expect(ids(shops)).toEqual([one.id, two.id].toSorted());
    const { data: custom } = await browser.post(`${choose}/selectShop`, { token, uid, shopId: two.id });
    const { data: home } = await browser.post('/client/api/sign-in/custom-token', { token: custom });
    expect((await apiWith(w, home.token)('GET /me')).data.shop.id).toBe(two.id);
    const renewed = await browser.post('/client/api/token');
    expect((await apiWith(w, renewed.data.token)('GET /me')).data.shop.id).toBe(two.id);
    expect(await openBrowserOf(w).post('/client/api/sign-in/custom-token', { token: custom })).toMatchObject({
      code: 'not_signed_in',
      error: 'Failed to auto-login. Please try again.',
    });
  });

  it('switches to another of them', async () => {
    const [one, two] = [await w.shop(), await w.shop()];
    const { email, authId: uid } = await person(w, [one, two]);
    const browser = openBrowserOf(w);
    const link = await w.services.sessions.makeLink(email, { shopId: one.id });
    const api = apiWith(w, (await browser.post('/client/api/sign-in/link', { token: link })).data.token);
    expect(ids((await api('GET /members/shops/:authId', { params: { authId: uid } })).data)).toHaveLength(2);
    const { data: custom } = await api('POST /members/selectShop', { body: { shopId: two.id, uid } });
    const { data } = await browser.post('/client/api/sign-in/custom-token', { token: custom });
    expect((await apiWith(w, data.token)('GET /me')).data.shop.id).toBe(two.id);
  });

  it('is led to the choice, or into the only shop left, when the chosen one is gone', async () => {
    const [one, two, three] = [await w.shop(), await w.shop(), await w.shop()];
    const { email, authId } = await person(w, [one, two, three]);
    const browser = openBrowserOf(w);
    const link = await w.services.sessions.makeLink(email, { shopId: one.id });
    await browser.post('/client/api/sign-in/link', { token: link });
    const leave = (shop: TestShop) =>
      w.services.db.deleteFrom('members').where('auth_id', '=', authId).where('shop_id', '=', shop.id).execute();
    await leave(one);
    expect((await browser.post('/client/api/token')).data.next).toBe('select-shop');
    await leave(two);
    const { data } = await browser.post('/client/api/token');
    expect((await apiWith(w, data.token)('GET /me')).data.shop.id).toBe(three.id);
  });

  it('sees only shops where the app is installed and they are active', async () => {
    const [one, two, gone, off] = [await w.shop(), await w.shop(), await w.shop(), await w.shop()];
    const { authId: uid, data } = await entered([one, two, gone, off]);
    await w.services.db.updateTable('shops').set({ uninstalled_at: new Date() }).where('id', '=', gone.id).execute();
    await w.services.db.updateTable('members').set({ active: false }).where('shop_id', '=', off.id).execute();
    const { data: shops } = await openBrowserOf(w).post(`${choose}/shops`, { token: data.token, uid });
    expect(ids(shops)).toEqual([one.id, two.id].toSorted());
    for (const { id } of [gone, off, await w.shop()]) {
      const answer = await openBrowserOf(w).post(`${choose}/selectShop`, { token: data.token, uid, shopId: id });
      expect(answer.code).toBe('not_found');
    }
  });

  it('has signed in alone once: a custom token from before somebody was signed out everywhere is refused', async () => {
    const [one, two] = [await w.shop(), await w.shop()];
    const { authId: uid, data } = await entered([one, two]);
    const asked = { token: data.token, uid, shopId: one.id };
    const { data: custom } = await openBrowserOf(w).post(`${choose}/selectShop`, asked);
    await w.services.db
      .updateTable('members')
      .set({ tokens_valid_from: new Date(Date.now() + 1000) })
      .where('auth_id', '=', uid)
      .execute();
    const { code } = await openBrowserOf(w).post('/client/api/sign-in/custom-token', { token: custom });
    expect(code).toBe('not_signed_in');
    expect((await openBrowserOf(w).post(`${choose}/selectShop`, asked)).code).toBe('not_found');
  });
});

describe('another’s account', () => {
  it('is not found, whatever token is shown', async () => {
    const shop = await w.shop();
    const [me, other] = [await entered([shop]), await entered([shop, await w.shop()])];
    const api = apiWith(w, me.data.token);
    const uid = other.authId;
    await expect(api('GET /members/shops/:authId', { params: { authId: uid } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const body = { shopId: shop.id, uid };
    await expect(api('POST /members/selectShop', { body })).rejects.toMatchObject({ code: 'not_found' });
    const personal = await entered([await w.shop(), await w.shop()]);
    for (const path of ['shops', 'selectShop']) {
      const asked = { ...body, token: personal.data.token };
      expect((await openBrowserOf(w).post(`${choose}/${path}`, asked)).code).toBe('not_found');
      expect((await openBrowserOf(w).post(`${choose}/${path}`, { ...asked, token: me.data.token })).code).toBe(
        'not_signed_in',
      );
      expect((await openBrowserOf(w).post(`${choose}/${path}`, { ...asked, token: 'x' })).code).toBe('not_signed_in');
    }
  });
});

describe('the shop of the token', () => {
  it('comes with a custom token that signs in another browser', async () => {
    const shop = await w.shop();
    const { data } = await entered([shop]);
    const { data: shops } = await apiWith(w, data.token)('GET /shops');
    expect(shops).toMatchObject({ shop: { id: shop.id, websiteId: shop.id }, error: null, redirectTo: null });
    const elsewhere = await openBrowserOf(w).post('/client/api/sign-in/custom-token', { token: shops.customToken });
    expect(elsewhere.data).toMatchObject({ next: 'home' });
  });

  it('says so when the app was uninstalled meanwhile', async () => {
    const shop = await w.shop();
    const { authId, data } = await entered([shop]);
    await w.services.db.updateTable('shops').set({ uninstalled_at: new Date() }).where('id', '=', shop.id).execute();
    await expect(apiWith(w, data.token)('GET /shops')).rejects.toMatchObject({ code: 'not_signed_in' });
    const who = {
      type: 'member' as const,
      memberId: newId(),
      authId,
      role: 'member' as const,
      claimsAdmin: false,
      isCrmLogin: false,
      blocked: false,
      sessionId: null,
    };
    expect(await readShops({ ...systemCtx(w.services, shop.id), who })).toMatchObject({
      error: 'Chatty is no longer installed on this shop.',
      redirectTo: '/',
    });
  });

  it('tells when the token claims another role than the member has', async () => {
    const shop = await w.shop();
    const { authId, browser, data } = await entered([shop], 'admin');
    const valid = async (token: string) => (await apiWith(w, token)('GET /admin/auth')).data.success;
    expect(await valid(data.token)).toBe(true);
    await w.services.db.updateTable('members').set({ role: 'member' }).where('auth_id', '=', authId).execute();
    expect(await valid(data.token)).toBe(false);
    expect(await valid((await browser.post('/client/api/token')).data.token)).toBe(true);
  });
});
