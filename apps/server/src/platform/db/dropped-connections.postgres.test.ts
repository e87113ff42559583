import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Api, CallFailed, createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../test-kit/free-port.ts';
import { type Launched, launch } from '../../test-kit/launch.ts';
import { type OwnPostgres, startPostgres } from '../../../../../tools/services.mjs';

const domain = 'dropped.myshopify.com';
const visitors = 24;

let postgres: OwnPostgres;
let server: Launched;
let folder: string;
let origin: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'chatty-dropped-'));
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  // All these visitors speak from one address, and more than people do.
  server = launch({ PORT: port, DATA_DIR: folder, DATABASE_URL: postgres.url, CAPS_FACTOR: '1000' });
  await server.ready();
  await asked(
    `insert into shops (id, name, shopify_domain, domain, storefront_url, setup_done, widget)
     values ($1, 'Test shop', $2, $2, 'https://' || $2, true, '{}')`,
    [newId(), domain],
  );
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended();
  postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Asks the database over a connection of the test's own. */
async function asked<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<R>(text, values).finally(() => client.end());
  return rows;
}

const everyConnection = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

interface Load {
  /** What the server has confirmed, in the order in which it was said, by conversation. */
  acknowledged: Map<string, string[]>;
  count(): number;
  /** What it answered instead, each sentence once. */
  failures: Set<string>;
  stop(): Promise<void>;
}

/** Visitors who speak all the time, each message again under its own id until it is confirmed. */
async function load(): Promise<Load> {
  const open = createApi({ origin, token: async () => null });
  const acknowledged = new Map<string, string[]>();
  const failures = new Set<string>();
  const speakers: Promise<void>[] = [];
  let count = 0;
  let speaking = true;
  const say = async (api: Api, conversationId: string, id: string) => {
    for (;;) {
      try {
        await api('POST /client/api/conversations/:id/messages', {
          params: { id: conversationId },
          body: { id, text: 'Where is my parcel?' },
        });
        return;
      } catch (problem) {
        if (!(problem instanceof CallFailed) || !problem.passing) throw problem;
        if (problem.code !== 'too_many') failures.add(`${problem.code}: ${problem.message}`);
        await pause(problem.code === 'too_many' ? 1_000 : 50);
      }
    }
  };
  for (let i = 0; i < visitors; i += 1) {
    const { data } = await open('POST /client/api/visitors', { body: { shop: domain, locale: 'en' } });
    const api = createApi({ origin, token: async () => data.token });
    const conversationId = newId();
    const own: string[] = [];
    acknowledged.set(conversationId, own);
    const speak = async () => {
      while (speaking) {
        const id = newId();
        await say(api, conversationId, id);
        own.push(id);
        count += 1;
        await pause(600);
      }
    };
    speakers.push(speak());
  }
  return {
    acknowledged,
    count: () => count,
    failures,
    async stop() {
      speaking = false;
      await Promise.all(speakers);
    },
  };
}

/** Each acknowledged message is there once, and in the order in which it was said. */
async function expectAllKept({ acknowledged }: Load): Promise<void> {
  const rows = await asked<{ id: string; conversation_id: string }>(
    `select id, conversation_id from messages where sender = 'anonymous'
     order by conversation_id, seq`,
  );
  for (const [conversationId, said] of acknowledged) {
    expect(rows.filter((it) => it.conversation_id === conversationId).map((it) => it.id)).toEqual(said);
  }
}

/** Nobody waits for an answer any more, also where its job lost the connection. */
async function expectAllAnswered(): Promise<void> {
  const unanswered = () =>
    asked(
      `select id from conversations c where handler = 'assistant' and not exists (
        select from messages m where m.conversation_id = c.id and m.seq = c.last_seq and m.sender = 'assistant'
      )`,
    );
  await expect.poll(unanswered, { timeout: 90_000, interval: 500 }).toEqual([]);
}

const until = (load: Load, more: number) => {
  const wanted = load.count() + more;
  return expect.poll(() => load.count() >= wanted || !server.lives(), { timeout: 60_000, interval: 20 }).toBe(true);
};

const tryAgain = /^unavailable: .*again/;

describe('a server whose connections to PostgreSQL are dropped', () => {
  it('lives when all of them end ten times under load, and loses and doubles no message', async () => {
    const it = await load();
    for (let i = 0; i < 10; i += 1) {
      await until(it, 2 * visitors);
      await asked(everyConnection);
    }
    await until(it, 2 * visitors);
    expect(server.printed()).toMatch(/Ready: [^\n]*\n$/);
    expect(server.lives()).toBe(true);
    await it.stop();
    await expectAllKept(it);
    for (const failure of it.failures) expect(failure).toMatch(tryAgain);
    await expectAllAnswered();
  }, 240_000);

  it('lives when PostgreSQL itself stops at once, and goes on when it is back', async () => {
    const it = await load();
    await until(it, 2 * visitors);
    postgres.crash();
    await expect.poll(() => it.failures.size > 0 || !server.lives(), { timeout: 30_000 }).toBe(true);
    expect(server.lives()).toBe(true);
    await postgres.restart();
    await until(it, 4 * visitors);
    expect(server.lives()).toBe(true);
    await it.stop();
    await expectAllKept(it);
    for (const failure of it.failures) expect(failure).toMatch(tryAgain);
  }, 180_000);
});
