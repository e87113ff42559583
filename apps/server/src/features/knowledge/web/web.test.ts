import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutgoing } from '../../../platform/http/outgoing.ts';
import { doScheduled } from '../../../test-kit/do-job.ts';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { retrieve } from '../search/retrieve.ts';

const patient = { timeout: 60_000, interval: 50 };
const page = (title: string, text: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><nav>Home Shop Cart</nav><main><h1>${title}</h1><h2>What</h2><p>${text}</p></main></body></html>`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const html =
  (text: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text);
const plain = (text: string, type = 'text/plain') => html(text, { 'content-type': type });
const moved =
  (to: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location: to }).end();

let w: TestServer;
let shop: TestShop;
let member: TestMember;
let site: Server;
let origin = '';
/** What the site has, by path; everything else is not there. */
let has: Record<string, Answer> = {};
let asked: { path: string; at: number; under: number; headers: IncomingMessage['headers'] }[] = [];
let under = 0;

beforeAll(async () => {
  w = await testServer();
  site = createServer((request, response) => {
    under += 1;
    asked.push({ path: request.url ?? '', at: performance.now(), under, headers: request.headers });
    response.on('close', () => (under -= 1));
    const answer = has[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  w.forgetLimits();
  shop = await w.shop();
  member = await shop.member();
  // Each test has a site of its own: what is known of the one before is of another host.
  site.close();
  site.closeAllConnections();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `https://127.0.0.1:${(site.address() as AddressInfo).port}`;
  has = {};
  asked = [];
});
afterAll(async () => {
  await w.close();
  site.closeAllConnections();
  site.close();
});

const add = async (path: string, kind: 'web' | 'sitemap' = 'web', by = member) =>
  (await by.api('POST /ai_assistant/web', { body: { id: newId(), address: origin + path, kind } })).data;
const open = async (id: string) => (await member.api('GET /ai_assistant/documents/:id', { params: { id } })).data;
const list = async () =>
  (await member.api('GET /ai_assistant/documents', { query: { kind: 'web', limit: 100 } })).data.documents;
const settled = async ({ id }: { id: string }) => {
  await vi.waitFor(async () => expect((await open(id)).document.state).toMatch(/ready|failed/), patient);
  return open(id);
};
const allSettled = () =>
  vi.waitFor(async () => {
    const all = await list();
    expect(all.every((it) => it.state === 'ready' || it.state === 'failed')).toBe(true);
    return all;
  }, patient);
const again = async ({ id }: { id: string }) => {
  await member.api('POST /ai_assistant/documents/:id/sync', { params: { id } });
  return settled({ id });
};
const found = async (text: string) => (await retrieve(shop.ctx, { text, limit: 5 })).hits.map((it) => it.passage);

