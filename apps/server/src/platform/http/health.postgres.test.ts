import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../test-kit/free-port.ts';
import { type Launched, launch } from '../../test-kit/launch.ts';
import { makeDatabase } from '../../test-kit/test-database.ts';

let folder: string;
let database: Awaited<ReturnType<typeof makeDatabase>>;
/** Stands between the server and its database. */
let line: Server;
const sockets = new Set<Socket>();
let frozen = false;
let server: Launched;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatty-health-'));
  database = await makeDatabase(process.env.TEST_DATABASE_URL ?? '');
  const url = new URL(database.url);
  const { port: farPort, hostname } = new URL(database.url);
  line = createServer((near) => {
    const far = connect(Number(farPort), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      if (frozen) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  server = launch({ PORT: port, DATA_DIR: folder, DATABASE_URL: url.href });
  await server.ready();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended();
  for (const it of sockets) it.destroy();
  line.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const ready = async () => (await fetch(`${origin}/readyz`)).status;
const answersSoon = { timeout: 20_000, interval: 100 };

describe('a server says that it is not ready', () => {
  it('while its database says nothing, however many ask, and that it is when it speaks again', async () => {
    expect(await ready()).toBe(200);
    frozen = true;
    for (const it of sockets) it.pause();
    expect(await Promise.all(Array.from({ length: 30 }, ready))).toEqual(Array.from({ length: 30 }, () => 503));
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    frozen = false;
    for (const it of sockets) it.resume();
    await expect.poll(ready, answersSoon).toBe(200);
  });

  it('while its database cannot be reached, and that it is when that is back', async () => {
    const { port } = line.address() as AddressInfo;
    line.close();
    for (const it of sockets) it.destroy();
    await expect.poll(ready, answersSoon).toBe(503);
    line.listen(port, '127.0.0.1');
    await expect.poll(ready, answersSoon).toBe(200);
  });
});
