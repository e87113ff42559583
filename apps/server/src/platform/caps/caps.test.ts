import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { uploadedBytes, uploads } from '../../features/files/files.caps.ts';
import { newContacts } from '../../features/widget/widget.caps.ts';
import { mustBeWithin } from './caps.ts';
import { connections, hellos } from './open-sockets.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => w.close());
beforeEach(() => w.forgetLimits());

/** Where nobody answers: here it is the asking that counts. */
const quietShop = () => w.shop({ isEnableAIAssistant: false });

interface Answer {
  code: string | undefined;
  error: string;
  data: { token: string; contact: { id: string } };
}

/** A call as it comes from another address. */
async function from(address: string, url: string, { token, body }: { token?: string; body?: object } = {}) {
  const answer = await w.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: body ?? {},
  });
  return answer.json<Answer>();
}

const visit = ({ domain }: TestShop, address: string) =>
  from(address, '/client/api/visitors', { body: { shop: domain } });
const say = (token: string, address: string, conversationId = newId()) =>
  from(address, `/client/api/conversations/${conversationId}/messages`, {
    token,
    body: { id: newId(), text: 'Hello' },
  });

async function countOf(shop: TestShop, table: 'contacts' | 'conversations' | 'messages'): Promise<number> {
  const rows = await w.services.db.selectFrom(table).select('shop_id').where('shop_id', '=', shop.id).execute();
  return rows.length;
}

/** How often a call succeeds before it is refused, and what is said then. */
async function untilRefused(most: number, call: () => Promise<Answer>) {
  for (let done = 0; done < most; done += 1) {
    const { code, error } = await call();
    if (code) return { done, code, error };
  }
  return { done: most, code: null, error: '' };
}

describe('one address', () => {
  it('makes a hundred visitors in a shop and not three hundred; other addresses and shops go on', async () => {
    const [shop, other] = [await quietShop(), await quietShop()];
    const refused = await untilRefused(300, () => visit(shop, '192.0.2.1'));
    expect(refused).toMatchObject({ done: 120, code: 'too_many' });
    expect(refused.error).toMatch(
      /^Too many new chats from your network right now\. Wait \d+ minutes and try again\.$/,
    );
    expect(await countOf(shop, 'contacts')).toBe(120);
    // The chatbox stands on the store's page, and may read there how long to wait.
    const { headers } = await w.app.inject({
      method: 'POST',
      url: '/client/api/visitors',
      headers: { 'x-forwarded-for': '192.0.2.1', origin: `https://${shop.domain}` },
      payload: { shop: shop.domain },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    expect(headers['access-control-expose-headers']).toBe('retry-after');
    expect((await visit(shop, '192.0.2.2')).code).toBeUndefined();
    expect((await visit(other, '192.0.2.1')).code).toBeUndefined();
  });

  it('that is refused new visitors still serves those whom it has', async () => {
    const shop = await quietShop();
    const { token } = (await visit(shop, '192.0.2.3')).data;
    await untilRefused(300, () => visit(shop, '192.0.2.3'));
    const again = await from('192.0.2.3', '/client/api/visitors', { body: { shop: shop.domain, token } });
    expect(again.code).toBeUndefined();
    expect((await say(token, '192.0.2.3')).code).toBeUndefined();
  });

  it('serves a hundred visitors at once who each ask something', async () => {
    const shop = await quietShop();
    const visits = await Promise.all(Array.from({ length: 100 }, () => visit(shop, '192.0.2.4')));
    const answers = await Promise.all(visits.map((it) => say(it.data.token, '192.0.2.4')));
    expect(answers.filter((it) => it.code)).toEqual([]);
  });

  it('opens two hundred conversations, however many visitors it invents', async () => {
    const shop = await quietShop();
    const tokens: string[] = [];
    for (let i = 0; i < 40; i += 1) tokens.push((await visit(shop, '192.0.2.5')).data.token);
    const answers = await Promise.all(
      Array.from({ length: 240 }, (_, i) => say(tokens[i % tokens.length] ?? '', '192.0.2.5')),
    );
    const refused = answers.filter((it) => it.code === 'too_many');
    expect(refused).toHaveLength(40);
    expect(refused[0]?.error).toMatch(/^Too many new conversations from your network/);
    expect(await countOf(shop, 'conversations')).toBe(200);
  });
});

describe('one visitor', () => {
  it('opens ten conversations, and goes on in those', async () => {
    const shop = await quietShop();
    const visitor = await shop.visitor();
    const first = newId();
    const open = (id: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Hi' } });
    await open(first);
    for (let i = 1; i < 10; i += 1) await open(newId());
    await expect(open(newId())).rejects.toMatchObject({
      code: 'too_many',
      message: expect.stringMatching(/^Too many new conversations from you right now\. Wait \d+ minutes/),
      waitMs: expect.closeTo(600_000, -5),
    });
    const asking = visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id: newId() } });
    await expect(asking).rejects.toMatchObject({ code: 'too_many' });
    expect(await countOf(shop, 'conversations')).toBe(10);
    await open(first);
  });

  it('uploads as many bytes as a day holds, whatever the files are called', async () => {
    const visitor = await (await w.shop()).visitor();
    const body = new Blob([new Uint8Array(10 * 1024 * 1024).fill(97)]);
    const send = () => visitor.api('POST /client/api/files', { query: { name: 'a.txt' }, body });
    for (let i = 0; i < 15; i += 1) await send();
    await expect(send()).rejects.toMatchObject({
      code: 'too_many',
      message: expect.stringMatching(/^Too many large files from you right now\. Wait 24 hours/),
    });
  });

  it('whose large file is refused has not used up one of the day’s files', async () => {
    const shop = await w.shop();
    const { contactId, api } = await shop.visitor();
    await mustBeWithin(w.services, uploadedBytes, { shopId: shop.id, contactId }, { points: 150 * 1024 * 1024 });
    const send = () => api('POST /client/api/files', { query: { name: 'a.txt' }, body: new Blob(['a']) });
    for (let i = 0; i < 30; i += 1) await expect(send()).rejects.toMatchObject({ code: 'too_many' });
    const left = Array.from({ length: 60 }, () => mustBeWithin(w.services, uploads, { shopId: shop.id, contactId }));
    await Promise.all(left);
  });

  it('over one cap uses up nothing of their neighbours’', async () => {
    const shop = await quietShop();
    const address = '192.0.2.6';
    const [greedy, neighbour] = [(await visit(shop, address)).data.token, (await visit(shop, address)).data.token];
    await Promise.all(Array.from({ length: 700 }, () => say(greedy, address)));
    expect((await say(neighbour, address)).code).toBeUndefined();
  });
});

