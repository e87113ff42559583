import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, 'main.ts');
const shopify = { SHOPIFY_CLIENT_ID: 'test', SHOPIFY_CLIENT_SECRET: 'test' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatty-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function launch(env: Record<string, string>): { child: ChildProcess; printed: () => string } {
  const { PATH = '', HOME = '' } = process.env;
  const given = { PATH, HOME, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...shopify, ...env };
  const child = spawn(process.execPath, [...process.execArgv, program], {
    env: given,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (it) => (text += it));
  return { child, printed: () => text };
}

async function ended(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const { child, printed } = launch(env);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, printed: printed() };
}

async function listening(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: String((server.address() as AddressInfo).port) };
}

describe('a start that cannot succeed says why in one sentence and exits with 1', () => {
  it.each([
    ['a variable that is not usable', { PORT: 'many' }, /^PORT is not usable/m],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgresql://chatty@127.0.0.1:9/chatty' },
      /^The database at 127.0.0.1:9 cannot be reached .*DATABASE_URL\.$/m,
    ],
    [
      'Redis that does not answer',
      { REDIS_URL: 'redis://127.0.0.1:9' },
      /^Redis at 127.0.0.1:9 cannot be reached: check REDIS_URL\.$/m,
    ],
    ['production without a secret', { NODE_ENV: 'production' }, /^APP_SECRET is missing/m],
  ])('for %s', async (_, env, sentence) => {
    const { code, printed } = await ended({ ...env });
    expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
  });

  it('for a port that is taken', async () => {
    const { server, port } = await listening();
    const { code, printed } = await ended({ PORT: port });
    server.close();
    expect(printed).toContain(`Port ${port} is taken`);
    expect(code).toBe(1);
  });
});

describe('a server', () => {
  it('says one line for each choice, ends on SIGTERM with 0, and finds its data again', async () => {
    for (let i = 0; i < 2; i += 1) {
      const { child, printed } = launch({});
      await expect.poll(printed, { timeout: 30_000 }).toMatch(/^Ready: /m);
      expect(printed()).toMatch(
        /^Database: the embedded PostgreSQL[^]*^Bus .*in this process[^]*^Assistant: the offline engine[^]*^Embeddings: the local/m,
      );
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
    }
  });
});
