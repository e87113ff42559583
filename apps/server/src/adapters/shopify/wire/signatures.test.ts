import '@shopify/shopify-api/adapters/node';
import { createHmac } from 'node:crypto';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { isProxySigned, isWebhookSigned, proxySignature } from './hmac.ts';
import { readIdToken } from './id-token.ts';

const app = { clientId: 'the-client-id', clientSecret: 'the secret of an app in tests' };
const theirs = shopifyApi({
  apiKey: app.clientId,
  apiSecretKey: app.clientSecret,
  hostName: 'app.example',
  apiVersion: ApiVersion.July26,
  isEmbeddedApp: true,
  logger: { level: LogSeverity.Error, log: () => {} },
});

/** Changes one place of a text, or nothing. */
const mutation = fc.oneof(
  fc.constant((text: string) => text),
  fc.tuple(fc.nat(500), fc.string({ minLength: 0, maxLength: 2 })).map(([at, piece]) => (text: string) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + piece + text.slice(place + 1);
  }),
);

test('webhooks: our verdict is that of Shopify’s library, whatever was changed on the way', async () => {
  const headers = (hmac: string) => ({
    'X-Shopify-Hmac-Sha256': hmac,
    'X-Shopify-Topic': 'products/update',
    'X-Shopify-Shop-Domain': 'a.myshopify.com',
    'X-Shopify-API-Version': '2026-07',
    'X-Shopify-Webhook-Id': 'w1',
  });
  const verdicts = new Set<boolean>();
  const property = fc.asyncProperty(fc.json(), mutation, mutation, async (body, changeBody, changeHmac) => {
    const hmac = changeHmac(createHmac('sha256', app.clientSecret).update(body).digest('base64'));
    const sent = changeBody(body);
    // A header is latin text without line ends, and an empty body is refused before its signature is looked at.
    fc.pre(/^[\x21-\x7e]+$/.test(hmac) && sent !== '' && sent.isWellFormed());
    const result = await theirs.webhooks.validate({
      rawBody: sent,
      rawRequest: { method: 'POST', url: '/hooks/shopify', headers: headers(hmac) },
    });
    const ours = isWebhookSigned(Buffer.from(sent), hmac, app.clientSecret);
    verdicts.add(ours);
    expect(ours).toBe(result.valid);
  });
  await fc.assert(property, { numRuns: 300 });
  expect(verdicts.size).toBe(2);
});

test('app proxy: our verdict is that of Shopify’s library, with repeated, missing and altered parameters', async () => {
  const name = fc.constantFrom(
    'shop',
    'path_prefix',
    'timestamp',
    'logged_in_customer_id',
    'extra',
    'Extra',
    'extra1',
    'hmac',
  );
  const verdicts = new Set<boolean>();
  const property = fc.asyncProperty(
    fc.array(fc.tuple(name, fc.string({ maxLength: 12 })), { maxLength: 4 }),
    fc.integer({ min: -120, max: 120 }),
    mutation,
    async (extra, age, change) => {
      const now = new Date();
      const query = new URLSearchParams({
        shop: 'a.myshopify.com',
        timestamp: String(Math.trunc(Date.now() / 1000) - age),
      });
      for (const [key, value] of extra) query.append(key, value);
      query.set('signature', proxySignature(query, app.clientSecret));
      const sent = new URLSearchParams(change(query.toString()));
      // One second of clock between the two verdicts must not decide.
      fc.pre(Math.abs(Math.abs(age) - 90) > 2);
      const result = await theirs.utils.validateHmac(sent as never, { signator: 'appProxy' }).catch(() => false);
      const ours = isProxySigned(sent, app.clientSecret, now);
      verdicts.add(ours);
      expect(ours).toBe(result);
    },
  );
  await fc.assert(property, { numRuns: 500 });
  expect(verdicts.size).toBe(2);
});

test('id tokens: we accept nothing that Shopify’s library refuses, and demand one shop besides', async () => {
  const second = () => Math.trunc(Date.now() / 1000);
  const verdicts = new Set<boolean>();
  const property = fc.asyncProperty(
    fc.record({
      aud: fc.constantFrom<string | string[]>(app.clientId, app.clientId, app.clientId, 'another-app', [app.clientId]),
      iss: fc.constantFrom('a.myshopify.com', 'a.myshopify.com', 'a.myshopify.com', 'b.myshopify.com'),
      dest: fc.constantFrom('a.myshopify.com', 'a.myshopify.com', 'a.myshopify.com', 'a.myshopify.com.evil.example'),
      exp: fc.constantFrom(60, 60, 60, -5, -30),
      nbf: fc.constantFrom(0, 0, 0, 5, 30),
      secret: fc.constantFrom(app.clientSecret, app.clientSecret, app.clientSecret, 'another secret of another app'),
      alg: fc.constantFrom('HS256', 'HS256', 'HS256', 'HS512'),
    }),
    mutation,
    async ({ aud, iss, dest, exp, nbf, secret, alg }, change) => {
      const made = await new SignJWT({ iss: `https://${iss}/admin`, dest: `https://${dest}`, sub: '42', aud })
        .setProtectedHeader({ alg })
        .setExpirationTime(second() + exp)
        .setNotBefore(second() + nbf)
        .sign(new TextEncoder().encode(secret));
      const token = change(made);
      const ours = await readIdToken(token, app, new Date());
      const library = await theirs.session.decodeSessionToken(token).catch(() => null);
      verdicts.add(ours !== null);
      expect(ours !== null).toBe(library !== null && iss === dest);
      if (ours) expect(ours).toEqual({ shop: 'a.myshopify.com', userId: '42' });
    },
  );
  await fc.assert(property, { numRuns: 500 });
  expect(verdicts.size).toBe(2);
});
