import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Unreachable } from '../../../platform/problem.ts';
import { createShopifyFetch, shopDomainOf } from './shopify-fetch.ts';

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/away') response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    else response.end(JSON.stringify({ shop: request.headers['x-forwarded-host'], url: request.url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('with a simulator the request goes there and names the shop', async () => {
  const response = await createShopifyFetch(`${origin}/ignored`)('a.myshopify.com', '/admin/x?y=1');
  expect(await response.json()).toEqual({ shop: 'a.myshopify.com', url: '/admin/x?y=1' });
});

test('a far end that is silent, gone or leads elsewhere is unreachable', async () => {
  const ask = createShopifyFetch(origin);
  await expect(ask('a.myshopify.com', '/silent', { timeoutMs: 20 })).rejects.toThrow(
    new Unreachable('Shopify took too long to answer. Try again in a few minutes.'),
  );
  await expect(ask('a.myshopify.com', '/away')).rejects.toThrow(Unreachable);
  await expect(createShopifyFetch('http://127.0.0.1:1')('a.myshopify.com', '/')).rejects.toThrow(Unreachable);
});

test('only the permanent domain of a shop is ever asked', async () => {
  expect(shopDomainOf(' Demo-Store.myshopify.com ')).toBe('demo-store.myshopify.com');
  const others = [
    '',
    'evil.example',
    'a.myshopify.com.evil.example',
    'evil.example/a.myshopify.com',
    'a@b.myshopify.com',
    '-a.myshopify.com',
    'a.b.myshopify.com',
  ];
  for (const other of others) {
    expect(shopDomainOf(other)).toBeNull();
    await expect(createShopifyFetch()(other, '/')).rejects.toThrow('permanent domain');
  }
});
