import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { mountFrontends } from './frontends.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatty-frontends-'));
  const write = async (path: string, content: string | Buffer) => {
    const at = join(folder, path);
    await mkdir(join(at, '..'), { recursive: true });
    await writeFile(at, content);
  };
  await write('apps/admin/dist/index.html', '<head></head>');
  for (const name of ['service-worker.js', 'manifest.webmanifest', 'offline.html'])
    await write(`apps/admin/dist/${name}`, name);
  await write('apps/admin/dist/icons/icon.png', 'icon');
  await write('apps/admin/dist/assets/page-abcd1234.js', 'as it is');
  await write('apps/admin/dist/assets/page-abcd1234.js.br', brotliCompressSync('as it is'));
  await write('apps/admin/dist/assets/page-abcd1234.js.gz', gzipSync('as it is'));
  await write('apps/admin/dist/assets/first-paint.js', 'small');
  await write('apps/chatbox/dist/app.js', 'the chatbox');
  await write('extensions/chatbox/assets/app.js', 'of the extension');
  await write('extensions/chatbox/assets/loader.js', 'the loader');
  app = Fastify();
  await mountFrontends(app, readConfig({}), join(folder, 'apps'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a built file', () => {
  test('is sent as small as the browser can read it, with what it was before it was compressed', async () => {
    const encodings = { br: 'br, gzip', gzip: 'gzip', none: '' };
    const sent = await Promise.all(
      Object.values(encodings).map((it) => get('/assets/page-abcd1234.js', it ? { 'accept-encoding': it } : {})),
    );
    expect(sent.map((it) => it.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(new Set(sent.map((it) => it.headers['content-type']))).toEqual(
      new Set(['application/javascript; charset=utf-8']),
    );
    expect(sent[2]?.body).toBe('as it is');
    expect((await get('/assets/first-paint.js', { 'accept-encoding': 'br' })).body).toBe('small');
  });

  test('with a hash in its name is kept for a year, an icon for a day, and any other is asked for anew', async () => {
    const keptOf = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await keptOf('/assets/page-abcd1234.js')).toBe('public, max-age=31536000, immutable');
    expect(await keptOf('/icons/icon.png')).toBe('public, max-age=86400');
    expect(await keptOf('/assets/first-paint.js')).toBe('no-cache');
    const first = await get('/chatbox/app.js');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    const again = await get('/chatbox/app.js', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('of the chatbox goes before one of the same name in the theme extension', async () => {
    expect((await get('/chatbox/app.js')).body).toBe('the chatbox');
    expect((await get('/chatbox/loader.js')).body).toBe('the loader');
  });

  test('has one address: no other spelling, and not that of its folder', async () => {
    const body = async (name: string) => (await get(`/assets/${name}`)).body;
    expect(await body('page-abcd1234.js')).toBe('as it is');
    const others = [
      'PAGE-abcd1234.js',
      'page-abcd1234.js/',
      'page-abcd1234.js%2f',
      '..%2fassets%2fpage-abcd1234.js',
      '',
    ];
    for (const name of others) expect([name, await body(name)]).not.toEqual([name, 'as it is']);
  });
});
