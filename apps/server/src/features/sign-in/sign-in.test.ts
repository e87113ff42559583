import { newId } from '@chatty/contract/new-id';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokens } from '../../platform/auth/access-token.ts';
import { apiWith, mailedCode, openBrowserOf, person } from '../../test-kit/people.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const signIn = '/client/api/sign-in';

/** Signs in with password and code; answers the browser, what it was told, and its token. */
async function known(account: { email: string; password: string }) {
  const browser = openBrowserOf(w);
  await browser.post(signIn, { email: account.email, password: account.password });
  const code = await mailedCode(w, account.email);
  const { data } = await browser.post(`${signIn}/code/verify`, { email: account.email, code });
  return { browser, data, browserToken: data.browserToken as string };
}

describe('a password', () => {
  it('signs in a browser that has shown a mailed code, and asks the others for one', async () => {
    const account = await person(w, [await w.shop()]);
    const unknown = await openBrowserOf(w).post(signIn, { email: account.email, password: account.password });
    expect(unknown).toMatchObject({ data: { next: 'verify-otp' } });
    // Which browser has asked is all that it is told by a cookie.
    expect(unknown.cookies.join()).toMatch(/^chatty\.asker=[\w-]{22}; Path=\/client\/api\/; .*HttpOnly; SameSite=Lax$/);
    await mailedCode(w, account.email);
    const { browserToken } = await known(account);
    const again = await openBrowserOf(w).post(signIn, {
      email: account.email,
      password: account.password,
      browserToken,
    });
    expect(again.data).toMatchObject({ next: 'home', uid: account.authId });
  });

  it('is enough where no mail server is configured', async () => {
    const { email, password } = await person(w, [await w.shop()]);
    const { mailer } = w.services;
    w.services.mailer = { absent: true, send: async () => {} };
    expect((await openBrowserOf(w).post(signIn, { email, password })).data.next).toBe('home');
    for (const path of [`${signIn}/code`, '/client/api/password/reset']) {
      for (const asked of [email, 'nobody@shop.example']) {
        expect(await openBrowserOf(w).post(path, { email: asked })).toMatchObject({
          code: 'refused',
          error: 'No mail server is configured. Ask whoever runs Chatty for you.',
        });
      }
    }
    w.services.mailer = mailer;
  });

  it('that is wrong and an e-mail that nobody has are answered alike', async () => {
    const { email } = await person(w, [await w.shop()]);
    const wrong = await openBrowserOf(w).post(signIn, { email, password: 'wrong' });
    const unknown = await openBrowserOf(w).post(signIn, { email: 'nobody@shop.example', password: 'wrong' });
    expect({ ...wrong, reference: '' }).toEqual({ ...unknown, reference: '' });
  });

  it('takes as long to be refused for an e-mail that nobody has', async () => {
    const { email } = await person(w, [await w.shop()]);
    const measure = async (email: string) => {
      const from = performance.now();
      await w.services.sessions.checkPassword(email, 'wrong password');
      return performance.now() - from;
    };
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let i = 0; i < 5; i += 1) {
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

it('a password can be tried ten times a minute from one address, for whichever e-mails', async () => {
  const { email, password } = await person(w, [await w.shop()]);
  for (let i = 0; i < 10; i += 1) {
    await openBrowserOf(w).post(signIn, { email: `${newId()}@shop.example`, password: 'wrong' });
  }
  expect((await openBrowserOf(w).post(signIn, { email, password })).code).toBe('too_many');
});

describe('a session', () => {
  it('is a cookie that no script reads and no other site’s request carries; it renews the access token', async () => {
    const account = await person(w, [await w.shop()]);
    const { browser, data, browserToken } = await known(account);
    const again = await openBrowserOf(w).post(signIn, {
      email: account.email,
      password: account.password,
      browserToken,
    });
    expect(again.cookies.join()).toMatch(/chatty\.session_token=[^;]+;.*Max-Age=2592000;.*HttpOnly; SameSite=Lax/);
    const renewed = await browser.post('/client/api/token');
    expect(renewed.data).toMatchObject({ next: 'home', uid: account.authId });
    expect(renewed.data.token).not.toBe(data.token);
    expect((await apiWith(w, renewed.data.token)('GET /me')).data.member.email).toBe(account.email);
  });

  it('is sent over https alone where the app has an https address', async () => {
    const secure = await testServer({
      env: { APP_URL: 'https://chatty.example' },
      mailer: { absent: true, send: async () => {} },
    });
    const { email, password } = await person(secure, [await secure.shop()]);
    const { cookies } = await openBrowserOf(secure).post(signIn, { email, password });
    expect(cookies.join()).toMatch(/__Secure-chatty\.session_token=.*HttpOnly; Secure; SameSite=Lax/);
    await secure.close();
  });

  it('that was signed out renews nothing, also where the cookie was kept', async () => {
    const { browser } = await known(await person(w, [await w.shop()]));
    const cookie = [...browser.jar].map((it) => it.join('=')).join('; ');
    await browser.post('/client/api/sign-out');
    expect([...browser.jar.keys()]).toEqual(['chatty.asker']);
    expect((await openBrowserOf(w, { cookie }).post('/client/api/token')).code).toBe('not_signed_in');
  });

  it('that is another’s ends in a browser where somebody else signs in', async () => {
    const shop = await w.shop();
    const [first, second] = [await person(w, [shop]), await person(w, [shop])];
    const { browser } = await known(first);
    const { browserToken } = await known(second);
    await browser.post(signIn, { email: second.email, password: second.password, browserToken });
    expect((await browser.post('/client/api/token')).data.uid).toBe(second.authId);
    const left = await w.services.db.selectFrom('session').select('id').where('userId', '=', first.authId).execute();
    expect(left).toEqual([]);
  });

  it('cannot be used, begun or ended by a page of another site', async () => {
    const account = await person(w, [await w.shop()]);
    const { browser } = await known(account);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    const calls: [string, object][] = [
      ['/client/api/token', {}],
      ['/client/api/sign-out', {}],
      [signIn, { email: account.email, password: account.password }],
      [`${signIn}/link`, { token: 'x' }],
      ['/client/api/members/selectShop', { token: 'x', uid: account.authId, shopId: newId() }],
    ];
    for (const headers of foreign) {
      for (const [path, body] of calls) {
        expect(await browser.post(path, body, headers), `${path} ${JSON.stringify(headers)}`).toMatchObject({
          status: 403,
          code: 'not_allowed',
          cookies: [],
        });
      }
    }
    const own = { origin: new URL(w.services.config.APP_URL).origin, 'sec-fetch-site': 'same-origin' };
    expect((await browser.post('/client/api/token', {}, own)).data.next).toBe('home');
  });

  it('authorises nothing by itself: calls of the shop want the access token', async () => {
    const { browser } = await known(await person(w, [await w.shop()]));
    expect((await browser.post('/api/members/update', { id: newId(), enableAwayMode: true })).code).toBe(
      'not_signed_in',
    );
  });
});

describe('who was let go', () => {
  it.each([
    ['removed', (authId: string) => w.services.db.deleteFrom('members').where('auth_id', '=', authId).execute()],
    [
      'switched off',
      (authId: string) =>
        w.services.db.updateTable('members').set({ active: false }).where('auth_id', '=', authId).execute(),
    ],
    [
      'in a shop that uninstalled the app',
      (authId: string) =>
        w.services.db
          .updateTable('shops')
          .set({ uninstalled_at: new Date() })
          .where('id', 'in', (q) => q.selectFrom('members').select('shop_id').where('auth_id', '=', authId))
          .execute(),
    ],
  ])('is out at once, whatever token they hold: %s', async (_, letGo) => {
    const { browser, data } = await known(await person(w, [await w.shop()]));
    const link = await w.services.sessions.makeLink((await apiWith(w, data.token)('GET /me')).data.member.email);
    const { data: shops } = await apiWith(w, data.token)('GET /shops');
    await letGo(data.uid);
    await expect(apiWith(w, data.token)('GET /me')).rejects.toMatchObject({ code: 'not_signed_in' });
    // More than that nobody is signed in: the page says that the shop lets them in no more.
    expect((await browser.post('/client/api/token')).code).toBe('not_allowed');
    expect((await browser.post(`${signIn}/link`, { token: link })).code).toBe('not_signed_in');
    expect((await browser.post(`${signIn}/custom-token`, { token: shops.customToken })).code).toBe('not_signed_in');
  });
});

describe('a sign-in link', () => {
  it('works once, and leads into the shop that it was made for', async () => {
    const [one, two] = [await w.shop(), await w.shop()];
    const { email } = await person(w, [one, two]);
    const token = await w.services.sessions.makeLink(email, { shopId: two.id });
    const browser = openBrowserOf(w);
    const { data } = await browser.post(`${signIn}/link`, { token });
    expect((await apiWith(w, data.token)('GET /me')).data.shop.id).toBe(two.id);
    expect((await browser.post('/client/api/token')).data.next).toBe('home');
    expect((await openBrowserOf(w).post(`${signIn}/link`, { token })).code).toBe('not_signed_in');
  });

  it('works for one of those who open it at the same time', async () => {
    const { email } = await person(w, [await w.shop()]);
    const token = await w.services.sessions.makeLink(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => openBrowserOf(w).post(`${signIn}/link`, { token })),
    );
    expect(answers.filter((it) => it.success)).toHaveLength(1);
  });
});

describe('an access token', () => {
  const secret = 'one secret that is long enough for tests';
  const at = new Date('2026-01-05T10:00:00Z');
  const claims = { type: 'visitor', shopId: newId(), contactId: newId() } as const;

  it('that is forged, unsigned, of another audience or expired is refused', async () => {
    const tokens = createTokens(secret, () => at);
    const { token } = await tokens.issue(claims);
    expect(await tokens.read(token)).toMatchObject(claims);
    const [head, body, signature] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const other = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('other')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));
    for (const bad of [none, `${head}.${body}.${signature?.slice(1)}A`, other, '', 'a.b.c']) {
      await expect(tokens.read(bad)).rejects.toMatchObject({ code: 'not_signed_in' });
    }
    const later = createTokens(secret, () => new Date(at.getTime() + 400 * 86_400_000));
    await expect(later.read(token)).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('of a browser, of a person without a shop or of a visitor is no member’s', async () => {
    const shop = await w.shop();
    const account = await person(w, [shop]);
    const { browserToken } = await known(account);
    const { token: personal } = await createTokens(w.services.config.APP_SECRET, () => w.services.clock.now()).issue({
      type: 'person',
      from: Date.now(),
      authId: account.authId,
    });
    for (const token of [browserToken, personal, (await shop.visitor()).token]) {
      await expect(apiWith(w, token)('GET /me')).rejects.toMatchObject({ code: 'not_signed_in' });
    }
    expect((await openBrowserOf(w).post('/client/api/login-otp/verify-token', { token: personal })).code).toBe(
      'not_found',
    );
  });
});
