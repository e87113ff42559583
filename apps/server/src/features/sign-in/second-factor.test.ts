import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailedCode, mailedToken, openBrowserOf, person } from '../../test-kit/people.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { totpOf } from '../../test-kit/totp.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const signIn = '/client/api/sign-in';
const step = 30_000;
const cookieName = 'chatty.two_factor';

/** Somebody whose account asks for the code of an authenticator app. The first code is of the step before, for it is used up. */
async function guarded() {
  const account = await person(w, [await w.shop()]);
  const { cookies } = await w.services.sessions.begin({ authId: account.authId, shopId: null }, new Headers());
  const headers = new Headers({ cookie: cookies.map((one) => one.split(';')[0]).join('; ') });
  const { auth } = w.services.sessions;
  const set = await auth.api.enableTwoFactor({ body: { password: account.password, method: 'totp' }, headers });
  if (set.method !== 'totp') throw new Error('There is no authenticator app.');
  await auth.api.verifyTOTP({ body: { code: totpOf(set.totpURI, Date.now() - step) }, headers });
  await w.services.db.deleteFrom('session').where('userId', '=', account.authId).execute();
  return { ...account, uri: set.totpURI, backupCodes: set.backupCodes };
}

async function asked(account: { email: string; password: string }) {
  const browser = openBrowserOf(w);
  const { data } = await browser.post(signIn, { email: account.email, password: account.password });
  expect(data).toEqual({ next: 'second-factor' });
  return browser;
}
const show = (browser: ReturnType<typeof openBrowserOf>, code: string) =>
  browser.post(`${signIn}/second-factor`, { code });

