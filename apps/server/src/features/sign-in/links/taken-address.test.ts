import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiWith, mailedCode, mailedToken, openBrowserOf, person } from '../../../test-kit/people.ts';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { totpOf } from '../../../test-kit/totp.ts';
import { findMemberOfStoreUser, joinFromStore } from '../../team/index.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

type Browser = ReturnType<typeof openBrowserOf>;
const signIn = '/client/api/sign-in';

async function shopWhereAddressesChange() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const set = { plan: 'pro', uat_features: JSON.stringify({ changeEmail: true }) };
  await w.services.db.updateTable('shops').set(set).where('id', '=', shop.id).execute();
  return shop;
}

/** A browser in which somebody is signed in, and an access token of it. */
async function signedIn(email: string) {
  const browser = openBrowserOf(w);
  const { data } = await browser.post(`${signIn}/link`, { token: await w.services.sessions.makeLink(email) });
  return { browser, token: data.token as string };
}

/** Somebody, in a shop of theirs, who asks for another address of their own account. */
async function asked(own?: TestShop) {
  const shop = own ?? (await shopWhereAddressesChange());
  const it = await person(w, [shop], { role: 'admin' });
  const { browser, token } = await signedIn(it.email);
  const wanted = `${newId()}@victim.example`;
  const api = apiWith(w, token);
  const id = (await api('GET /me')).data.member.id;
  await api('POST /members/:id/change-email', { params: { id }, body: { email: wanted } });
  return { ...it, shop, id, browser, api, wanted, link: await mailedToken(w, wanted, /Confirm your new email/) };
}

const confirm = (browser: Browser, token: string) => browser.post('/client/api/verify', { token });
const renew = async (browser: Browser) => (await browser.post('/client/api/token')).code ?? 'renewed';

async function withSecondFactor(it: { password: string; api: ReturnType<typeof apiWith> }) {
  const { data } = await it.api('POST /profile/two-factor', { body: { password: it.password } });
  await it.api('POST /profile/two-factor/confirm', { body: { code: totpOf(data.uri) } });
}

const hasSecondFactor = async (authId: string) =>
  (await w.services.db.selectFrom('user').select('twoFactorEnabled').where('id', '=', authId).executeTakeFirst())
    ?.twoFactorEnabled;

describe('an address that a stranger’s account takes, confirmed by whoever reads its mails', () => {
  it('leaves the stranger no session, no password and no second factor', async () => {
    const it = await asked();
    await withSecondFactor(it);
    // It was begun before, and waits.
    const waiting = openBrowserOf(w);
    expect((await waiting.post(signIn, it)).data).toEqual({ next: 'second-factor' });
    expect((await confirm(openBrowserOf(w), it.link)).data).toEqual({ email: it.wanted });
    expect(await renew(it.browser)).toBe('not_signed_in');
    await expect(it.api('GET /me')).rejects.toMatchObject({
      code: expect.stringMatching(/session_expired|not_signed_in/),
    });
    expect(await w.services.sessions.checkPassword(it.wanted, it.password)).toBeNull();
    expect(await hasSecondFactor(it.authId)).toBe(false);
    expect((await waiting.post(`${signIn}/second-factor`, { code: '123456' })).code).toBe('not_signed_in');
  });

  it('is not opened by a code that was mailed to the address before', async () => {
    const it = await asked();
    const browser = openBrowserOf(w);
    await browser.post(`${signIn}/code`, { email: it.email });
    const code = await mailedCode(w, it.email);
    await confirm(openBrowserOf(w), it.link);
    expect((await browser.post(`${signIn}/code/verify`, { email: it.email, code })).code).toBe('not_signed_in');
  });

  it('is not opened by the store, which knows the stranger by a number', async () => {
    const shop = await shopWhereAddressesChange();
    const it = await asked(shop);
    const stranger = { userId: newId(), fullName: 'Tom Reed', email: it.email, accountOwner: false };
    await w.services.db.updateTable('shops').set({ staff_entry: 'let-in' }).where('id', '=', shop.id).execute();
    await joinFromStore(shop.ctx, stranger);
    // Coming by the store ends what was asked for before.
    w.mails.length = 0;
    await it.api('POST /members/:id/change-email', { params: { id: it.id }, body: { email: it.wanted } });
    const link = await mailedToken(w, it.wanted, /Confirm your new email/);
    expect((await confirm(openBrowserOf(w), link)).data).toEqual({ email: it.wanted });
    expect(await findMemberOfStoreUser(shop.ctx, stranger.userId)).toBeNull();
    expect((await joinFromStore(shop.ctx, stranger))?.auth_id).not.toBe(it.authId);
  });

  it('lets its owner in by a mailed code, and by a new password', async () => {
    const it = await asked();
    await confirm(openBrowserOf(w), it.link);
    const browser = openBrowserOf(w);
    await browser.post(`${signIn}/code`, { email: it.wanted });
    const code = await mailedCode(w, it.wanted);
    const entered = await browser.post(`${signIn}/code/verify`, { email: it.wanted, code });
    expect(entered.data).toMatchObject({ next: 'home', uid: it.authId });
    await openBrowserOf(w).post('/client/api/password/reset', { email: it.wanted });
    const token = await mailedToken(w, it.wanted, /Set a new password/);
    const reset = { purpose: 'reset-password', token, password: 'a password of her own' };
    expect((await openBrowserOf(w).post('/client/api/password', reset)).data).toMatchObject({ next: 'home' });
  });

  it('is no less protected where another account is signed in, or the provider’s staff', async () => {
    const [one, two] = [await asked(), await asked()];
    const { browser } = await signedIn((await person(w, [await w.shop()])).email);
    await confirm(browser, one.link);
    const staff = openBrowserOf(w);
    const { cookies } = await w.services.sessions.begin(
      { authId: two.authId, shopId: two.shop.id, isCrmLogin: true },
      new Headers(),
    );
    const cookie = cookies.map((set) => set.split(';', 1)[0]).join('; ');
    expect((await staff.post('/client/api/verify', { token: two.link }, { cookie })).data).toEqual({
      email: two.wanted,
    });
    for (const it of [one, two]) {
      expect(await renew(it.browser)).toBe('not_signed_in');
      expect(await w.services.sessions.checkPassword(it.wanted, it.password)).toBeNull();
    }
  });
});

describe('somebody who confirms in the browser in which they are signed in', () => {
  it('stays in, with their password and second factor; their other browsers log in again', async () => {
    const it = await asked();
    await withSecondFactor(it);
    const { browser: other } = await signedIn(it.email);
    expect((await confirm(it.browser, it.link)).data).toEqual({ email: it.wanted });
    expect(await renew(it.browser)).toBe('renewed');
    expect(await renew(other)).toBe('not_signed_in');
    expect(await w.services.sessions.checkPassword(it.wanted, it.password)).toBe(it.authId);
    expect(await hasSecondFactor(it.authId)).toBe(true);
  });
});
