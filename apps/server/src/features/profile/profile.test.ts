import { createHmac } from 'node:crypto';
import { passwordMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiWith, mailedCode, mailedToken, openBrowserOf, type Person, person } from '../../test-kit/people.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A browser in which the person signs in with their password and the mailed code. */
async function browserOf(account: Person, userAgent = chrome) {
  const browser = openBrowserOf(w, { 'user-agent': userAgent });
  await browser.post('/client/api/sign-in', { email: account.email, password: account.password });
  const code = await mailedCode(w, account.email);
  const { data } = await browser.post('/client/api/sign-in/code/verify', { email: account.email, code });
  return { ...browser, api: apiWith(w, data.token) };
}

const renew = (browser: { post: ReturnType<typeof openBrowserOf>['post'] }) => browser.post('/client/api/token');

/** What an authenticator app shows now (RFC 6238). */
function totp(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')].map((it) => letters.indexOf(it).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('an address for notifications', () => {
  it('counts once its link was opened, which works once and for this address only', async () => {
    const me = await (await w.shop()).member();
    const save = (notificationEmail: string | null) =>
      me.api('PUT /profile/notifications', { body: { notificationEmail } }).then((it) => it.data.notificationEmail);
    const [first, second] = [`${newId()}@x.example`, `${newId()}@x.example`];
    expect(await save(first)).toEqual({ email: first, verified: false });
    const older = await mailedToken(w, first, /Confirm this address/);
    await save(second);
    const verify = (token: string) => openBrowserOf(w).post('/client/api/email-topics/verify', { token });
    expect((await verify(older)).code).toBe('not_found');
    const newer = await mailedToken(w, second, /Confirm this address/);
    expect((await verify(newer)).data).toEqual({ email: second });
    expect((await verify(newer)).code).toBe('not_found');
    expect((await me.api('GET /profile')).data.notificationEmail).toEqual({ email: second, verified: true });
    // The account's own needs no proof.
    expect(await save(me.email)).toBeNull();
  });
});

