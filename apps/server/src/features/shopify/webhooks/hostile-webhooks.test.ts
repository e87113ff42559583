import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isBrokenOff, limitedBody } from '../../../platform/http/bodies/limited-body.ts';
import { simulatedApp, type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import type { Ctx } from '../../../ctx.ts';
import { createWebhookJudge } from '../../../adapters/shopify/wire/hmac.ts';
import { hearBody } from '../../../hooks/hear-body.ts';
import { signatureOf, webhookHeaders } from './testing/signed-webhook.ts';

let store: SimulatedStore;
let ctx: Ctx;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
});
const sockets: Socket[] = [];
afterAll(async () => {
  for (const it of sockets) it.destroy();
  await store.close();
});

const patient = { timeout: 60_000, interval: 50 };
const mb = 1024 * 1024;
const headersOf = (hmac: string, extra: Record<string, string> = {}) =>
  webhookHeaders(hmac, { 'x-shopify-webhook-id': 'w-hostile', ...extra });
const inject = async (body: string | Buffer, headers: Record<string, string>, remoteAddress = '192.0.2.1') => {
  const payload = Buffer.from(body);
  return (await store.w.app.inject({ method: 'POST', url: '/hooks/shopify', headers, payload, remoteAddress }))
    .statusCode;
};
const deliveries = (id: string) =>
  ctx.db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', id).execute();

/** Sends the head of a webhook alone, and waits for what the server says to that. */
async function announce(headers: Record<string, string>, length: number): Promise<string> {
  const socket = connect(Number(new URL(store.w.origin).port), '127.0.0.1');
  sockets.push(socket);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /hooks/shopify HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n${head.join('')}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString().split('\r\n')[0] ?? '';
}

test('what cannot be signed, or is larger than its topic ever is, is refused before any of it is read', async () => {
  const some = signatureOf('some body');
  for (const bad of ['', 'AAAA', some.slice(1), `${some}=`, some.replace(/.$/, '!'), `${some},${some}`]) {
    expect(await announce(headersOf(bad), 19 * mb)).toContain(' 401 ');
  }
  const { 'x-shopify-hmac-sha256': _, ...nothing } = headersOf('');
  expect(await announce(nothing, 19 * mb)).toContain(' 401 ');
  expect(await announce(headersOf(some), 19 * mb)).toContain(' 413 ');
  const limits = {
    'app/uninstalled': mb / 4,
    'shop/update': mb / 4,
    'customers/redact': mb,
    'products/delete': mb / 4,
  };
  for (const topic of ['constructor', '__proto__', 'toString']) {
    expect(await announce(headersOf(some, { 'x-shopify-topic': topic }), 19 * mb)).toContain(' 413 ');
  }
  for (const [topic, limit] of Object.entries(limits)) {
    expect(await announce(headersOf(some, { 'x-shopify-topic': topic }), limit + 1)).toContain(' 413 ');
  }
});

test('of what would not be kept nothing is held, and its signature is judged all the same', async () => {
  let [held, passed] = [0, 0];
  const share = { add: (bytes: number) => void (held += bytes), secure: () => {}, release: () => {} };
  const piece = Buffer.alloc(64 * 1024, 'a');
  async function* body() {
    for (let at = 0; at < 100; at += 1) {
      passed += piece.byteLength;
      yield piece;
    }
  }
  const judge = (signature: string) => {
    const { hear, isSigned } = createWebhookJudge(simulatedApp.clientSecret);
    return { hear, isSigned: () => isSigned(signature) };
  };
  const signature = signatureOf(Buffer.concat(Array.from({ length: 100 }, () => piece)));
  expect(await hearBody(body(), judge(signature), null)).toBe('');
  expect(await hearBody(body(), judge(signatureOf('another')), null)).toBeNull();
  expect([passed, held]).toEqual([200 * piece.byteLength, 0]);
  expect((await hearBody(body(), judge(signature), share))?.length).toBe(100 * piece.byteLength);
  expect(held).toBe(100 * piece.byteLength);
  const large = 'a'.repeat(3 * mb);
  const strange = { 'x-shopify-shop-domain': 'stranger.myshopify.com' };
  expect(await inject(large, headersOf(signatureOf(large), strange))).toBe(200);
  expect(await inject(large, headersOf(signatureOf('another'), strange))).toBe(401);
  expect(await inject(large, headersOf(signatureOf(large), { 'x-shopify-topic': 'orders/edited' }))).toBe(200);
});

