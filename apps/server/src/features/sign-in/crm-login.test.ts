import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { askForCrmLink } from '../../crm-link.ts';
import { operatorKey, operatorPaths } from '../../platform/auth/operator-key.ts';
import { apiWith, openBrowserOf, person } from '../../test-kit/people.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  w = await testServer({ log: createLog('warn', { write: (line: string) => void lines.push(line) }) });
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const ask = (shop: string) => askForCrmLink(shop, { PORT: new URL(w.origin).port, NODE_ENV: 'test' });
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const enter = (link: string, browser = openBrowserOf(w)) =>
  browser.post('/client/api/sign-in/link', { token: tokenIn(link) });

describe('a CRM login', () => {
  it('acts as the shop’s owner, in this shop alone, and is told from the owner; it is logged', async () => {
    const [shop, other] = [await w.shop(), await w.shop()];
    const owner = await person(w, [shop, other], { role: 'admin', owner: true });
    const browser = openBrowserOf(w);
    const link = await ask(shop.domain);
    const { data, cookies } = await enter(link, browser);
    // It ends with the browser, and after a day.
    expect(cookies.find((it: string) => it.includes('session_token='))).not.toMatch(/max-age/i);
    const api = apiWith(w, data.token);
    expect((await api('GET /me')).data).toMatchObject({
      isCrmLogin: true,
      shop: { id: shop.id },
      member: { email: owner.email },
    });
    const { data: shops } = await api('GET /members/shops/:authId', { params: { authId: owner.authId } });
    expect(shops.map((it) => it.id)).toEqual([shop.id]);
    const body = { uid: owner.authId, shopId: other.id };
    await expect(api('POST /members/selectShop', { body })).rejects.toMatchObject({ code: 'not_found' });
    const renewed = await browser.post('/client/api/token');
    expect((await apiWith(w, renewed.data.token)('GET /me')).data.isCrmLogin).toBe(true);
    const custom = (await api('GET /shops')).data.customToken;
    const elsewhere = await openBrowserOf(w).post('/client/api/sign-in/custom-token', { token: custom });
    expect((await apiWith(w, elsewhere.data.token)('GET /me')).data.isCrmLogin).toBe(true);
    const logged = lines.filter((it) => it.includes('CRM login') && it.includes(shop.id));
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toContain(tokenIn(link));
  });

  it('never moves on to another shop of the owner', async () => {
    const [shop, other] = [await w.shop(), await w.shop()];
    const { authId } = await person(w, [shop, other], { role: 'admin', owner: true });
    const browser = openBrowserOf(w);
    await enter(await ask(shop.domain), browser);
    await w.services.db.deleteFrom('members').where('auth_id', '=', authId).where('shop_id', '=', shop.id).execute();
    expect((await browser.post('/client/api/token')).code).toBe('not_allowed');
  });

  it('does not come in as somebody who has passed the shop on since the link was made', async () => {
    const shop = await w.shop();
    const { authId } = await person(w, [shop], { role: 'admin', owner: true });
    const link = await ask(shop.domain);
    await w.services.db.updateTable('members').set({ owner: false }).where('auth_id', '=', authId).execute();
    expect((await enter(link)).code).toBe('not_signed_in');
  });

  it('link works once, for ten minutes', async () => {
    const shop = await w.shop();
    await person(w, [shop], { role: 'admin', owner: true });
    const link = await ask(shop.domain);
    expect((await enter(link)).success).toBe(true);
    expect((await enter(link)).code).toBe('not_signed_in');
    const now = Date.now();
    w.setTime(new Date(now).toISOString());
    const late = await ask(shop.domain);
    w.setTime(new Date(now + 11 * 60_000).toISOString());
    expect((await enter(late)).code).toBe('not_signed_in');
  });

  it('is for the operator on this machine: without the key, or through a proxy, there is no such address', async () => {
    const shop = await w.shop();
    await person(w, [shop], { role: 'admin', owner: true });
    const good = { authorization: `Bearer ${operatorKey(w.services.config.APP_SECRET)}` };
    const post = (headers: Record<string, string>) =>
      openBrowserOf(w, headers).post(operatorPaths.crmLink, { shop: shop.domain });
    const bad: Record<string, string>[] = [
      {},
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${operatorKey('another secret')}` },
      { ...good, 'x-forwarded-for': '127.0.0.1' },
      { ...good, forwarded: 'for=127.0.0.1' },
    ];
    for (const headers of bad) expect((await post(headers)).code).toBe('not_found');
    expect((await post(good)).success).toBe(true);
  });

  it('of a shop that does not have the app is refused in words', async () => {
    await expect(ask('nowhere.myshopify.com')).rejects.toThrow('This shop doesn’t exist');
    await expect(askForCrmLink('x', { PORT: '9', NODE_ENV: 'test' })).rejects.toThrow('No server answers');
  });
});