describe('a password', () => {
  it('is changed by who knows it, and signs out every other browser at once', async () => {
    const shop = await w.shop();
    const me = await person(w, [shop, await w.shop()]);
    await w.services.db
      .deleteFrom('members')
      .where('auth_id', '=', me.authId)
      .where('shop_id', '!=', shop.id)
      .execute();
    const [here, elsewhere] = [await browserOf(me), await browserOf(me)];
    const password = `another good one ${newId()}`;
    const change = (body: { current?: string; password: string }) => here.api('POST /profile/password', { body });
    await expect(change({ password })).rejects.toMatchObject({ fields: { current: 'This field is required' } });
    await expect(change({ current: 'wrong', password })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(change({ current: me.password, password: me.email })).rejects.toMatchObject({ code: 'bad_input' });
    await change({ current: me.password, password });
    await expect(elsewhere.api('GET /me')).rejects.toMatchObject({ code: 'session_expired' });
    expect((await renew(elsewhere)).code).toBe('not_signed_in');
    expect((await renew(here)).data.next).toBe('home');
    const again = await openBrowserOf(w).post('/client/api/sign-in', { email: me.email, password: me.password });
    expect(again.code).toBe('not_signed_in');
    expect(await w.services.sessions.checkPassword(me.email, password)).toBe(me.authId);
  });

  it('is set without an old one by who has none', async () => {
    const me = await (await w.shop()).member();
    expect((await me.api('GET /profile')).data).toMatchObject({ hasPassword: false, twoFactor: false, backupCodes: 0 });
    const password = `a good one ${newId()}`;
    await me.api('POST /profile/password', { body: { password } });
    expect(await w.services.sessions.checkPassword(me.email, password)).toBe(me.authId);
  });
});

describe('the browsers one is signed in with', () => {
  it('are listed, and signed out at once: one, or all others', async () => {
    const me = await person(w, [await w.shop()]);
    const [here, phone] = [await browserOf(me), await browserOf(me, 'a phone of its own kind')];
    const { data: list } = await here.api('GET /profile/sessions');
    expect(list).toHaveLength(2);
    expect(list.find((it) => it.current)?.device).toBe('Chrome on macOS');
    const other = list.find((it) => !it.current);
    const end = (id: string) => here.api('DELETE /profile/sessions/:id', { params: { id } });
    await expect(end(list.find((it) => it.current)?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
    await end(other?.id ?? '');
    await expect(phone.api('GET /me')).rejects.toMatchObject({ code: 'session_expired' });
    expect((await renew(phone)).code).toBe('not_signed_in');
    const api = apiWith(w, (await renew(here)).data.token);
    const third = await browserOf(me);
    await api('POST /profile/sign-out-everywhere');
    expect((await renew(third)).code).toBe('not_signed_in');
    const left = apiWith(w, (await renew(here)).data.token);
    expect((await left('GET /profile/sessions')).data.map((it) => it.current)).toEqual([true]);
  });

  it('stop showing push messages until they subscribe again', async () => {
    const me = await (await w.shop()).member();
    const token = { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'x' } };
    await me.api('POST /members/switch-push-token', { body: { memberId: me.id, token, isPwa: false } });
    await me.api('POST /profile/sign-out-everywhere');
    const left = await w.services.db.selectFrom('push_tokens').selectAll().where('member_id', '=', me.id).execute();
    expect(left).toEqual([]);
  });
});

describe('a second factor', () => {
  it('counts once a code was shown, asks at every sign-in from then on, and goes with the password', async () => {
    const me = await person(w, [await w.shop()]);
    const here = await browserOf(me);
    const begin = (password: string) => here.api('POST /profile/two-factor', { body: { password } });
    await expect(begin('wrong')).rejects.toMatchObject({ code: 'bad_input', fields: { password: expect.anything() } });
    const { data } = await begin(me.password);
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Chatty/);
    expect(data.backupCodes).toHaveLength(10);
    const confirm = (code: string) => here.api('POST /profile/two-factor/confirm', { body: { code } });
    const wrong = totp(data.secret) === '000000' ? '111111' : '000000';
    await expect(confirm(wrong)).rejects.toMatchObject({ code: 'bad_input', fields: { code: expect.anything() } });
    expect((await here.api('GET /profile')).data.twoFactor).toBe(false);
    await confirm(totp(data.secret));
    expect((await here.api('GET /profile')).data).toMatchObject({ twoFactor: true, backupCodes: 10 });
    await expect(begin(me.password)).rejects.toMatchObject({ code: 'conflict' });

    const again = openBrowserOf(w);
    const signIn = { email: me.email, password: me.password };
    expect((await again.post('/client/api/sign-in', signIn)).data).toEqual({ next: 'second-factor' });
    const entered = await again.post('/client/api/sign-in/second-factor', { code: data.backupCodes[0] });
    expect(entered.data.next).toBe('home');
    expect((await here.api('GET /profile')).data.backupCodes).toBe(9);

    const off = (password: string) => here.api('POST /profile/two-factor/off', { body: { password } });
    await expect(off('wrong')).rejects.toMatchObject({ code: 'bad_input' });
    await off(me.password);
    expect((await here.api('GET /profile')).data).toMatchObject({ twoFactor: false, backupCodes: 0 });
    // The work with the second factor leaves no session of its own: these are the two browsers.
    expect((await here.api('GET /profile/sessions')).data).toHaveLength(2);
    expect((await renew(here)).data.next).toBe('home');
  });

  it('begins also with the longest password that can be set', async () => {
    const me = await person(w, [await w.shop()]);
    const here = await browserOf(me);
    const password = newId().padEnd(passwordMaxChars, '-');
    await here.api('POST /profile/password', { body: { current: me.password, password } });
    const renewed = apiWith(w, (await renew(here)).data.token);
    const begun = await renewed('POST /profile/two-factor', { body: { password } });
    expect(begun.data.backupCodes).toHaveLength(10);
  });
});

describe('the provider’s staff', () => {
  it('change nothing of the owner’s account, and are seen in it', async () => {
    const shop = await w.shop();
    const owner = await shop.member({ owner: true });
    const browser = openBrowserOf(w);
    const token = await w.services.sessions.makeLink(owner.email, { shopId: shop.id, isCrmLogin: true });
    const entered = await browser.post('/client/api/sign-in/link', { token });
    const staff = apiWith(w, entered.data.token);
    expect((await staff('GET /me')).data.isCrmLogin).toBe(true);
    const refused = { code: 'not_allowed' };
    await expect(staff('PUT /profile', { body: { fullName: 'x' } })).rejects.toMatchObject(refused);
    await expect(staff('PUT /profile/notifications', { body: {} })).rejects.toMatchObject(refused);
    await expect(staff('POST /profile/password', { body: { password: newId() } })).rejects.toMatchObject(refused);
    await expect(staff('POST /profile/two-factor', { body: { password: 'x' } })).rejects.toMatchObject(refused);
    await expect(staff('POST /profile/sign-out-everywhere')).rejects.toMatchObject(refused);
    const { data: list } = await owner.api('GET /profile/sessions');
    expect(list.map((it) => it.device)).toContain('Chatty support');
  });
});