describe('a page of the web', () => {
  it('is read without what surrounds it, under its own title, and quoted with its address', async () => {
    has['/skis'] = html(page('Ski care', 'Wax skis with beeswax before the first snow.'));
    const waiting = await add('/skis#top');
    await expect(add('/skis#end')).rejects.toMatchObject({ code: 'refused' });
    expect(waiting).toMatchObject({ kind: 'web', state: 'waiting', url: `${origin}/skis`, addedBy: member.id });
    const { document, passages } = await settled(waiting);
    expect(document).toMatchObject({ title: 'Ski care', state: 'ready', problem: null });
    expect(passages.map((it) => it.title)).toEqual(['Ski care › What']);
    expect(passages[0]?.text).toBe('Wax skis with beeswax before the first snow.');
    expect(await found('wax skis with beeswax')).toMatchObject([{ kind: 'web', url: `${origin}/skis` }]);
    expect(Date.parse(document.nextAt ?? '') - Date.parse(document.readAt ?? '')).toBeGreaterThan(23.9 * 3_600_000);
  });

  it('is asked whether it changed, and read anew only then; what changed is told', async () => {
    has['/skis'] = html(page('Ski care', 'Wax skis.'), {
      etag: '"1"',
      'last-modified': 'Mon, 02 Nov 2026 10:00:00 GMT',
    });
    const first = (await settled(await add('/skis'))).document;
    has['/skis'] = (request, response) => {
      expect(request.headers).toMatchObject({
        'if-none-match': '"1"',
        'if-modified-since': 'Mon, 02 Nov 2026 10:00:00 GMT',
      });
      response.writeHead(304).end();
    };
    const same = await again(first);
    expect(same.changes).toBeNull();
    expect(same.document.readAt).not.toBe(first.readAt);
    has['/skis'] = html(page('Ski care', 'Wax skis twice.'));
    expect((await again(first)).changes).toMatchObject({ changed: { count: 1, titles: ['Ski care › What'] } });
  });

  it('that cannot be had stays as it was known; one that is gone, or must not be read, is forgotten', async () => {
    has['/skis'] = html(page('Ski care', 'Wax skis.'));
    const { document } = await settled(await add('/skis'));
    has['/skis'] = (_, response) => response.writeHead(503).end();
    expect(await again(document)).toMatchObject({ document: { state: 'failed', problem: 'away', passages: 1 } });
    expect(await found('wax skis')).toHaveLength(1);
    delete has['/skis'];
    expect(await again(document)).toMatchObject({ document: { problem: 'gone', passages: 0, readAt: null } });
    expect(await found('wax skis')).toEqual([]);
    has['/skis'] = html(page('Ski care', 'Wax skis.'));
    expect(await again(document)).toMatchObject({ document: { state: 'ready', problem: null, passages: 1 } });
    has['/skis'] = html(page('Ski care', 'Wax skis.', '<meta name="robots" content="noindex">'));
    expect(await again(document)).toMatchObject({ document: { problem: 'not_allowed', passages: 0 } });
  });

  it('is told in one word why it was not read', async () => {
    has['/pdf'] = plain('%PDF-1.4', 'application/pdf');
    has['/large'] = html('x'.repeat(6 * 1024 * 1024));
    has['/empty'] = html('<title>Nothing</title>');
    has['/loop'] = moved('/loop');
    has['/inside'] = moved('http://169.254.169.254/latest/meta-data');
    has['/inside-again'] = moved('https://10.0.0.1/');
    has['/original'] = html(page('Original', 'One text.'));
    has['/copy'] = html(page('Original', 'One text.', `<link rel="canonical" href="${origin}/original">`));
    await settled(await add('/original'));
    const problems = { '/pdf': 'not_html', '/large': 'too_large', '/empty': 'no_text', '/loop': 'moved' };
    const more = { '/inside': 'private', '/inside-again': 'private', '/copy': 'same' };
    const added = await Promise.all(Object.keys({ ...problems, ...more }).map((path) => add(path)));
    for (const it of added) await settled(it);
    const told = (await list()).filter((it) => it.problem).map((it) => [it.url?.slice(origin.length), it.problem]);
    expect(Object.fromEntries(told)).toEqual({ ...problems, ...more });
  });

  it('follows redirects, and is the page that they lead to', async () => {
    has['/old'] = moved('/new');
    has['/new'] = html(page('New place', 'We moved.'));
    const { document, passages } = await settled(await add('/old'));
    expect(document).toMatchObject({ title: 'New place', state: 'ready' });
    expect(passages).toHaveLength(1);
    expect((await settled(await add('/new'))).document.problem).toBe('same');
  });

  it('speaks the charset that it says', async () => {
    has['/latin'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from(page('Grüße', 'Schöne Mäntel aus Köln.'), 'latin1'));
    expect((await settled(await add('/latin'))).document.title).toBe('Grüße');
  });
});

