import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { app, mutation, theirs } from '../adapters/shopify/wire/testing/shopifys-verdict.ts';
import { readDelivery } from './read-delivery.ts';

const said = {
  topic: 'products/update',
  'shop-domain': 'a.myshopify.com',
  'api-version': '2026-07',
  'webhook-id': 'w1',
};

test('webhooks: our verdict is that of Shopify’s library, in both families of headers, whatever was changed on the way', async () => {
  const seen = { good: 0, unsigned: 0, incomplete: 0 };
  const family = fc.constantFrom('x-shopify', 'shopify');
  const left = fc.option(fc.constantFrom(...Object.keys(said)), { freq: 5 });
  const property = fc.asyncProperty(
    fc.oneof(fc.json(), fc.string({ unit: 'binary' })),
    fc.oneof(
      fc.constant((it: string) => it),
      mutation,
    ),
    fc.oneof(
      fc.constant((it: string) => it),
      mutation,
    ),
    family,
    left,
    fc.boolean(),
    async (text, changeBody, changeHmac, prefix, missing, mixed) => {
      const body = text.toWellFormed();
      const hmac = changeHmac(createHmac('sha256', app.clientSecret).update(body).digest('base64'));
      const sent = changeBody(body).toWellFormed();
      // A header is latin text without line ends or blanks around it.
      fc.pre(hmac === '' || /^[\x21-\x7e]+$/.test(hmac));
      const headers: Record<string, string> = { [`${prefix}-hmac-sha256`]: hmac };
      for (const [name, value] of Object.entries(said)) if (name !== missing) headers[`${prefix}-${name}`] = value;
      if (mixed && prefix === 'x-shopify') headers['shopify-topic'] = 'products/delete';
      const library = await theirs.webhooks.validate({
        rawBody: sent,
        rawRequest: { method: 'POST', url: '/', headers },
      });
      const ours = readDelivery(headers, Buffer.from(sent), app.clientSecret, new Date());
      const verdict = typeof ours === 'string' ? ours : 'good';
      seen[verdict] += 1;
      const reason = library.valid ? 'good' : library.reason === 'missing_headers' ? 'incomplete' : 'unsigned';
      expect(verdict).toBe(reason);
      if (typeof ours !== 'string')
        expect(ours).toMatchObject({ webhookId: 'w1', topic: 'products/update', body: sent });
    },
  );
  await fc.assert(property, { numRuns: 1500 });
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
});

test('beyond the library: a shop that is no shop, and a moment that is none, are not taken', () => {
  const body = Buffer.from('{}');
  const hmac = createHmac('sha256', app.clientSecret).update(body).digest('base64');
  const read = (changed: Record<string, string>) => {
    const all = Object.entries({ ...said, 'hmac-sha256': hmac, ...changed });
    return readDelivery(
      Object.fromEntries(all.map(([name, it]) => [`x-shopify-${name}`, it])),
      body,
      app.clientSecret,
      new Date(),
    );
  };
  expect(read({})).toMatchObject({ domain: 'a.myshopify.com' });
  expect(read({ 'shop-domain': 'evil.example' })).toBe('incomplete');
  expect(read({ 'triggered-at': 'yesterday' })).toBe('incomplete');
});
