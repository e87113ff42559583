import fc from 'fast-check';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { adminSignature, isAdminQuerySigned, isProxySigned, proxySignature } from './hmac.ts';
import { readIdToken } from './id-token.ts';
import { app, mutation, theirs } from './testing/shopifys-verdict.ts';

const second = () => Math.trunc(Date.now() / 1000);
const name = fc.constantFrom(
  'shop',
  'path_prefix',
  'timestamp',
  'state',
  'code',
  'extra',
  'Extra',
  'extra1',
  'hmac',
  'é',
);
const age = fc.oneof(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -120, max: 120 }));

/** Two verdicts on each of many queries: what Shopify's library says and what we say. Answers how often we said yes. */
async function judge(
  runs: number,
  parameter: 'hmac' | 'signature',
  sign: (query: URLSearchParams) => string,
  ours: (query: URLSearchParams) => boolean,
): Promise<number> {
  let accepted = 0;
  const extra = fc.array(fc.tuple(name, fc.string({ maxLength: 12, unit: 'binary' })), { maxLength: 4 });
  const property = fc.asyncProperty(extra, age, mutation, async (others, old, change) => {
    // A second of clock between the two verdicts must not decide.
    fc.pre(Math.abs(Math.abs(old) - 90) > 3);
    const query = new URLSearchParams({ shop: 'a.myshopify.com', timestamp: String(second() - old) });
    for (const [key, value] of others) query.append(key, value.toWellFormed());
    query.set(parameter, sign(query));
    const sent = new URLSearchParams(change(query.toString()));
    const signator = parameter === 'hmac' ? 'admin' : 'appProxy';
    const library = await theirs.utils.validateHmac(sent as never, { signator }).catch(() => false);
    const own = ours(sent);
    if (own) accepted += 1;
    expect(own).toBe(library);
  });
  await fc.assert(property, { numRuns: runs });
  return accepted;
}

test('app proxy: our verdict is that of Shopify’s library, with repeated, missing and altered parameters', async () => {
  const accepted = await judge(
    1500,
    'signature',
    (query) => proxySignature(query, app.clientSecret),
    (query) => isProxySigned(query, app.clientSecret, new Date()),
  );
  expect(accepted).toBeGreaterThan(100);
});

test('the admin’s queries: our verdict is that of Shopify’s library', async () => {
  const accepted = await judge(
    1500,
    'hmac',
    (query) => adminSignature(query, app.clientSecret),
    (query) => isAdminQuerySigned(query, app.clientSecret, new Date()),
  );
  expect(accepted).toBeGreaterThan(100);
});

/**
 * Where we are stricter than the library: a shop of Shopify's is both issuer and destination, and a signature holds nothing but its
 * alphabet (RFC 7515, section 2), where the library's own version of jose leaves out what it does not know, and takes the plus and
 * the slash of another alphabet for the minus and the underscore of this one.
 */
const mayDiffer = (claimed: { iss: string; dest: string }, token: string) =>
  claimed.iss !== claimed.dest ||
  !claimed.dest.endsWith('.myshopify.com') ||
  /[^\w=\s-]/.test(token.split('.')[2] ?? '') ||
  /[^\x00-\x7f]/.test(token);

test('id tokens: we accept nothing that Shopify’s library refuses, and demand one shop besides', async () => {
  const verdicts = { ours: 0, theirs: 0 };
  const mostly = <T>(usual: T, ...others: T[]) =>
    fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
  const claims = fc.record({
    aud: mostly<string | string[]>(app.clientId, 'another-app', [app.clientId], ''),
    iss: mostly('a.myshopify.com', 'b.myshopify.com', 'a.myshopify.com.evil.example'),
    dest: mostly('a.myshopify.com', 'a.myshopify.com.evil.example', 'b.myshopify.com'),
    exp: mostly(60, -5, -30, 0),
    nbf: mostly(0, 5, 30),
    secret: mostly(app.clientSecret, 'another secret of another app'),
    alg: mostly('HS256', 'HS512'),
  });
  const property = fc.asyncProperty(claims, mutation, async (claimed, change) => {
    const made = await new SignJWT({
      iss: `https://${claimed.iss}/admin`,
      dest: `https://${claimed.dest}`,
      sub: '42',
      aud: claimed.aud,
    })
      .setProtectedHeader({ alg: claimed.alg })
      .setExpirationTime(second() + claimed.exp)
      .setNotBefore(second() + claimed.nbf)
      .sign(new TextEncoder().encode(claimed.secret));
    const token = change(made);
    const ours = await readIdToken(token, app, new Date());
    const library = await theirs.session.decodeSessionToken(token).catch(() => null);
    if (ours) verdicts.ours += 1;
    if (library) verdicts.theirs += 1;
    if (ours) expect(library).not.toBeNull();
    if (library && !mayDiffer(claimed, token)) expect(ours).toEqual({ shop: claimed.dest, userId: '42' });
    if (claimed.iss !== claimed.dest) expect(ours).toBeNull();
  });
  await fc.assert(property, { numRuns: 1500 });
  expect(verdicts.ours).toBeGreaterThan(100);
  expect(verdicts.theirs).toBeGreaterThan(verdicts.ours);
});
