import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokens } from '../../platform/auth/access-token.ts';
import { apiWith, openBrowserOf, person } from '../../test-kit/people.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { ProcessStates } from '../../platform/processes/process-states.ts';
import { memberCtx } from './authenticate-member.ts';

let w: TestServer;
/** Another process of the same installation. */
let other: TestServer;
beforeAll(async () => {
  w = await testServer();
  other = await testServer({ beside: w });
});
beforeEach(() => w.forgetLimits());
afterAll(async () => {
  await other.close();
  await w.close();
});

const post = (path: string, body: object) => openBrowserOf(w).post(`/client/api/${path}`, body);

/** Signs in at a browser of its own. */
async function enter({ email }: { email: string }) {
  const browser = openBrowserOf(w);
  const { data } = await browser.post('/client/api/sign-in/link', { token: await w.services.sessions.makeLink(email) });
  return { browser, token: data.token as string, uid: data.uid as string };
}

/** A socket of the process with a token; answers a promise of its end. */
async function socketOf({ origin }: TestServer, token: string) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/realtime`);
  const frames: string[] = [];
  socket.onmessage = (frame) => frames.push(String(frame.data));
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
  const closed = new Promise((resolve) => {
    socket.onclose = resolve;
  });
  await expect.poll(() => frames.join(), { timeout: 10_000 }).toContain('"ready"');
  return { socket, closed };
}

describe('signing out', () => {
  it('ends the access token at once, in every process, and no other browser’s', async () => {
    const account = await person(w, [await w.shop()]);
    const [here, elsewhere] = [await enter(account), await enter(account)];
    for (const process of [w, other]) await apiWith(process, here.token)('GET /me');
    await here.browser.post('/client/api/sign-out');
    for (const process of [w, other]) {
      await expect(apiWith(process, here.token)('GET /me')).rejects.toMatchObject({ code: 'session_expired' });
      expect((await apiWith(process, elsewhere.token)('GET /me')).data.member.email).toBe(account.email);
    }
  });

  it('closes the sockets of this browser in every process, and of no other', async () => {
    const account = await person(w, [await w.shop()]);
    const [here, elsewhere] = [await enter(account), await enter(account)];
    const own = [await socketOf(w, here.token), await socketOf(other, here.token)];
    const others = await socketOf(other, elsewhere.token);
    await here.browser.post('/client/api/sign-out');
    await Promise.all(own.map(({ closed }) => closed));
    expect(others.socket.readyState).toBe(WebSocket.OPEN);
    others.socket.close();
    await others.closed;
  });

  it('ends what was made in the session to choose a shop with', async () => {
    const [one, two] = [await w.shop(), await w.shop()];
    const account = await person(w, [one, two]);
    const { browser, token, uid } = await enter(account);
    const { data: chosen } = await post('members/selectShop', { token, uid, shopId: one.id });
    await browser.post('/client/api/sign-out');
    expect((await post('members/selectShop', { token, uid, shopId: two.id })).code).toBe('session_expired');
    expect((await post('members/shops', { token, uid })).code).toBe('session_expired');
    expect((await post('sign-in/custom-token', { token: chosen })).code).toBe('not_signed_in');
  });

  it('of one browser by another ends its token and custom tokens as well', async () => {
    const account = await person(w, [await w.shop()]);
    const [here, elsewhere] = [await enter(account), await enter(account)];
    const { data: shops } = await apiWith(w, elsewhere.token)('GET /shops');
    const { data: sessions } = await apiWith(w, here.token)('GET /profile/sessions');
    const id = sessions.find((one) => !one.current)?.id ?? newId();
    await apiWith(w, here.token)('DELETE /profile/sessions/:id', { params: { id } });
    await expect(apiWith(other, elsewhere.token)('GET /me')).rejects.toMatchObject({ code: 'session_expired' });
    expect((await post('sign-in/custom-token', { token: shops.customToken })).code).toBe('not_signed_in');
  });

  it('costs the other calls nothing: those that come together look at members and sessions in one statement', async () => {
    const account = await person(w, [await w.shop()]);
    const all = [await enter(account), await enter(account), await enter(account)];
    const tokens = createTokens(w.services.config.APP_SECRET, () => w.services.clock.now());
    const claims = await Promise.all(all.map(({ token }) => tokens.read(token)));
    await all[0]?.browser.post('/client/api/sign-out');
    let statements = 0;
    const db = w.services.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const services = { ...w.services, db, states: new ProcessStates() };
    const answers = await Promise.allSettled(claims.map((one) => memberCtx(services, one, services.log)));
    expect(answers.map((one) => one.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(statements).toBe(1);
  });
});
