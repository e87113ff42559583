import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailedCode, mailedToken, openBrowserOf, person } from '../../test-kit/people.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const signIn = '/client/api/sign-in';

/** A browser's token for an account: it has shown a mailed code. */
async function known({ email }: { email: string }) {
  const browser = openBrowserOf(w);
  await browser.post(`${signIn}/code`, { email });
  const { data } = await browser.post(`${signIn}/code/verify`, { email, code: await mailedCode(w, email) });
  return { browserToken: data.browserToken as string };
}

describe('wrong passwords', () => {
  const enter = (account: { email: string; password: string }, more: object = {}) =>
    openBrowserOf(w).post(signIn, { email: account.email, password: account.password, ...more });
  /** Tries, as often as the minute's limit of an address would let somebody with many addresses. */
  async function tryWrong(email: string, times: number, more: object = {}) {
    const codes: unknown[] = [];
    for (let i = 0; i < times; i += 1) {
      w.forgetLimits();
      codes.push((await enter({ email, password: 'wrong' }, more)).code);
    }
    w.forgetLimits();
    return codes;
  }

  it('of strangers never keep the owner out of a browser that is known', async () => {
    const account = await person(w, [await w.shop()]);
    const { browserToken } = await known(account);
    expect((await tryWrong(account.email, 11)).at(-1)).toBe('too_many');
    expect((await enter(account)).code).toBe('too_many');
    expect((await enter(account, { browserToken })).data).toMatchObject({ next: 'home', uid: account.authId });
    // A token of theirs opens no door of their own to another's account.
    const stranger = await known(await person(w, [await w.shop()]));
    expect((await enter(account, { browserToken: stranger.browserToken })).code).toBe('too_many');
  });

  it('at a known browser are limited too', async () => {
    const account = await person(w, [await w.shop()]);
    const { browserToken } = await known(account);
    expect((await tryWrong(account.email, 12, { browserToken })).at(-1)).toBe('too_many');
    expect((await enter(account, { browserToken })).code).toBe('too_many');
  });

  it('at a known browser are counted together, however its token is written', async () => {
    const account = await person(w, [await w.shop()]);
    const { browserToken } = await known(account);
    const [head, body, mac = ''] = browserToken.split('.');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last letter of 32 bytes carries four bits; the other two are nobody's.
    const at = alphabet.indexOf(mac.at(-1) ?? '');
    const last = [1, 2, 3].map((more) => mac.slice(0, -1) + alphabet[at - (at % 4) + ((at + more) % 4)]);
    const variants = [mac, `${mac}=`, `${mac} `, ` ${mac}`, `${mac.slice(0, 20)}\n${mac.slice(20)}`, ...last];
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i += 1) {
      const written = `${head}.${body}.${variants[i % variants.length]}`;
      codes.push(...(await tryWrong(account.email, 1, { browserToken: written })));
    }
    expect(codes.at(-1)).toBe('too_many');
    expect((await enter(account, { browserToken })).code).toBe('too_many');
  });

  it('are refused alike, in the same words, for an e-mail that nobody has', async () => {
    const { email } = await person(w, [await w.shop()]);
    const answers = [];
    for (const address of [email, `${newId()}@shop.example`]) {
      await tryWrong(address, 10);
      answers.push({ ...(await enter({ email: address, password: 'wrong' })), reference: '' });
    }
    expect(answers[0]).toMatchObject({ code: 'too_many', error: expect.stringContaining('Wait a minute') });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('keep the owner waiting nowhere who sets a new password by mail', async () => {
    const account = await person(w, [await w.shop()]);
    expect((await tryWrong(account.email, 11)).at(-1)).toBe('too_many');
    const browser = openBrowserOf(w);
    await browser.post('/client/api/password/reset', { email: account.email });
    const token = await mailedToken(w, account.email, /Set a new password/);
    const password = 'another good password';
    const { data } = await browser.post('/client/api/password', { purpose: 'reset-password', token, password });
    expect(data).toMatchObject({ next: 'home', uid: account.authId });
    expect((await enter({ ...account, password })).data.next).toBe('verify-otp');
  });

  it('are forgotten with the right one', async () => {
    const account = await person(w, [await w.shop()]);
    await tryWrong(account.email, 9);
    expect((await enter(account)).data.next).toBe('verify-otp');
    expect((await tryWrong(account.email, 9)).at(-1)).toBe('not_signed_in');
  });
});
