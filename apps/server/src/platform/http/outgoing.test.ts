import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { lookup } from 'node:dns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused, Unreachable } from '../problem.ts';
import { createOutgoing, isPublicAddress } from './outgoing.ts';

let server: Server;
let port = 0;
const seen: { request: IncomingMessage; body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ request, body });
    if (request.url === '/elsewhere') response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end();
    else if (request.url === '/long') response.end('a'.repeat(1_000_000));
    else response.writeHead(201, { 'x-said': 'yes' }).end('thanks');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (url: string) => ({ url, method: 'POST' as const, headers: {}, body: 'hello' });

/** A name server that says what it is told. */
const answering = (...addresses: string[]): typeof lookup =>
  ((_host: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as typeof lookup;

const byte = fc.nat({ max: 255 });
const hex = fc.nat({ max: 0xffff }).map((it) => it.toString(16));
/** Addresses of the networks that are nobody's business outside. */
const privateV4 = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
);
const privateV6 = fc.oneof(
  fc.constantFrom('::', '::1', 'fe80::1', 'fec0::1'),
  fc.tuple(fc.constantFrom('fc', 'fd'), byte, hex).map(([a, b, c]) => `${a}${b.toString(16).padStart(2, '0')}::${c}`),
  fc.tuple(hex, hex).map(([a, b]) => `2002:${a}:${b}::1`),
  fc.tuple(hex, hex).map(([a, b]) => `64:ff9b::${a}:${b}`),
  privateV4.map((it) => `::ffff:${it.join('.')}`),
);

describe('a request to an address that we were given', () => {
  const outgoing = createOutgoing();

  it('never goes to a private address, however it is written', async () => {
    const spelt = privateV4.chain((octets) => {
      const [a, b, c, d] = octets;
      const number = ((a * 256 + b) * 256 + c) * 256 + d;
      const octal = octets.map((one) => `0${one.toString(8)}`).join('.');
      return fc.constantFrom(octets.join('.'), String(number), `0x${number.toString(16)}`, octal);
    });
    const host = fc.oneof(
      spelt,
      privateV6.map((it) => `[${it}]`),
    );
    await fc.assert(
      fc.asyncProperty(host, async (name) => {
        await expect(outgoing(post(`https://${name}/`))).rejects.toBeInstanceOf(Refused);
      }),
    );
  });

  it('goes nowhere when a name leads to a private address, even beside a public one', async () => {
    for (const found of [['127.0.0.1'], ['93.184.215.14', '10.0.0.1'], ['::1'], ['::ffff:10.0.0.1']]) {
      const sending = createOutgoing({ look: answering(...found) })(post('https://push.example/x'));
      await expect(sending).rejects.toThrow('not an address of the public internet');
    }
    await expect(outgoing(post('https://localhost/'))).rejects.toBeInstanceOf(Refused);
  });

  it('is made by https alone, and carries no password', async () => {
    for (const url of [
      'http://push.example/',
      'ftp://push.example/',
      'https://a:b@push.example/',
      'nonsense',
      'file:///etc',
    ]) {
      await expect(outgoing(post(url))).rejects.toBeInstanceOf(Refused);
    }
  });

  it('knows the public addresses', () => {
    for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1']) {
      expect(isPublicAddress(address)).toBe(true);
    }
    fc.assert(fc.property(privateV4, (it) => !isPublicAddress(it.join('.'))));
    fc.assert(fc.property(privateV6, (it) => !isPublicAddress(it)));
    expect(isPublicAddress('push.example')).toBe(false);
  });

  it('at a desk may go to this machine: follows no redirect, reads no more than it needs', async () => {
    const desk = createOutgoing({ alsoThisMachine: true });
    const answer = await desk({ ...post(`https://127.0.0.1:${port}/a?b=c`), headers: { ttl: '60' } });
    expect(answer).toMatchObject({ status: 201, body: 'thanks', headers: { 'x-said': 'yes' } });
    expect(seen.at(-1)).toMatchObject({ body: 'hello', request: { url: '/a?b=c', headers: { ttl: '60' } } });
    const before = seen.length;
    expect((await desk(post(`https://localhost:${port}/elsewhere`))).status).toBe(302);
    expect(seen).toHaveLength(before + 1);
    expect((await desk(post(`https://127.0.0.1:${port}/long`))).body.length).toBeLessThan(100_000);
    await expect(desk(post('https://127.0.0.1:1/'))).rejects.toBeInstanceOf(Unreachable);
    await expect(desk(post('https://10.0.0.1/'))).rejects.toBeInstanceOf(Refused);
  });
});
