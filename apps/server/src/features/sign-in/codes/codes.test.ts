import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailedCode, openBrowserOf, person } from '../../../test-kit/people.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const signIn = '/client/api/sign-in';
const ask = (email: string) => openBrowserOf(w).post(`${signIn}/code`, { email });
const show = (email: string, code: string) => openBrowserOf(w).post(`${signIn}/code/verify`, { email, code });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a mailed code', () => {
  it('signs in once', async () => {
    const { email, authId } = await person(w, [await w.shop()]);
    await ask(email.toUpperCase());
    const code = await mailedCode(w, email);
    expect((await show(email, code)).data).toMatchObject({
      next: 'home',
      uid: authId,
      browserToken: expect.any(String),
    });
    expect((await show(email, code)).code).toBe('not_signed_in');
  });

  it('lets one in of those who show it at the same time', async () => {
    const { email } = await person(w, [await w.shop()]);
    await ask(email);
    const code = await mailedCode(w, email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => show(email, code)));
    expect(answers.filter((it) => it.success)).toHaveLength(1);
  });

  it('is tried five times elsewhere than where it was asked for, also when they come at the same time', async () => {
    const { email } = await person(w, [await w.shop()]);
    await ask(email);
    const code = await mailedCode(w, email);
    const tried = await Promise.all(Array.from({ length: 8 }, () => show(email, wrongOf(code))));
    expect(tried.filter((it) => it.code === 'not_signed_in')).toHaveLength(5);
    expect((await show(email, code)).code).toBe('too_many');
  });

  it('is tried five times where it was asked for, whatever strangers try, and void then', async () => {
    const { email, authId } = await person(w, [await w.shop()]);
    const browser = openBrowserOf(w);
    const showHere = (code: string) => browser.post(`${signIn}/code/verify`, { email, code });
    await browser.post(`${signIn}/code`, { email });
    const code = await mailedCode(w, email);
    for (let i = 0; i < 7; i += 1) await show(email, wrongOf(code));
    w.forgetLimits();
    for (let i = 0; i < 4; i += 1) expect((await showHere(wrongOf(code))).code).toBe('not_signed_in');
    expect((await showHere(code)).data).toMatchObject({ next: 'home', uid: authId });
    await browser.post(`${signIn}/code`, { email });
    const next = await mailedCode(w, email);
    w.forgetLimits();
    await Promise.all(Array.from({ length: 5 }, () => showHere(wrongOf(next))));
    for (let i = 0; i < 5; i += 1) await show(email, wrongOf(next));
    w.forgetLimits();
    expect((await showHere(next)).code).toBe('not_signed_in');
  });

  it('stays good when anybody asks for another one, and either of them signs in', async () => {
    const { email } = await person(w, [await w.shop()]);
    const browser = openBrowserOf(w);
    const showHere = (code: string) => browser.post(`${signIn}/code/verify`, { email, code });
    await browser.post(`${signIn}/code`, { email });
    const own = await mailedCode(w, email);
    await ask(email);
    const other = await mailedCode(w, email);
    expect((await showHere(own)).success).toBe(true);
    expect((await showHere(other)).success).toBe(true);
    expect((await showHere(own)).success).toBe(false);
  });

  it('is good for its own e-mail only', async () => {
    const shop = await w.shop();
    const [one, two] = [await person(w, [shop]), await person(w, [shop])];
    await ask(one.email);
    expect((await show(two.email, await mailedCode(w, one.email))).code).toBe('not_signed_in');
  });

  it('is kept nowhere in a form that can be read or guessed from the database', async () => {
    const { email } = await person(w, [await w.shop()]);
    await ask(email);
    const code = await mailedCode(w, email);
    const rows = await w.services.db.selectFrom('one_time_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`"${code}"`));
  });

  it('is asked for by anybody, and the answer does not tell whether the e-mail has an account', async () => {
    const member = await person(w, [await w.shop()]);
    const gone = await person(w, []);
    const nobody = `${newId()}@shop.example`;
    const answers = await Promise.all([member.email, gone.email, nobody].map(ask));
    const told = answers.map((answer) => ({
      ...answer,
      cookies: answer.cookies.map((one: string) => one.replace(/=[\w-]{22};/, '=;')),
    }));
    for (const it of told) expect(it).toEqual(told[0]);
    await mailedCode(w, member.email);
    // Their rows are made by the same job; a wrong code costs the same work for all three.
    const subjects = () =>
      w.services.db
        .selectFrom('one_time_tokens')
        .select('subject')
        .where('subject', 'in', [gone.email, nobody])
        .execute();
    await expect.poll(async () => (await subjects()).length).toBe(2);
    const refused = await Promise.all([member.email, gone.email, nobody].map((it) => show(it, '000000')));
    for (const it of refused) expect({ ...it, reference: '' }).toEqual({ ...refused[0], reference: '' });
    expect(w.mails.filter((it) => [gone.email, nobody].includes(it.to))).toEqual([]);
  });

  it('is mailed three times to one address at once, then less and less often, and the refusal tells nothing', async () => {
    const { email } = await person(w, [await w.shop()]);
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i += 1) codes.push((await ask(email)).code);
    expect(codes).toEqual([undefined, undefined, undefined, 'too_many']);
    const nobody = `${newId()}@shop.example`;
    w.forgetLimits();
    for (let i = 0; i < 3; i += 1) await ask(nobody);
    expect({ ...(await ask(email)), reference: '' }).toEqual({ ...(await ask(nobody)), reference: '' });
  });

  it('that was shown leaves nothing to wait for: one signs in from new browsers as often as one likes', async () => {
    const account = await person(w, [await w.shop()]);
    for (let i = 0; i < 5; i += 1) {
      w.forgetLimits();
      const browser = openBrowserOf(w);
      await browser.post(signIn, { email: account.email, password: account.password });
      const code = await mailedCode(w, account.email);
      expect((await browser.post(`${signIn}/code/verify`, { email: account.email, code })).success).toBe(true);
    }
  });

  it('comes to who knows the password, however many mails strangers have asked for', async () => {
    const account = await person(w, [await w.shop()]);
    for (let i = 0; i < 4; i += 1) await ask(account.email);
    w.mails.length = 0;
    const browser = openBrowserOf(w);
    await browser.post(signIn, { email: account.email, password: account.password });
    const code = await mailedCode(w, account.email);
    expect((await browser.post(`${signIn}/code/verify`, { email: account.email, code })).success).toBe(true);
  });
});

