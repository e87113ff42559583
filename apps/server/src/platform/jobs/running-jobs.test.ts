import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../test-kit/free-port.ts';
import { type Launched, launch } from '../../test-kit/launch.ts';
import { makeDatabase } from '../../test-kit/test-database.ts';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openPglite, openPostgres } from '../db/open-database.ts';

const domain = 'cut-off.myshopify.com';

let folder: string;
let model: Server;
let asked = 0;
const servers: Launched[] = [];
const leftovers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatty-running-'));
  // Leaves the first who asks without an answer, and has nothing for all others: then the offline engine answers.
  model = createServer((_, response) => {
    asked += 1;
    if (asked > 1) response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
});
afterAll(async () => {
  for (const it of servers) it.child.kill('SIGKILL');
  await Promise.all(servers.map((it) => it.ended()));
  for (const remove of leftovers) await remove();
  model.closeAllConnections();
  model.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the servers are given to find the database, and the database for the test itself while none of them runs. */
async function ownDatabase(): Promise<{ env: Record<string, string>; open(): Promise<OpenDatabase> }> {
  const shared = process.env.TEST_DATABASE_URL;
  if (!shared) return { env: {}, open: () => openPglite(join(folder, 'database')) };
  const { url, drop } = await makeDatabase(shared);
  leftovers.push(drop);
  return { env: { DATABASE_URL: url }, open: () => openPostgres(url) };
}

it('an answer that was cut off with its process is given by another one, soon', async () => {
  const { env, open } = await ownDatabase();
  const database = await open();
  await migrate(database.db);
  await database.db
    .insertInto('shops')
    .values({
      id: newId(),
      name: 'Test shop',
      shopify_domain: domain,
      domain,
      storefront_url: `https://${domain}`,
      setup_done: true,
      widget: '{}',
    })
    .execute();
  await database.close();
  const { port } = model.address() as AddressInfo;
  const serve = async () => {
    const own = String(await freePort());
    const server = launch({
      ...env,
      DATA_DIR: folder,
      PORT: own,
      OPENAI_API_KEY: 'any',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    });
    servers.push(server);
    await server.ready();
    return { server, origin: `http://127.0.0.1:${own}` };
  };
  const first = await serve();
  const visitors = createApi({ origin: first.origin, token: async () => null });
  const { data } = await visitors('POST /client/api/visitors', { body: { shop: domain, locale: 'en' } });
  const params = { id: newId() };
  const at = (origin: string) => createApi({ origin, token: async () => data.token });
  await at(first.origin)('POST /client/api/conversations/:id/messages', {
    params,
    body: { id: newId(), text: 'How long does delivery take?' },
  });
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(1);
  // On a database that several may use, another process is there already.
  const beside = env.DATABASE_URL ? await serve() : null;
  first.server.child.kill('SIGKILL');
  await first.server.ended();
  const other = beside ?? (await serve());
  const answers = async () => {
    const { data } = await at(other.origin)('GET /client/api/conversations/:id/messages', { params });
    return data.messages.filter((it) => it.sender === 'assistant').length;
  };
  await expect.poll(answers, { timeout: 40_000, interval: 500 }).toBe(1);
}, 120_000);