test('strangers who send and stall keep nobody out, of their own address neither, and hold no more than there is room', async () => {
  const open = new Set<Socket>();
  const answers: string[] = [];
  const begin = async (topic: string, bytes: number) => {
    const socket = connect(Number(new URL(store.w.origin).port), '127.0.0.1');
    sockets.push(socket);
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.on('data', (chunk: Buffer) => answers.push(chunk.toString().split('\r\n')[0] ?? ''));
    const head = Object.entries(headersOf(signatureOf('another'), { 'x-shopify-topic': topic })).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`POST /hooks/shopify HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes + 1}\r\n${head.join('')}\r\n`);
    socket.write(Buffer.alloc(bytes, 'a'));
  };
  for (let at = 0; at < 4; at += 1) await begin('products/update', 8 * mb);
  // Two of eight, or one and what has come of another.
  await expect.poll(() => open.size, patient).toBeLessThanOrEqual(2);
  for (let at = 0; at < 20; at += 1) await begin('app/uninstalled', mb / 4 - 1);
  await expect.poll(() => open.size, patient).toBeLessThanOrEqual(18);
  const body = '{"id":1}';
  for (const topic of ['products/update', 'app/scopes_update', 'shop/update']) {
    const sent = headersOf(signatureOf(body), {
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': `w-beside-${topic}`,
    });
    expect(await inject(body, sent, '198.51.100.1')).toBe(200);
    expect(await inject(body, { ...sent, 'x-shopify-webhook-id': `w-among-${topic}` }, '127.0.0.1')).toBe(200);
  }
  expect(answers).toEqual([]);
});

test('who does not send everything in time is cut off', async () => {
  const cut = Promise.withResolvers<boolean>();
  const server = createServer((request) => {
    const hear = async () => {
      for await (const _ of limitedBody(request, 100, { withinMs: 20 }));
    };
    hear().then(
      () => cut.resolve(false),
      () => cut.resolve(isBrokenOff(request)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = new Promise((resolve) => void socket.on('close', resolve));
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nsome');
  expect(await cut.promise).toBe(true);
  await closed;
  server.close();
});

test('what is signed and no JSON, or nested without end, is bad; letters that no database keeps cost nothing', async () => {
  for (const body of ['not json', '{"id":1,"title":"\0"}', '{"id":', '['.repeat(5_000) + ']'.repeat(5_000)]) {
    expect(await inject(body, headersOf(signatureOf(body)))).toBe(400);
  }
  expect(await deliveries('w-hostile')).toEqual([]);
  const product = store.simulator.store.firstShop.products[0]?.id;
  const odd = `{"id":${product},"title":"a\\u0000b\\ud800","\\u0000":"\\udfff"}`;
  expect(await inject(odd, headersOf(signatureOf(odd), { 'x-shopify-webhook-id': 'w-odd' }))).toBe(200);
  const customer = '{"customer":{"id":"7","email":"a\\u0000\\ud800@x.example","phone":"\\u0000"}}';
  const redact = { 'x-shopify-topic': 'customers/redact', 'x-shopify-webhook-id': 'w-odd-customer' };
  expect(await inject(customer, headersOf(signatureOf(customer), redact))).toBe(200);
  for (const id of ['w-odd', 'w-odd-customer']) {
    await vi.waitFor(async () => expect((await deliveries(id))[0]?.done_at).toBeInstanceOf(Date), patient);
  }
});

test('no headers and no body make a webhook fail on our side', async () => {
  const text = fc.string({ unit: 'binary-ascii', maxLength: 300 }).map((it) => it.replace(/[^\x20-\x7e]/g, '').trim());
  const names = ['topic', 'shop-domain', 'api-version', 'webhook-id', 'triggered-at', 'hmac-sha256'];
  const said = fc.dictionary(
    fc.constantFrom(...names.flatMap((it) => [`x-shopify-${it}`, `shopify-${it}`])),
    fc.oneof(
      text,
      fc.date({ noInvalidDate: true }).map((it) => it.toISOString()),
    ),
  );
  const content = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.uint8Array().map((it) => Buffer.from(it)),
  );
  const topic = fc.constantFrom('products/update', 'customers/data_request', 'customers/redact', 'orders/create');
  await fc.assert(
    fc.asyncProperty(content, said, topic, fc.boolean(), fc.nat(), async (given, headers, about, honest, id) => {
      const body = typeof given === 'string' ? Buffer.from(given.toWellFormed()) : given;
      const own = honest
        ? headersOf(signatureOf(body), { 'x-shopify-topic': about, 'x-shopify-webhook-id': `w-any-${id}` })
        : {};
      expect([200, 400, 401]).toContain(await inject(body, { ...own, ...headers }));
    }),
    { numRuns: 300 },
  );
});
