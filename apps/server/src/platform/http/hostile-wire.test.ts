import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestVisitor, type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
let visitor: TestVisitor;
const faults: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  w = await testServer({ log });
  visitor = await (await w.shop()).visitor();
});
afterAll(() => w.close());

/** What the server says to these bytes by the time it closes the connection, or we do. */
async function say(bytes: string | Buffer): Promise<string> {
  const socket = connect(Number(new URL(w.origin).port), '127.0.0.1');
  let said = '';
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  socket.end(bytes);
  await closed;
  return said;
}

const head = (more: string) => `POST /client/api/visitors HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;

describe('what is no HTTP', () => {
  it.each([
    ['no request at all', 'hello\r\n\r\n', 400],
    ['another protocol', Buffer.from('16030100c8010000c40303', 'hex'), 400],
    ['a header without an end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}`, 431],
    ['more headers than anybody has', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(20_000)}\r\n`, 431],
    ['two lengths', head('content-length: 3\r\ncontent-length: 4\r\n'), 400],
    ['a length and pieces', head('content-length: 3\r\ntransfer-encoding: chunked\r\n'), 400],
    ['a length that is none', head('content-length: -1\r\n'), 400],
    ['pieces that are none', `${head('transfer-encoding: chunked\r\n')}zz\r\n`, 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n', 400],
    ['a letter that no address holds', 'GET /é HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ])('%s is refused in the envelope of every answer, and the connection ends', async (_, bytes, status) => {
    const said = await say(bytes);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [, body = ''] = said.split('\r\n\r\n');
    if (body) expect(JSON.parse(body)).toMatchObject({ success: false, code: 'bad_input', error: expect.any(String) });
    expect(faults).toEqual([]);
  });

  it('is refused whatever it is, and never a fault of ours', async () => {
    const line = fc.constantFrom(
      'GET / HTTP/1.1',
      'POST /api/faqs HTTP/1.1',
      'GET /realtime HTTP/1.1',
      'X',
      'GET * HTTP/9.9',
    );
    const header = fc.constantFrom(
      'host: x',
      'connection: upgrade',
      'upgrade: websocket',
      'upgrade: h2c',
      'sec-websocket-key: x',
      'sec-websocket-version: 99',
      'transfer-encoding: gzip, chunked',
      'content-length: 10',
      'expect: 100-continue',
      'expect: x',
      ': x',
      'x',
      'authorization: Bearer',
    );
    const tail = fc.uint8Array({ maxLength: 60 }).map((it) => Buffer.from(it).toString('latin1'));
    await fc.assert(
      fc.asyncProperty(line, fc.array(header, { maxLength: 6 }), tail, async (first, headers, rest) => {
        const said = await say(Buffer.from([first, ...headers, '', rest].join('\r\n'), 'latin1'));
        expect(said).not.toMatch(/^HTTP\/1.1 5\d\d/);
        expect(faults).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

it('who sends nothing more is not waited for without end', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = w.app.server;
  for (const timeout of [requestTimeout, headersTimeout, keepAliveTimeout]) {
    expect(timeout).toBeGreaterThan(0);
    expect(timeout).toBeLessThanOrEqual(120_000);
  }
});

describe('the live socket', () => {
  const open = async () => {
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    const ponged = new Promise<void>((resolve) => {
      socket.on('message', (frame: Buffer) => {
        if (frame.toString().includes('"pong"')) resolve();
      });
    });
    socket.on('error', () => {});
    const closed = new Promise<number>((resolve) => void socket.on('close', (code) => resolve(code)));
    await once(socket, 'open');
    return { socket, ponged, closed };
  };
  const nested = `${'{"t":'.repeat(5_000)}1${'}'.repeat(5_000)}`;

  it.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['null', 'null'],
    ['what is nested without end', nested],
    ['a word that is nested without end', `{"t":"hello","token":${nested},"since":null}`],
    ['a frame of no kind', '{"t":"__proto__"}'],
    ['a token that is none', '{"t":"hello","token":"é\\u0000","since":null}'],
    ['a number that no number is', `{"t":"hello","token":"TOKEN","since":1e999}`],
    ['bytes', Buffer.from('ff00fe', 'hex')],
    ['more than a frame may hold', 'a'.repeat(70_000)],
  ])('ends for who says %s, and no fault of ours is reported', async (_, frame) => {
    const { socket, closed } = await open();
    socket.send(typeof frame === 'string' ? frame.replace('TOKEN', visitor.token) : frame);
    expect(await closed).toBeGreaterThanOrEqual(1000);
    expect(faults).toEqual([]);
  });

  it('takes any frame of somebody who is let in, or ends, and the server lives on', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const frame = fc.oneof(
      fc.record({
        t: fc.constantFrom('typing', 'viewing'),
        conversationId: fc.oneof(fc.uuid(), text, fc.constant(null)),
      }),
      fc.record({
        t: fc.constant('at'),
        place: fc.record({ url: text, title: text }),
        cart: fc.option(fc.record({ lines: fc.constant([]), total: fc.record({ amount: text, currency: text }) })),
      }),
      fc.record({
        t: fc.constantFrom('hello', 'token'),
        token: fc.oneof(text, fc.constant('TOKEN')),
        since: fc.integer(),
      }),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { maxLength: 5 }), async (frames) => {
        const { socket, ponged, closed } = await open();
        socket.send(JSON.stringify({ t: 'hello', token: visitor.token, since: null }));
        for (const it of frames) socket.send(JSON.stringify(it).replace('"TOKEN"', JSON.stringify(visitor.token)));
        socket.send(JSON.stringify({ t: 'ping' }));
        await Promise.race([closed, ponged]);
        socket.close();
        await closed;
        expect(faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
    await visitor.api('GET /client/api/conversations');
  });
});
