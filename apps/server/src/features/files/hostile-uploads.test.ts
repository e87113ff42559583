import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CountedFiles, countedFiles } from '../../test-kit/counted-files.ts';
import { type TestVisitor, type TestServer, testServer } from '../../test-kit/test-server.ts';

const soon = { timeout: 20_000 };

let w: TestServer;
let disk: CountedFiles;
let visitor: TestVisitor;
const lines: string[] = [];
beforeAll(async () => {
  disk = await countedFiles();
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  w = await testServer({ files: disk.files, log });
  visitor = await (await w.shop()).visitor();
});
beforeEach(() => w.forgetLimits());
afterAll(async () => {
  await w.close();
  await disk.remove();
});

const sockets: Socket[] = [];
afterAll(() => {
  for (const it of sockets) it.destroy();
});

/** Begins an upload by hand. `answered` is what the server has said by the end of the first answer. */
async function begin(headers: Record<string, string | number>, path = '/client/api/files?name=a.txt') {
  const socket = connect(Number(new URL(w.origin).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  let said = '';
  const answer = Promise.withResolvers<string>();
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  socket.on('data', (piece: Buffer) => {
    said += piece.toString();
    if (said.includes('\r\n\r\n')) answer.resolve(said);
  });
  socket.on('close', () => answer.resolve(said));
  const all = { host: 'localhost', 'content-type': 'application/octet-stream', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  return { socket, answered: answer.promise, closed };
}

const bearer = () => ({ authorization: `Bearer ${visitor.token}` });
const told = (word: string) => lines.filter((it) => it.includes(word));

describe('an upload', () => {
  it('by a stranger, of a wrong size or without a name is refused before any of it has come', async () => {
    const { answered: stranger } = await begin({ 'content-length': 10_000_000 });
    expect(await stranger).toMatch(/^HTTP\/1.1 401 /);
    const { answered: large } = await begin({ ...bearer(), 'content-length': 10 * 1024 * 1024 + 1 });
    expect(await large).toMatch(/^HTTP\/1.1 413 /);
    expect(await large).toMatch(/connection: close/i);
    const { answered: nameless } = await begin({ ...bearer(), 'content-length': 5 }, '/client/api/files');
    expect(await nameless).toMatch(/^HTTP\/1.1 400 /);
  });

  it('without a length is cut off as soon as it is too large, and nothing of it is kept', async () => {
    const before = await disk.kept();
    const { socket, answered, closed } = await begin({ ...bearer(), 'transfer-encoding': 'chunked' });
    const piece = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    while (!socket.destroyed && sent < 100 * 1024 * 1024) {
      sent += piece.byteLength;
      socket.write(`${piece.byteLength.toString(16)}\r\n`);
      socket.write(piece);
      if (!socket.write('\r\n')) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
    }
    expect(await answered).toMatch(/^(HTTP\/1.1 413 |$)/);
    // What lay on the way in the sockets' own buffers is all that came beside the limit.
    expect(socket.bytesWritten).toBeLessThan(30 * 1024 * 1024);
    await expect.poll(() => disk.kept()).toEqual(before);
  });

  it('that is broken off is no fault of ours: nothing is kept, nothing is reported, its place is free again', async () => {
    const before = await disk.kept();
    for (let at = 0; at < 20; at += 1) {
      w.forgetLimits();
      const { socket } = await begin({ ...bearer(), 'content-length': 1_000_000 });
      socket.write(Buffer.alloc(100_000, 'a'));
      await expect.poll(async () => (await disk.kept()).length).toBeGreaterThan(before.length);
      socket.destroy();
      await expect.poll(() => told('"broken off"').length).toBe(at + 1);
    }
    await expect.poll(() => disk.kept()).toEqual(before);
    expect(told('a bug')).toEqual([]);
    expect(lines.filter((it) => (JSON.parse(it) as { level: number }).level >= 50)).toEqual([]);
    w.forgetLimits();
    await visitor.api('POST /client/api/files', { query: { name: 'a.txt' }, body: new Blob(['whole']) });
  });

  it.each([
    'text/plain',
    'text/plain; charset=latin1',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
    'x/y',
    undefined,
  ])('is known by its bytes and not by its content type: %s', async (type) => {
    const content = '{"not": "parsed"}';
    const answer = await w.app.inject({
      method: 'POST',
      url: '/client/api/files?name=a.png',
      headers: { ...bearer(), ...(type ? { 'content-type': type } : {}) },
      payload: Buffer.from(content),
    });
    expect(answer.json()).toMatchObject({ success: true, data: { type: 'text/plain', bytes: content.length } });
  });

  it('that is empty is told so, with a content type and without', async () => {
    for (const headers of [bearer(), { ...bearer(), 'content-type': 'text/plain' }]) {
      const answer = await w.app.inject({ method: 'POST', url: '/client/api/files?name=a.txt', headers });
      expect(answer.json()).toMatchObject({ code: 'bad_input', error: 'This file is empty.' });
    }
  });

  it('of one address finds no room beside too many others of it, and finds it again when they are through; the team always does', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    // Each of somebody else, whose calls of the minute are their own.
    const others = await Promise.all(Array.from({ length: 16 }, () => shop.visitor()));
    const begun = await Promise.all(
      others.map(({ token }) => begin({ authorization: `Bearer ${token}`, 'content-length': 10_000_000 })),
    );
    // Each has its place before one more comes. Whoever sends next to nothing is cut off after a while, so they go on.
    const more = Buffer.alloc(16 * 1024, 'a');
    const underWay = async () => {
      for (const { socket } of begun) socket.write(more);
      const uploads = w.services.db.selectFrom('uploads').select('id').where('shop_id', '=', shop.id);
      return (await uploads.execute()).length;
    };
    await expect.poll(underWay, soon).toBe(others.length);
    const inject = (remoteAddress = '127.0.0.1') => {
      // It is asked for as often as it takes.
      w.forgetLimits();
      const payload = Buffer.from('one more');
      const url = '/client/api/files?name=a.txt';
      return w.app.inject({ method: 'POST', url, headers: bearer(), payload, remoteAddress });
    };
    expect((await inject()).json()).toMatchObject({
      code: 'too_many',
      error: expect.stringContaining('files are uploading'),
    });
    await member.api('POST /files', { query: { name: 'a.txt' }, body: new Blob(['ours']) });
    expect((await inject('192.0.2.1')).statusCode).toBe(200);
    for (const { socket } of begun) socket.destroy();
    await expect.poll(async () => (await inject()).statusCode, soon).toBe(200);
  });
});
