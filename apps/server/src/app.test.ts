import { allCalls } from '@chatty/contract/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from './platform/log.ts';
import { type TestServer, testServer } from './test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(w.origin + path, { headers });

describe('the server', () => {
  it('lives, is ready, and tells its figures', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ success: true });
    expect(await (await get('/readyz')).json()).toEqual({ success: true });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('chatty_http_seconds_bucket');
    expect(metrics).toContain('chatty_sockets 0');
  });

  it('describes every call of the contract', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> };
    const described = Object.values(document.paths).reduce((sum: number, it) => sum + Object.keys(it).length, 0);
    expect(described).toBe(Object.keys(allCalls).length);
    expect((await get('/api/docs')).status).toBe(200);
    expect((await get('/api/docs/files/swagger-ui-bundle.js')).status).toBe(200);
    expect((await get('/api/docs/files/package.json')).status).toBe(404);
  });

  it('sends the headers that keep its pages safe, and to what is no page only those that it needs', async () => {
    const document = (await get('/api/docs')).headers;
    expect(document.get('content-security-policy')).toContain("script-src 'self'");
    expect(document.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const { headers } = await get('/healthz');
    expect(headers.get('content-security-policy')).toBeNull();
    for (const answer of [document, headers]) {
      expect(answer.get('x-content-type-options')).toBe('nosniff');
      expect(answer.get('referrer-policy')).toBe('same-origin');
      expect(answer.get('x-powered-by')).toBeNull();
    }
  });

  it('lets the pages of a shop’s storefront use the visitors’ calls, and no other page', async () => {
    const { domain } = await w.shop();
    const allowed = async (path: string, origin: string) =>
      (await get(path, { origin })).headers.get('access-control-allow-origin');
    expect(await allowed('/client/api/conversations', `https://${domain}`)).toBe(`https://${domain}`);
    expect(await allowed('/api/faqs', `https://${domain}`)).toBeNull();
    expect(await allowed('/client/api/conversations', 'https://evil.example')).toBeNull();
    expect(await allowed('/client/api/conversations', 'null')).toBeNull();
  });

  it('answers what it does not know or understand in the same envelope as everything', async () => {
    const unknown = await (await get('/api/no-such-call')).json();
    expect(unknown).toMatchObject({ success: false, code: 'not_found', reference: expect.any(String) });
    const { token } = await (await w.shop()).member();
    const send = (body: string) =>
      fetch(`${w.origin}/api/faqs`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
      }).then((it) => it.json());
    expect(await send('{not json')).toMatchObject({ success: false, code: 'bad_input' });
    expect(await send('{}')).toMatchObject({
      success: false,
      code: 'bad_input',
      fields: { question: expect.any(String) },
    });
    expect(await send(JSON.stringify({ question: 'x'.repeat(300_000) }))).toMatchObject({
      code: 'too_large',
      error: 'This is too large. The limit is 256 KB.',
    });
    const undecodable = await fetch(`${w.origin}/api/faqs/%`);
    expect([undecodable.status, await undecodable.json()]).toEqual([
      400,
      expect.objectContaining({ success: false, code: 'bad_input' }),
    ]);
  });
});

describe('the log', () => {
  it('names request, shop and person of every answer, and nothing that was said', async () => {
    const lines: string[] = [];
    const logged = await testServer({
      log: createLog('info', { write: (line: string) => void lines.push(line) }),
    });
    const shop = await logged.shop();
    const member = await shop.member();
    await member.api('GET /faqs', { query: { search: 'a secret word' } });
    const answered = () => lines.map((it) => JSON.parse(it)).find((it) => it.route === '/api/faqs');
    await expect.poll(answered).toBeDefined();
    expect(answered()).toMatchObject({
      reqId: expect.any(String),
      shopId: shop.id,
      memberId: member.id,
      status: 200,
    });
    expect(lines.join()).not.toContain('a secret word');
    await logged.close();
  });
});
