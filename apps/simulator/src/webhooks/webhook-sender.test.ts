import '@shopify/shopify-api/adapters/node';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startForTest, testClient, type TestSimulator } from '../start-for-test.ts';

interface Delivery {
  request: IncomingMessage;
  body: string;
}

let world: TestSimulator;
let receiver: Server;
let deliveries: Delivery[];
let answers: number[];

beforeEach(async () => {
  deliveries = [];
  answers = [];
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push({ request, body: Buffer.concat(chunks).toString() });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  world = await startForTest({ appUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}` });
});
afterEach(async () => {
  await world.simulator.close();
  await new Promise((resolve) => receiver.close(resolve));
});

function changeStock(): Promise<Response> {
  const variant = world.simulator.store.firstShop.products[0]?.variants[0];
  return world.ask('/simulator/product', {
    method: 'POST',
    body: new URLSearchParams({ variant: String(variant?.id), stock: '7', price: '99.50' }),
  });
}

test("a changed product reaches the app signed as Shopify's library demands", async () => {
  const shopify = shopifyApi({
    apiKey: testClient.clientId,
    apiSecretKey: testClient.clientSecret,
    hostName: 'app.example',
    apiVersion: ApiVersion.July26,
    isEmbeddedApp: true,
    logger: { level: LogSeverity.Error },
  });
  await changeStock();
  await world.simulator.webhooks.idle();
  const [delivery] = deliveries;
  expect(delivery?.request.url).toBe('/hooks/shopify');
  const check = await shopify.webhooks.validate({ rawBody: delivery?.body ?? '', rawRequest: delivery?.request });
  expect(check).toMatchObject({
    valid: true,
    topic: 'PRODUCTS_UPDATE',
    domain: 'demo-store.myshopify.com',
    apiVersion: '2026-07',
  });
  const payload = JSON.parse(delivery?.body ?? '{}') as { variants: object[] };
  expect(payload.variants[0]).toMatchObject({ inventory_quantity: 7, price: '99.50' });
  const forged = await shopify.webhooks.validate({ rawBody: `${delivery?.body} `, rawRequest: delivery?.request });
  expect(forged).toMatchObject({ valid: false, reason: 'invalid_hmac' });
});

test('a refused webhook comes again with the same id until it is taken', async () => {
  answers = [500, 503];
  await changeStock();
  await world.simulator.webhooks.idle();
  expect(deliveries).toHaveLength(3);
  expect(new Set(deliveries.map(({ request }) => request.headers['x-shopify-webhook-id'])).size).toBe(1);
  expect(world.simulator.webhooks.sent[0]).toMatchObject({
    state: 'delivered',
    attempts: [{ outcome: '500' }, { outcome: '503' }, { outcome: '200' }],
  });
});

test('a webhook that is never taken is given up', async () => {
  answers = [500, 500, 500];
  await changeStock();
  await world.simulator.webhooks.idle();
  expect(world.simulator.webhooks.sent[0]?.state).toBe('given up');
});

test('in duplicate mode every webhook arrives twice with one id', async () => {
  world.simulator.webhooks.duplicate = true;
  await changeStock();
  await world.simulator.webhooks.idle();
  expect(deliveries).toHaveLength(2);
  expect(deliveries[0]?.request.headers['x-shopify-webhook-id']).toBe(
    deliveries[1]?.request.headers['x-shopify-webhook-id'],
  );
});

test('after an uninstall only the uninstall itself is told', async () => {
  await world.ask('/simulator/uninstall', { method: 'POST' });
  await changeStock();
  await world.simulator.webhooks.idle();
  expect(deliveries.map(({ request }) => request.headers['x-shopify-topic'])).toEqual(['app/uninstalled']);
});