describe('a host', () => {
  it('is asked for nothing that its robots.txt forbids, one thing at a time, and not faster than it wants', async () => {
    has['/robots.txt'] = plain('User-agent: *\nDisallow: /private\nCrawl-delay: 1');
    for (const name of ['a', 'b', 'c']) has[`/${name}`] = html(page(name, `This is ${name}.`));
    has['/private/d'] = html(page('d', 'Nobody reads this.'));
    await Promise.all(['/a', '/b', '/c', '/private/d'].map((path) => add(path)));
    const all = await allSettled();
    expect(all.map((it) => it.problem).filter(Boolean)).toEqual(['not_allowed']);
    expect(asked.map((it) => it.path)).not.toContain('/private/d');
    expect(asked.filter((it) => it.path === '/robots.txt')).toHaveLength(1);
    expect(Math.max(...asked.map((it) => it.under))).toBe(1);
    const gaps = asked.slice(2).map((it, at) => it.at - (asked[at + 1]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(950);
    expect(asked[0]?.headers['user-agent']).toMatch(/^ChattyBot/);
  });

  it('whose robots.txt cannot be had is not asked for more', async () => {
    has['/robots.txt'] = (_, response) => response.writeHead(500).end();
    has['/a'] = html(page('a', 'This is a.'));
    expect((await settled(await add('/a'))).document.problem).toBe('away');
    expect(asked.map((it) => it.path)).not.toContain('/a');
  });

  it('of our own network is never spoken to', async () => {
    const strict = await testServer({ outgoing: createOutgoing() });
    const its = await (await strict.shop()).member();
    has['/a'] = html(page('a', 'Inside.'));
    const { id } = await add('/a', 'web', its);
    await vi.waitFor(async () => {
      const { data } = await its.api('GET /ai_assistant/documents/:id', { params: { id } });
      expect(data.document.problem).toBe('private');
    }, patient);
    expect(asked).toEqual([]);
    await strict.close();
  });
});

describe('a sitemap', () => {
  const sitemap = (...paths: string[]) =>
    plain(
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
        .map((it) => `<url><loc>${it.startsWith('/') ? origin + it : it}</loc></url>`)
        .join('')}</urlset>`,
      'application/xml',
    );

  it('brings the pages that it names, of its own host alone; new ones come and old ones go when it is read again', async () => {
    has['/sitemap.xml'] = plain(
      `<sitemapindex><sitemap><loc>${origin}/1.xml</loc></sitemap><sitemap><loc>${origin}/2.xml</loc></sitemap></sitemapindex>`,
      'text/xml',
    );
    has['/1.xml'] = sitemap('/a', '/b', 'https://elsewhere.example/c', 'file:///etc/passwd');
    has['/2.xml'] = sitemap('/b', '/c');
    for (const name of ['a', 'b', 'c', 'd']) has[`/${name}`] = html(page(`Page ${name}`, `This is ${name}.`));
    const { document } = await settled(await add('/sitemap.xml', 'sitemap'));
    expect(document).toMatchObject({ kind: 'sitemap', pages: 3, leftOut: 0, state: 'ready' });
    const titles = async () => (await allSettled()).filter((it) => it.kind === 'web').map((it) => it.title);
    expect(await titles()).toEqual(['Page a', 'Page b', 'Page c']);
    has['/2.xml'] = sitemap('/b', '/d');
    const { changes } = await again(document);
    expect(changes).toMatchObject({
      added: { count: 1, titles: [`${origin}/d`] },
      gone: { count: 1, titles: ['Page c'] },
    });
    expect(await titles()).toEqual(['Page a', 'Page b', 'Page d']);
    expect(await found('this is c')).not.toContainEqual(expect.objectContaining({ title: 'Page c › What' }));
    const params = { id: document.id };
    await member.api('DELETE /ai_assistant/documents/:id', { params });
    expect(await list()).toEqual([]);
    await member.api('POST /ai_assistant/documents/:id/restore', { params });
    expect(await titles()).toEqual(['Page a', 'Page b', 'Page d']);
  });

  it('brings as many pages as the plan has room for, and says how many it left out', async () => {
    has['/sitemap.xml'] = sitemap(...Array.from({ length: 30 }, (_, at) => `/p${at}`));
    has['/robots.txt'] = plain('User-agent: *\nDisallow: /p');
    await Promise.all(
      ['a.txt', 'b.txt'].map((name) =>
        member.api('POST /ai_assistant/files', { query: { name }, body: new Blob([name]) }),
      ),
    );
    const { document } = await settled(await add('/sitemap.xml', 'sitemap'));
    expect(document).toMatchObject({ pages: 18, leftOut: 12 });
    await expect(add('/one-more')).rejects.toMatchObject({ code: 'refused' });
  });

  it('may be packed, but not to become too large', async () => {
    has['/sitemap.xml.gz'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/gzip' })
        .end(gzipSync(`<urlset><url><loc>${origin}/a</loc></url></urlset>`));
    has['/bomb.xml.gz'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(Buffer.alloc(11 * 1024 * 1024)));
    expect((await settled(await add('/sitemap.xml.gz', 'sitemap'))).document).toMatchObject({ pages: 1 });
    expect((await settled(await add('/bomb.xml.gz', 'sitemap'))).document.problem).toBe('too_large');
  });

  it('that is none says so', async () => {
    has['/sitemap.xml'] = html(page('Not a sitemap', 'Hello.'));
    expect((await settled(await add('/sitemap.xml', 'sitemap'))).document.problem).toBe('no_sitemap');
  });
});

it('all addresses are read again when somebody asks, and by the clock once their time has come', async () => {
  has['/a'] = html(page('a', 'This is a.'));
  const { document } = await settled(await add('/a'));
  has['/a'] = html(page('a', 'This is a, later.'));
  await member.api('POST /ai_assistant/web/sync', {});
  await vi.waitFor(async () => expect((await open(document.id)).passages[0]?.text).toContain('later'), patient);
  has['/a'] = html(page('a', 'This is a, tomorrow.'));
  await shop.ctx.db
    .updateTable('documents')
    .set({ next_at: new Date(0) })
    .where('id', '=', document.id)
    .execute();
  await doScheduled(w.services, 'knowledge.crawl-old');
  await vi.waitFor(async () => expect((await open(document.id)).passages[0]?.text).toContain('tomorrow'), patient);
});
