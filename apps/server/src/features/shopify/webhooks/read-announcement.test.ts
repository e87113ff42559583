import { Readable } from 'node:stream';
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { app, mutation, theirs } from '../../../adapters/shopify/wire/testing/shopifys-verdict.ts';
import { hearBody } from '../../../hooks/hear-body.ts';
import type { WebhookDelivery } from '../../../hooks/vendor.ts';
import { readAnnouncement } from './read-announcement.ts';

/** The whole way of a webhook, its body in two pieces. */
async function readDelivery(
  headers: Record<string, string>,
  body: Buffer,
): Promise<WebhookDelivery | 'unsigned' | 'incomplete'> {
  const announcement = readAnnouncement(headers, app.clientSecret, new Date());
  if (!announcement) return 'unsigned';
  const half = Math.trunc(body.length / 2);
  const pieces = Readable.from([body.subarray(0, half), body.subarray(half)]);
  const share = { add: () => {}, secure: () => {}, release: () => {} };
  const text = await hearBody(pieces, announcement.judge, share);
  if (text === null) return 'unsigned';
  const [delivery] = announcement.identify(null) ?? [];
  return delivery ? { ...delivery, body: text } : 'incomplete';
}

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
      const ours = await readDelivery(headers, Buffer.from(sent));
      const verdict = typeof ours === 'string' ? ours : 'good';
      seen[verdict] += 1;
      const reason = library.valid ? 'good' : library.reason === 'missing_headers' ? 'incomplete' : 'unsigned';
      expect(verdict).toBe(reason);
      if (typeof ours !== 'string') expect(ours).toMatchObject({ id: 'w1', topic: 'products/update', body: sent });
    },
  );
  await fc.assert(property, { numRuns: 1500 });
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
});

test('beyond the library: a shop that is no shop, a moment that is none and a name without end are not taken', async () => {
  const body = Buffer.from('{}');
  const hmac = createHmac('sha256', app.clientSecret).update(body).digest('base64');
  const read = (changed: Record<string, string>) => {
    const all = Object.entries({ ...said, 'hmac-sha256': hmac, ...changed });
    return readDelivery(Object.fromEntries(all.map(([name, it]) => [`x-shopify-${name}`, it])), body);
  };
  expect(await read({})).toMatchObject({ account: 'a.myshopify.com' });
  expect(await read({ 'shop-domain': 'evil.example' })).toBe('incomplete');
  for (const moment of ['yesterday', '+275760-09-13T00:00:00Z', '-200000-01-01T00:00:00Z'])
    expect(await read({ 'triggered-at': moment })).toBe('incomplete');
  expect(await read({ 'webhook-id': 'w'.repeat(3_000) })).toBe('incomplete');
});