describe('a browser token', () => {
  async function known() {
    const account = await person(w, [await w.shop()]);
    await ask(account.email);
    const { data } = await show(account.email, await mailedCode(w, account.email));
    return { ...account, token: data.browserToken as string };
  }
  const enter = (account: { email: string; password: string }, browserToken: string) =>
    openBrowserOf(w).post(signIn, { email: account.email, password: account.password, browserToken });

  it('tells whose it is, and spares the code for this account alone', async () => {
    const [one, two] = [await known(), await known()];
    const read = (token: string) => openBrowserOf(w).post('/client/api/login-otp/verify-token', { token });
    expect((await read(one.token)).data).toEqual({ email: one.email });
    expect((await enter(one, one.token)).data.next).toBe('home');
    expect((await enter(one, two.token)).data.next).toBe('verify-otp');
    const [head, body, signature] = one.token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), email: two.email }),
    );
    for (const bad of [`${head}.${forged.toString('base64url')}.${signature}`, 'x', '']) {
      w.forgetLimits();
      expect((await read(bad)).success).toBe(false);
      expect((await enter(two, bad)).data?.next).toBe('verify-otp');
    }
  });

  it('ends with the password, and after 30 days', async () => {
    const account = await known();
    w.setTime(new Date(Date.now() + 31 * 86_400_000).toISOString());
    expect((await enter(account, account.token)).data.next).toBe('verify-otp');
    w.setTime(new Date().toISOString());
    expect((await enter(account, account.token)).data.next).toBe('home');
    const hash = await w.services.sessions.hashPassword('quite another password');
    await w.services.db.updateTable('account').set({ password: hash }).where('userId', '=', account.authId).execute();
    expect((await enter({ ...account, password: 'quite another password' }, account.token)).data.next).toBe(
      'verify-otp',
    );
  });
});

describe('a code that is too old', () => {
  it('opens nothing', async () => {
    const { email } = await person(w, [await w.shop()]);
    const now = Date.now();
    w.setTime(new Date(now).toISOString());
    await ask(email);
    const code = await mailedCode(w, email);
    w.setTime(new Date(now + 11 * 60_000).toISOString());
    expect((await show(email, code)).code).toBe('not_signed_in');
  });
});
