import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken } from '../../../platform/auth/one-time-tokens.ts';
import {
  apiWith,
  mailedCode,
  mailedToken,
  mailTo,
  openBrowserOf,
  type Person,
  person,
} from '../../../test-kit/people.ts';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { emailChange, invitation } from '../../team/index.ts';
import { resetPassword } from './link-purposes.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const password = 'a new and better password';
const post = (path: string, body: object) => openBrowserOf(w).post(`/client/api/${path}`, body);
const set = (purpose: string, token: string, more: object = {}) =>
  post('password', { purpose, token, password, ...more });
const ask = (email: string) => post('password/reset', { email });
const resetToken = (email: string) => mailedToken(w, email, /Set a new password/);

/** Signs in by a mailed code. */
async function enter({ email }: Pick<Person, 'email'>) {
  const browser = openBrowserOf(w);
  await post('sign-in/code', { email });
  const { data } = await browser.post('/client/api/sign-in/code/verify', { email, code: await mailedCode(w, email) });
  return { browser, ...data };
}

const tokenFor = <P>(
  make: (place: { db: TestServer['services']['db']; services: TestServer['services'] }) => Promise<P>,
) => make({ db: w.services.db, services: w.services });

describe('a reset', () => {
  it('sets a new password by a mailed link, once, and signs in', async () => {
    const account = await person(w, [await w.shop()]);
    await ask(account.email.toUpperCase());
    const token = await resetToken(account.email);
    expect((await post('links/read', { purpose: 'reset-password', token })).data).toEqual({
      email: account.email,
      shopName: null,
      fullName: null,
    });
    expect((await set('reset-password', token)).data).toMatchObject({ next: 'home', browserToken: expect.any(String) });
    expect((await set('reset-password', token)).code).toBe('not_found');
    expect((await post('links/read', { purpose: 'reset-password', token })).code).toBe('not_found');
    expect(await w.services.sessions.checkPassword(account.email, password)).toBe(account.authId);
    expect(await w.services.sessions.checkPassword(account.email, account.password)).toBeNull();
    await mailTo(w, account.email, /password was changed/);
  });

  it('ends all sessions, access tokens and sockets that the old password opened', async () => {
    const account = await person(w, [await w.shop()]);
    const elsewhere = await enter(account);
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    const frames: string[] = [];
    socket.onmessage = (frame) => frames.push(String(frame.data));
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: elsewhere.token, since: null }));
    await expect.poll(() => frames.join()).toContain('ready');
    await ask(account.email);
    const { data } = await set('reset-password', await resetToken(account.email));
    expect((await elsewhere.browser.post('/client/api/token')).code).toBe('not_signed_in');
    await expect(apiWith(w, elsewhere.token)('GET /me')).rejects.toMatchObject({ code: 'session_expired' });
    await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
    expect((await apiWith(w, data.token)('GET /me')).data.member.email).toBe(account.email);
  });

  it('gives somebody their first password, who had none', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    await ask(member.email);
    await set('reset-password', await resetToken(member.email));
    expect(await w.services.sessions.checkPassword(member.email, password)).toBe(member.authId);
  });

  it('link stays good beside a newer one, which anybody may ask for, until one is used; and for an hour', async () => {
    const account = await person(w, [await w.shop()]);
    const now = Date.now();
    w.setTime(new Date(now).toISOString());
    await ask(account.email);
    const first = await resetToken(account.email);
    await ask(account.email);
    await expect.poll(() => resetToken(account.email)).not.toBe(first);
    const second = await resetToken(account.email);
    w.setTime(new Date(now + 61 * 60_000).toISOString());
    for (const token of [first, second]) expect((await set('reset-password', token)).code).toBe('not_found');
    w.setTime(new Date(now + 59 * 60_000).toISOString());
    expect((await set('reset-password', first)).success).toBe(true);
    expect((await set('reset-password', second)).code).toBe('not_found');
    w.setTime(new Date().toISOString());
  });

  it('does not tell whether an e-mail has an account', async () => {
    const { email } = await person(w, [await w.shop()]);
    const nobody = `${newId()}@shop.example`;
    expect(await ask(nobody)).toEqual(await ask(email));
    await resetToken(email);
    expect(w.mails.some((it) => it.to === nobody)).toBe(false);
  });

  it('refuses a password that is short, common or the e-mail address, and the link stays good', async () => {
    const { email } = await person(w, [await w.shop()]);
    await ask(email);
    const token = await resetToken(email);
    const spaces = [' '.repeat(8), '\u00a0\u2003'.repeat(8), '\u200b'.repeat(8), '   ab   '];
    for (const bad of [...spaces, 'short', 'Password1', '12345678', 'zzzzzzzzz', email, email.toUpperCase()]) {
      w.forgetLimits();
      const answer = await post('password', { purpose: 'reset-password', token, password: bad });
      expect(answer.fields, bad).toHaveProperty('password');
    }
    w.forgetLimits();
    expect((await set('reset-password', token)).success).toBe(true);
  });
});

async function invited(shop: TestShop, invitee: { authId?: string; email?: string } = {}) {
  const memberId = newId();
  const email = invitee.email ?? `${memberId}@shop.example`;
  const authId = invitee.authId ?? (await w.services.sessions.addPerson({ email, name: 'New' }));
  await w.services.db
    .insertInto('members')
    .values({ shop_id: shop.id, id: memberId, auth_id: authId, full_name: 'New', email, role: 'member', invited: true })
    .execute();
  const payload = { shopId: shop.id, memberId, authId, email };
  return { ...payload, token: await tokenFor((place) => makeToken(place, invitation, { subject: memberId, payload })) };
}

