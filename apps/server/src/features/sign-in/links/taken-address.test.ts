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
  const stranger = await person(w, [shop], { role: 'admin' });
  const { browser, token } = await signedIn(stranger.email);
  const wanted = `${newId()}@victim.example`;
  const api = apiWith(w, token);
  const id = (await api('GET /me')).data.member.id;
  await api('POST /members/:id/change-email', { params: { id }, body: { email: wanted } });
  return { ...stranger, shop, id, browser, api, wanted, link: await mailedToken(w, wanted, /Confirm your new email/) };
}

const confirm = (browser: Browser, token: string) => browser.post('/client/api/verify', { token });
const renew = async (browser: Browser) => (await browser.post('/client/api/token')).code ?? 'renewed';

async function withSecondFactor(stranger: { password: string; api: ReturnType<typeof apiWith> }) {
  const { data } = await stranger.api('POST /profile/two-factor', { body: { password: stranger.password } });
  await stranger.api('POST /profile/two-factor/confirm', { body: { code: totpOf(data.uri) } });
}

const hasSecondFactor = async (authId: string) =>
  (await w.services.db.selectFrom('user').select('twoFactorEnabled').where('id', '=', authId).executeTakeFirst())
    ?.twoFactorEnabled;

describe('an address that a stranger’s account takes, confirmed by whoever reads its mails', () => {
  it('leaves the stranger no session, no password and no second factor', async () => {
    const stranger = await asked();
    await withSecondFactor(stranger);
    // It was begun before, and waits.
    const waiting = openBrowserOf(w);
    expect((await waiting.post(signIn, stranger)).data).toEqual({ next: 'second-factor' });
    expect((await confirm(openBrowserOf(w), stranger.link)).data).toEqual({ email: stranger.wanted });
    expect(await renew(stranger.browser)).toBe('not_signed_in');
    await expect(stranger.api('GET /me')).rejects.toMatchObject({
      code: expect.stringMatching(/session_expired|not_signed_in/),
    });
    expect(await w.services.sessions.checkPassword(stranger.wanted, stranger.password)).toBeNull();
    expect(await hasSecondFactor(stranger.authId)).toBe(false);
    expect((await waiting.post(`${signIn}/second-factor`, { code: '123456' })).code).toBe('not_signed_in');
  });

  it('is not opened by a code that was mailed to the address before', async () => {
    const stranger = await asked();
    const browser = openBrowserOf(w);
    await browser.post(`${signIn}/code`, { email: stranger.email });
    const code = await mailedCode(w, stranger.email);
    await confirm(openBrowserOf(w), stranger.link);
    expect((await browser.post(`${signIn}/code/verify`, { email: stranger.email, code })).code).toBe('not_signed_in');
  });

  it('is not opened by the store, which knows the stranger by a number', async () => {
    const shop = await shopWhereAddressesChange();
    const asker = await asked(shop);
    const stranger = { userId: newId(), fullName: 'Tom Reed', email: asker.email, accountOwner: false };
    await w.services.db.updateTable('shops').set({ staff_entry: 'let-in' }).where('id', '=', shop.id).execute();
    await joinFromStore(shop.ctx, stranger);
    // Coming by the store ends what was asked for before.
    w.mails.length = 0;
    await asker.api('POST /members/:id/change-email', { params: { id: asker.id }, body: { email: asker.wanted } });
    const link = await mailedToken(w, asker.wanted, /Confirm your new email/);
    expect((await confirm(openBrowserOf(w), link)).data).toEqual({ email: asker.wanted });
    expect(await findMemberOfStoreUser(shop.ctx, stranger.userId)).toBeNull();
    expect((await joinFromStore(shop.ctx, stranger))?.auth_id).not.toBe(asker.authId);
  });

  it('lets its owner in by a mailed code, and by a new password', async () => {
    const stranger = await asked();
    await confirm(openBrowserOf(w), stranger.link);
    const browser = openBrowserOf(w);
    await browser.post(`${signIn}/code`, { email: stranger.wanted });
    const code = await mailedCode(w, stranger.wanted);
    const entered = await browser.post(`${signIn}/code/verify`, { email: stranger.wanted, code });
    expect(entered.data).toMatchObject({ next: 'home', uid: stranger.authId });
    await openBrowserOf(w).post('/client/api/password/reset', { email: stranger.wanted });
    const token = await mailedToken(w, stranger.wanted, /Set a new password/);
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
    for (const stranger of [one, two]) {
      expect(await renew(stranger.browser)).toBe('not_signed_in');
      expect(await w.services.sessions.checkPassword(stranger.wanted, stranger.password)).toBeNull();
    }
  });
});

describe('somebody who confirms in the browser in which they are signed in', () => {
  it('stays in, with their password and second factor; their other browsers log in again', async () => {
    const stranger = await asked();
    await withSecondFactor(stranger);
    const { browser: other } = await signedIn(stranger.email);
    expect((await confirm(stranger.browser, stranger.link)).data).toEqual({ email: stranger.wanted });
    expect(await renew(stranger.browser)).toBe('renewed');
    expect(await renew(other)).toBe('not_signed_in');
    expect(await w.services.sessions.checkPassword(stranger.wanted, stranger.password)).toBe(stranger.authId);
    expect(await hasSecondFactor(stranger.authId)).toBe(true);
  });
});
