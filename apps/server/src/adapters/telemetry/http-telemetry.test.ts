import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { newId } from '@chatty/contract/new-id';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import type { TrackedEvent } from '../../ports/telemetry.ts';
import { createHttpTelemetry } from './http-telemetry.ts';

const log = createLog('silent');
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Whoever counts: keeps what it is sent and answers with a status, or not at all. */
async function counter(status: number | null) {
  const requests: string[][] = [];
  const server = createServer(async (request, response) => {
    const { events } = (await json(request)) as { events: TrackedEvent[] };
    requests.push(events.map((it) => it.event));
    if (status !== null) response.writeHead(status).end('taken');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, requests };
}

const used = (event: string): TrackedEvent => ({
  event,
  at: new Date('2026-01-05T10:00:00Z'),
  shopId: newId(),
  memberId: newId(),
  isStaff: false,
  options: { path: '/inbox' },
});

describe('usage events', () => {
  it('leave together and in order, and those that still wait at the end leave too', async () => {
    const { url, requests } = await counter(204);
    const telemetry = createHttpTelemetry(url, log, { gather: 60_000 });
    for (let i = 0; i < 250; i += 1) telemetry.track(used(`event ${i}`));
    expect(requests).toEqual([]);
    await telemetry.close();
    expect(requests.map((it) => it.length)).toEqual([200, 50]);
    expect(requests.flat()).toEqual(Array.from({ length: 250 }, (_, i) => `event ${i}`));
    expect(telemetry.lost).toBe(0);
  });

  it('are dropped and counted where they are refused, not answered or nobody is there, and nobody is held up', async () => {
    const [refusing, silent, gone] = [await counter(500), await counter(null), await counter(204)];
    const [nobody] = servers.splice(2);
    await new Promise((resolve) => nobody?.close(resolve));
    for (const { url } of [refusing, silent, gone]) {
      const telemetry = createHttpTelemetry(url, log, { gather: 1, patience: 50 });
      telemetry.track(used('one'));
      telemetry.track(used('two'));
      await telemetry.close();
      expect(telemetry.lost).toBe(2);
    }
  });

  it('do not fill the memory when they come faster than they are taken', async () => {
    const { url } = await counter(204);
    const telemetry = createHttpTelemetry(url, log, { gather: 60_000 });
    for (let i = 0; i < 2_100; i += 1) telemetry.track(used('one'));
    expect(telemetry.lost).toBe(100);
    await telemetry.close();
    expect(telemetry.lost).toBe(100);
  });
});
