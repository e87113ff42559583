import { newId } from '@chatty/contract/new-id';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokens } from '../../../platform/auth/access-token.ts';
import { apiWith, mailedCode, mailTo, openBrowserOf, person } from '../../../test-kit/people.ts';
import { type TestWorld, testWorld } from '../../../test-kit/test-world.ts';

let w: TestWorld;
beforeAll(async () => {
  w = await testWorld();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const signIn = '/client/api/sign-in';

/** Signs in with password and code; answers the browser, what it was told, and its token. */
async function known(it: { email: string; password: string }) {
  const browser = openBrowserOf(w);
  await browser.post(signIn, { email: it.email, password: it.password });
  const code = await mailedCode(w, it.email);
  const { data } = await browser.post(`${signIn}/code/verify`, { email: it.email, code });
  return { browser, data, browserToken: data.browserToken as string };
}

describe('a password', () => {
  it('signs in a browser that has shown a mailed code, and asks the others for one', async () => {
    const it = await person(w, [await w.shop()]);
    const unknown = await openBrowserOf(w).post(signIn, { email: it.email, password: it.password });
    expect(unknown).toMatchObject({ data: { next: 'verify-otp' }, cookies: [] });
    const { browserToken } = await known(it);
    const again = await openBrowserOf(w).post(signIn, { email: it.email, password: it.password, browserToken });
    expect(again.data).toMatchObject({ next: 'home', uid: it.authId });
  });

  it('is enough where no mail server is configured', async () => {
    const quiet = await testWorld({ mailer: { absent: true, send: async () => {} } });
    const { email, password } = await person(quiet, [await quiet.shop()]);
    expect((await openBrowserOf(quiet).post(signIn, { email, password })).data.next).toBe('home');
    for (const path of [`${signIn}/code`, '/client/api/password/reset']) {
      for (const asked of [email, 'nobody@shop.example']) {
        expect(await openBrowserOf(quiet).post(path, { email: asked })).toMatchObject({
          code: 'refused',
          error: 'No mail server is configured: ask whoever runs Chatty for you.',
        });
      }
    }
    await quiet.close();
  });

  it('that is wrong and an e-mail that nobody has are answered alike', async () => {
    const { email } = await person(w, [await w.shop()]);
    const wrong = await openBrowserOf(w).post(signIn, { email, password: 'wrong' });
    const unknown = await openBrowserOf(w).post(signIn, { email: 'nobody@shop.example', password: 'wrong' });
    expect({ ...wrong, reference: '' }).toEqual({ ...unknown, reference: '' });
  });

  it('takes as long to be refused for an e-mail that nobody has', async () => {
    const { email } = await person(w, [await w.shop()]);
    const measure = async (it: string) => {
      const from = performance.now();
      await w.sessions.checkPassword(it, 'wrong password');
      return performance.now() - from;
    };
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let i = 0; i < 7; i += 1) {
      times.known.push(await measure(email));
      times.unknown.push(await measure(`${newId()}@shop.example`));
    }
    // Both hash once (tens of ms); without the hash the second would be ten times as fast.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
  });

  it('can be tried ten times a minute for one e-mail, from wherever', async () => {
    const { email, password } = await person(w, [await w.shop()]);
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i += 1) {
      codes.push((await openBrowserOf(w).post(signIn, { email, password: 'wrong' })).code);
    }
    expect(codes.at(-1)).toBe('too_many');
    expect((await openBrowserOf(w).post(signIn, { email, password })).code).toBe('too_many');
  });
});

describe('a session', () => {
  it('is a cookie that no script reads and no other site’s request carries along; it renews the access token', async () => {
    const { browser, data } = await known(await person(w, [await w.shop()]));
    const { cookies } = await browser.post('/client/api/sign-out');
    expect(cookies.join()).toMatch(/session_token=;.*HttpOnly; SameSite=Lax/);
    expect(data.next).toBe('home');
  });
});