describe('an account with a second factor', () => {
  it('is entered by password and the code of its app', async () => {
    const account = await guarded();
    const browser = await asked(account);
    expect((await browser.post('/client/api/token')).code).toBe('not_signed_in');
    expect((await show(browser, totpOf(account.uri))).data).toMatchObject({ next: 'home', uid: account.authId });
    expect((await browser.post('/client/api/token')).data.next).toBe('home');
  });

  it('takes each code once', async () => {
    const account = await guarded();
    const code = totpOf(account.uri);
    expect((await show(await asked(account), code)).success).toBe(true);
    const again = await show(await asked(account), code);
    expect(again).toMatchObject({ code: 'not_signed_in' });
    expect(again.cookies.join()).not.toMatch(/session_token=[^;]/);
  });

  it('is entered by a backup code, once', async () => {
    const account = await guarded();
    const [code = ''] = account.backupCodes;
    expect((await show(await asked(account), code)).data).toMatchObject({ next: 'home' });
    expect((await show(await asked(account), code)).code).toBe('not_signed_in');
  });

  it('is not entered by a mailed code or a reset alone', async () => {
    const account = await guarded();
    await openBrowserOf(w).post(`${signIn}/code`, { email: account.email });
    const mailed = { email: account.email, code: await mailedCode(w, account.email) };
    expect((await openBrowserOf(w).post(`${signIn}/code/verify`, mailed)).data).toEqual({ next: 'second-factor' });
    await openBrowserOf(w).post('/client/api/password/reset', { email: account.email });
    const token = await mailedToken(w, account.email, /Set a new password/);
    const reset = { purpose: 'reset-password', token, password: 'another good password' };
    const browser = openBrowserOf(w);
    expect((await browser.post('/client/api/password', reset)).data).toEqual({ next: 'second-factor' });
    expect((await show(browser, totpOf(account.uri))).data).toMatchObject({ next: 'home' });
  });

  it('ends a sign-in after five wrong codes; after ten each further one waits, longer and longer', async () => {
    const account = await guarded();
    const wrong = totpOf(account.uri, Date.now() + 1_000 * step);
    for (const last of ['too_many', 'too_many']) {
      w.forgetLimits();
      const browser = await asked(account);
      const codes: unknown[] = [];
      for (let i = 0; i < 6; i += 1) codes.push((await show(browser, wrong)).code);
      expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'not_signed_in'));
      expect(codes.at(-1)).toBe(last);
    }
    w.forgetLimits();
    expect((await show(await asked(account), totpOf(account.uri))).code).toBe('too_many');
  });

  it('stays open for the owner at a known browser while somebody who knows the password tries codes', async () => {
    const account = await guarded();
    const browser = await asked(account);
    const { data } = await show(browser, totpOf(account.uri));
    const { browserToken } = data;
    expect(browserToken).toEqual(expect.any(String));
    const wrong = totpOf(account.uri, Date.now() + 1_000 * step);
    for (let round = 0; round < 3; round += 1) {
      w.forgetLimits();
      const stranger = await asked(account);
      for (let i = 0; i < 5; i += 1) await show(stranger, wrong);
    }
    w.forgetLimits();
    const [code = ''] = account.backupCodes;
    expect((await show(await asked(account), code)).code).toBe('too_many');
    const known = openBrowserOf(w);
    await known.post(signIn, { email: account.email, password: account.password, browserToken });
    expect((await show(known, code)).data).toMatchObject({ next: 'home' });
  });

  it('wants the browser that began: a code without it, or beside another’s session, opens nothing', async () => {
    const [account, other] = [await guarded(), await guarded()];
    await asked(account);
    expect((await show(openBrowserOf(w), totpOf(account.uri))).code).toBe('not_signed_in');
    const browser = await asked(other);
    await show(browser, totpOf(other.uri));
    // This browser is signed in as the other one; a code of theirs is none of this account.
    await browser.post(signIn, { email: account.email, password: account.password });
    expect((await show(browser, totpOf(other.uri, Date.now() + step))).code).toBe('not_signed_in');
    expect((await show(browser, totpOf(account.uri))).data.uid).toBe(account.authId);
  });

  /** The cookie of a second step that the right password has begun. */
  async function stepOf({ authId }: { authId: string }) {
    const [set = ''] = await w.services.sessions.beginSecondStep({ authId, isKnown: false }, new Headers());
    return set.slice(set.indexOf('=') + 1, set.indexOf(';'));
  }

  /** Tries this often with the cookies as somebody may write them, each time in a second step of its own. */
  async function tryAs(account: Awaited<ReturnType<typeof guarded>>, times: number, written: (real: string) => string) {
    const wrong = totpOf(account.uri, Date.now() + 1_000 * step);
    const codes: unknown[] = [];
    for (let i = 0; i < times; i += 1) {
      w.forgetLimits();
      const cookie = written(await stepOf(account));
      codes.push((await openBrowserOf(w).post(`${signIn}/second-factor`, { code: wrong }, { cookie })).code);
    }
    return codes;
  }

  it('counts each code that is tried, however the cookies are written', async () => {
    const other = await guarded();
    const own = await stepOf(other);
    const n = cookieName;
    const ways: ((real: string) => string)[] = [
      (real) => `x=1;${n}=junk; ${n}=${real}`,
      (real) => `x=1;${n}=${own}; ${n}=${real}`,
      (real) => `x=1; ${n} =${own}; ${n}=${real}`,
      (real) => `${n}=${real};${n}=${own}`,
      (real) => `x; ${n}=junk; a.${n}=${own};\t${n}=${real}`,
      (real) => `x=1;${n}=${real}`,
    ];
    for (const written of ways) {
      const account = await guarded();
      const codes = await tryAs(account, 11, written);
      const counted = codes.at(-1) === 'too_many';
      // What cannot be read in one way alone is nobody's second step: the right code opens nothing either.
      w.forgetLimits();
      const real = await stepOf(account);
      const right = await openBrowserOf(w).post(
        `${signIn}/second-factor`,
        { code: totpOf(account.uri) },
        { cookie: written(real) },
      );
      expect([written('real'), right.success]).toEqual([written('real'), false]);
      expect(counted || right.error === 'This took too long. Log in again.').toBe(true);
    }
    // None of it was charged to who lent the cookie.
    w.forgetLimits();
    expect((await show(await asked(other), totpOf(other.uri))).data).toMatchObject({ next: 'home' });
  });
});