describe('sockets', () => {
  const open = (token: string) => {
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    const outcome = new Promise<string>((resolve) => {
      socket.onmessage = (event) => resolve((JSON.parse(String(event.data)) as { t: string }).t);
      socket.onclose = ({ code, reason }) => resolve(`${code} ${reason}`);
    });
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
    return { socket, outcome };
  };

  it('of one visitor are twenty; one that closes makes room', async () => {
    const { token } = await (await w.shop()).visitor();
    const opened = Array.from({ length: 20 }, () => open(token));
    expect(new Set(await Promise.all(opened.map((it) => it.outcome)))).toEqual(new Set(['ready']));
    expect(await open(token).outcome).toBe('1013 Too many open pages from you right now. Wait a minute and try again.');
    opened[0]?.socket.close();
    await expect.poll(() => w.services.hub.size).toBe(19);
    const next = open(token);
    expect(await next.outcome).toBe('ready');
    for (const it of [...opened, next]) it.socket.close();
  });

  it('that never say who they are are refused at the door when they come too fast', async () => {
    const handshake = () =>
      w.app.inject({ url: '/realtime', headers: { 'x-forwarded-for': '192.0.2.8', upgrade: 'websocket' } });
    for (let i = 0; i < 6_000; i += 1) await mustBeWithin(w.services, connections, { address: '192.0.2.8' });
    const refused = await handshake();
    expect(refused.statusCode).toBe(429);
    expect(refused.json<Answer>().error).toMatch(/^Too many connections from your network right now/);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('of visitors at one address keep nobody of the team out who works there', async () => {
    const shop = await w.shop();
    const [{ token }, member] = [await shop.visitor(), await shop.member()];
    for (let i = 0; i < 600; i += 1) await mustBeWithin(w.services, hellos, { shopId: shop.id, address: '127.0.0.1' });
    for (let i = 0; i < 700; i += 1) await mustBeWithin(w.services, connections, { address: '127.0.0.1' });
    expect(await open(token).outcome).toMatch(/^1013 Too many connections from your network right now/);
    const inbox = open(member.token);
    expect(await inbox.outcome).toBe('ready');
    inbox.socket.close();
  });
});

it('lifts all caps by one factor, for load tests', async () => {
  const { config, limits } = w.services;
  const lifted = { config: { ...config, CAPS_FACTOR: 2 }, limits };
  const shopId = newId();
  const use = () => mustBeWithin(lifted, newContacts, { shopId, address: '192.0.2.9' });
  for (let i = 0; i < 240; i += 1) await use();
  await expect(use()).rejects.toMatchObject({ code: 'too_many' });
});
