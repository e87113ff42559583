import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../../../platform/http/answer.ts';
import { mountFrontends } from '../../../platform/http/frontends.ts';
import { mountHeaders } from '../../../platform/http/page-headers.ts';
import { rawRequest } from '../../../test-kit/hostile/raw-request.ts';
import { simulatedDomain, type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import { openDocument } from './opening.ts';

let store: SimulatedStore;
let app: FastifyInstance;
let folder: string;
let origin: string;

const page = '<!doctype html><html><head><title>Chatty</title></head><body></body></html>';
const built = {
  'admin/dist': ['index.html', 'service-worker.js', 'manifest.webmanifest', 'offline.html', 'secret.txt'],
  'admin/dist/assets': ['index-abcdefgh.js'],
  'admin/dist/icons': ['icon.png'],
  'chatbox/dist': ['chat.js'],
  'extensions/chatbox/assets': ['loader.js'],
};

beforeAll(async () => {
  store = await simulatedStore();
  folder = await mkdtemp(join(tmpdir(), 'chatty-pages-'));
  for (const [at, names] of Object.entries(built)) {
    const to = at.startsWith('extensions') ? join(folder, at) : join(folder, 'apps', at);
    await mkdir(to, { recursive: true });
    for (const it of names) await writeFile(join(to, it), it === 'index.html' ? page : `this is ${it}`);
  }
  app = Fastify({ routerOptions: { maxParamLength: 200 } });
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request.id);
    return reply.code(failure.status).send(failure.envelope);
  });
  mountHeaders(app, store.w.services.config);
  await mountFrontends(app, store.w.services.config, join(folder, 'apps'), (url, agent) =>
    openDocument(store.w.services, url, agent),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const files = [
  '/assets/index-abcdefgh.js',
  '/icons/icon.png',
  '/chatbox/chat.js',
  '/chatbox/loader.js',
  '/offline.html',
];

describe('a page or a file', () => {
  it('tells by HEAD what it would tell by GET, without its content', async () => {
    for (const url of ['/', '/inbox', '/faqs/new?x=1', ...files]) {
      const [whole, head] = [await rawRequest(origin, url), await rawRequest(origin, url, { method: 'HEAD' })];
      expect([url, whole.status, head.status, head.body]).toEqual([url, 200, 200, '']);
      for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy'])
        expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  it('that lies outside of what is served is not there, however its address is written', async () => {
    const up = ['..%5c..', '..%5c..%5csecret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', '..%255csecret.txt', '%00'];
    for (const folderOf of ['/icons/', '/assets/', '/chatbox/']) {
      for (const path of [...up, 'icon.png%00', '.%00.', '..%c0%af', 'a/../../secret.txt', '%5c%5cx%5cy', '']) {
        const { status, body } = await rawRequest(origin, folderOf + path);
        expect([400, 404], folderOf + path).toContain(status);
        expect(body).not.toContain('this is secret');
      }
    }
    for (const path of ['/api/docs/files/..%5c..', '/api/docs/files/%00', '/api/docs/files/swagger-ui.css%00']) {
      expect((await rawRequest(store.w.origin, path)).status).toBe(404);
    }
  });

  it('never fails on our side, whatever address and headers it is asked for by', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '..',
        '%5c',
        '%2f',
        '%00',
        '%',
        '//',
        '\\',
        '?',
        '#',
        '&',
        '=',
        'id_token',
        'shop',
        'embedded=1',
        'host',
      ),
      fc.constantFrom(
        'icons',
        'assets',
        'chatbox',
        'inbox',
        'icon.png',
        simulatedDomain,

        '%c3%28',
        '%ud800',
        ';',
        '@',
      ),
      fc.webPath(),
      fc.string({ unit: 'binary', maxLength: 12 }).map((it) => encodeURIComponent(it.toWellFormed())),
    );
    const address = fc
      .tuple(
        fc.constantFrom('/', '/icons/', '/assets/', '/chatbox/', '/inbox?', '/?'),
        fc.array(piece, { maxLength: 6 }),
      )
      .map(([start, more]) => start + more.join(''));
    const header = fc.dictionary(
      fc.constantFrom(
        'range',
        'if-match',
        'if-none-match',
        'if-modified-since',
        'if-range',
        'accept-encoding',
        'user-agent',
      ),
      fc.oneof(
        fc.constantFrom('bytes=0-0', 'bytes=9999-', 'bytes=-1', 'bytes=a-b,0-1', '*', '"x"', 'W/"x"', 'gzip;q=x', 'br'),
        fc.date({ noInvalidDate: true }).map((it) => it.toUTCString()),
      ),
      { maxKeys: 3 },
    );
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('page', 'server'),
        methods,
        address,
        header,
        async (at, method, url, headers) => {
          const { status } = await rawRequest(at === 'page' ? origin : store.w.origin, url, { method, headers });
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 600 },
    );
  });
});