it('a reset that was mailed to an address which the account has given up opens nothing', async () => {
  const account = await person(w, [await w.shop()]);
  const payload = { authId: account.authId, email: 'older@shop.example' };
  const token = await tokenFor((place) => makeToken(place, resetPassword, { subject: account.authId, payload }));
  expect((await set('reset-password', token)).code).toBe('not_found');
  expect(await w.services.sessions.checkPassword(account.email, account.password)).toBe(account.authId);
});

describe('an invitation', () => {
  it('makes somebody a member by name and password, once', async () => {
    const shop = await w.shop();
    const { email, token, authId, memberId } = await invited(shop);
    const admin = await shop.member();
    const { data: read } = await post('links/read', { purpose: 'invitation', token });
    expect(read).toEqual({ email, shopName: 'Test shop', fullName: 'New' });
    const { data } = await set('invitation', token, { fullName: 'Nora Ek' });
    expect(data).toMatchObject({ next: 'home', uid: authId });
    const { data: team } = await admin.api('GET /members');
    expect(team.find((it) => it.id === memberId)).toMatchObject({ fullName: 'Nora Ek', invited: false });
    expect((await set('invitation', token)).code).toBe('not_found');
  });

  it('lets nobody in before it was accepted', async () => {
    const shop = await w.shop();
    const { email } = await invited(shop);
    const link = await w.services.sessions.makeLink(email);
    expect((await post('sign-in/link', { token: link })).code).toBe('not_signed_in');
  });

  it('joins somebody who has an account without a new password', async () => {
    const [own, other] = [await w.shop(), await w.shop()];
    const account = await person(w, [own]);
    const { token } = await invited(other, account);
    expect((await enter(account)).next).toBe('home');
    expect((await post('verify', { token })).data).toEqual({ email: account.email });
    expect((await enter(account)).next).toBe('select-shop');
    expect(await w.services.sessions.checkPassword(account.email, account.password)).toBe(account.authId);
  });

  it('is worth nothing once the member was removed', async () => {
    const { token, memberId } = await invited(await w.shop());
    await w.services.db.deleteFrom('members').where('id', '=', memberId).execute();
    expect((await set('invitation', token)).code).toBe('not_found');
  });
});

describe('a new e-mail address', () => {
  async function linkTo(shop: TestShop, account: Person, email: string) {
    const { db } = w.services;
    await db.updateTable('shops').set({ uat_features: '{"changeEmail":true}' }).where('id', '=', shop.id).execute();
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('shop_id', '=', shop.id)
      .where('auth_id', '=', account.authId)
      .executeTakeFirstOrThrow();
    const own = { shopId: shop.id, authId: account.authId, memberId: id, askedBy: id };
    const payload = { ...own, from: account.email, email };
    return tokenFor((place) => makeToken(place, emailChange, { subject: account.authId, payload }));
  }

  it('counts in all shops once its link was opened; the old address is told', async () => {
    const [one, two] = [await w.shop(), await w.shop()];
    const account = await person(w, [one, two]);
    const email = `${newId()}@new.example`;
    const token = await linkTo(one, account, email);
    expect((await post('verify', { token })).data).toEqual({ email });
    expect((await post('verify', { token })).code).toBe('not_found');
    expect(await w.services.sessions.findPerson(email)).toBe(account.authId);
    expect(await w.services.sessions.findPerson(account.email)).toBeNull();
    const rows = await w.services.db
      .selectFrom('members')
      .select('email')
      .where('auth_id', '=', account.authId)
      .execute();
    expect(rows).toEqual([{ email }, { email }]);
    expect((await mailTo(w, account.email, /new email address/)).text).toContain(email);
  });

  it('of another account is refused, and nothing changes', async () => {
    const shop = await w.shop();
    const [account, other] = [await person(w, [shop]), await person(w, [shop])];
    expect((await post('verify', { token: await linkTo(shop, account, other.email) })).code).toBe('conflict');
    expect(await w.services.sessions.checkPassword(account.email, account.password)).toBe(account.authId);
  });

  it('link is void once the account has another address already', async () => {
    const shop = await w.shop();
    const account = await person(w, [shop]);
    const token = await linkTo(shop, { ...account, email: 'older@shop.example' }, `${newId()}@new.example`);
    expect((await post('verify', { token })).code).toBe('not_found');
  });

  it('of somebody who is invited to the same team is refused in a sentence', async () => {
    const shop = await w.shop();
    const [account, { email }] = [await person(w, [shop]), await invited(shop)];
    expect(await post('verify', { token: await linkTo(shop, account, email) })).toMatchObject({ code: 'conflict' });
  });
});

describe('a link', () => {
  it('for one thing opens no other', async () => {
    const shop = await w.shop();
    const account = await person(w, [shop]);
    await ask(account.email);
    const reset = await resetToken(account.email);
    const { token: join } = await invited(shop);
    for (const purpose of ['invitation', 'change-email', 'topic-email']) {
      expect((await post('links/read', { purpose, token: reset })).code).toBe('not_found');
    }
    expect((await set('invitation', reset)).code).toBe('not_found');
    expect((await set('reset-password', join)).code).toBe('not_found');
    for (const path of ['sign-in/link', 'sign-in/custom-token']) {
      expect((await post(path, { token: reset })).code).toBe('not_signed_in');
    }
  });

  it('in our mails carries nothing but its token: no address to go on to', async () => {
    const account = await person(w, [await w.shop()]);
    await ask(account.email);
    const { text, html } = await mailTo(w, account.email, /Set a new password/);
    const urls = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => new URL(url));
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) {
      expect(url.origin).toBe(new URL(w.services.config.APP_URL).origin);
      expect(url.pathname).toBe('/set-new-password');
      expect([...url.searchParams.keys()]).toEqual(['token']);
    }
  });
});
