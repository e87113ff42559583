import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotStart, readConfig } from '../../config.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

/** A server behind the proxies that it trusts, and which address it counts a call of a stranger under. */
async function behind(trusted: string, env: Record<string, string> = {}) {
  const counted: string[] = [];
  const lines: string[] = [];
  const w = await testServer({
    env: { TRUSTED_PROXIES: trusted, ...env },
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  });
  const { use } = w.services.limits;
  w.services.limits.use = (what, who, perMinute) => {
    counted.push(who);
    return use(what, who, perMinute);
  };
  const call = async (headers: Record<string, string>, from = '192.0.2.9') => {
    await w.app.inject({
      method: 'POST',
      url: '/client/api/verify',
      headers,
      payload: { token: 'x' },
      remoteAddress: from,
    });
    return counted.at(-1);
  };
  opened.push(w);
  return { w, call, lines };
}

const opened: TestServer[] = [];
afterAll(() => Promise.all(opened.map((it) => it.close())));

/** What a caller may write to be taken for somebody else. */
const forged = fc.record(
  {
    'x-forwarded-for': fc
      .array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('unknown', '', '127.0.0.1', '1.2.3.4:5')), { maxLength: 4 })
      .map((it) => it.join(', ')),
    forwarded: fc.ipV4().map((it) => `for=${it}`),
    'x-real-ip': fc.ipV4(),
    'x-forwarded-host': fc.domain(),
    'x-forwarded-proto': fc.constantFrom('http', 'https', 'javascript'),
  },
  { requiredKeys: [] },
);

describe('the address that a caller is counted under', () => {
  it('is the one that connected, whatever the caller says, where no proxy is trusted: in production too', async () => {
    const { call, lines } = await behind('', {
      NODE_ENV: 'production',
      APP_URL: 'https://chat.example.com',
      APP_SECRET: 'x'.repeat(32),
      EMBEDDED_DATABASE: 'true',
    });
    await fc.assert(
      fc.asyncProperty(forged, async (headers) => {
        expect(await call(headers)).toBe('192.0.2.9');
      }),
      { numRuns: 60 },
    );
    expect(lines.filter((it) => it.includes('TRUSTED_PROXIES'))).toHaveLength(1);
  });

  it('is what the one trusted proxy has appended, never what stood there before', async () => {
    const { call } = await behind('1');
    const addresses = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ unit: fc.constantFrom('x', '.', ' ') })));
    await fc.assert(
      fc.asyncProperty(forged, addresses, async (headers, before) => {
        const list = [...before, '198.51.100.7'].join(', ');
        expect(await call({ ...headers, 'x-forwarded-for': list })).toBe('198.51.100.7');
      }),
      { numRuns: 60 },
    );
    expect(await call({})).toBe('192.0.2.9');
    expect(await call({ 'x-forwarded-for': '203.0.113.1, unknown' })).toBe('192.0.2.9');
    expect(await call({ 'x-forwarded-for': '203.0.113.1, 198.51.100.7:4711' })).toBe('198.51.100.7');
    expect(await call({ 'x-forwarded-for': '[2001:db8:1:2:3::4]:4711' })).toBe('2001:db8:1:2::/64');
  });

  it('is believed of the proxies that were named, and of nobody else who connects', async () => {
    const { call } = await behind('10.0.0.0/8, 2001:db8:ffff::1');
    const headers = { 'x-forwarded-for': '203.0.113.1, 198.51.100.7, 10.0.0.2' };
    expect(await call(headers, '10.9.9.9')).toBe('198.51.100.7');
    expect(await call(headers, '::ffff:10.9.9.9')).toBe('198.51.100.7');
    expect(await call(headers, '2001:db8:ffff::1')).toBe('198.51.100.7');
    expect(await call(headers, '192.0.2.9')).toBe('192.0.2.9');
    expect(await call(headers, '2001:db8:ffff::2')).toBe('2001:db8:ffff::/64');
  });

  it('is the whole /64 of an IPv6 address, and an IPv4 address however it is written', async () => {
    const { w, call } = await behind('');
    const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(half, async (end) => {
        const address = `2001:db8:1:2:${end.map((it) => it.toString(16)).join(':')}`;
        expect(await call({}, address)).toBe('2001:db8:1:2::/64');
      }),
      { numRuns: 20 },
    );
    expect(await call({}, '2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(await call({}, '::ffff:192.0.2.9')).toBe('192.0.2.9');
    w.forgetLimits();
    const sending = Array.from({ length: 6 }, (_, at) =>
      w.app.inject({
        method: 'POST',
        url: '/client/api/sign-in/code',
        payload: { email: `${at}@x.example` },
        remoteAddress: `2001:db8:1:4::${at}`,
      }),
    );
    expect((await Promise.all(sending)).map((it) => it.statusCode).filter((it) => it === 429)).toHaveLength(1);
  });
});

it('no host or protocol that a caller forges comes into a link, a cookie or a redirect, proxy or not', async () => {
  for (const trusted of ['', '1']) {
    const { w } = await behind(trusted, { SHOPIFY_CLIENT_ID: 'app', SHOPIFY_CLIENT_SECRET: 'a secret' });
    const shop = await w.shop();
    const { email } = await shop.member();
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', host: 'evil.example' };
    const reset = await w.app.inject({
      method: 'POST',
      url: '/client/api/password/reset',
      headers,
      payload: { email },
    });
    expect(reset.statusCode).toBe(200);
    await expect.poll(() => w.mails.length).toBe(1);
    expect(w.mails[0]?.text).toContain(w.services.config.APP_URL);
    const link = await w.services.sessions.makeLink(email);
    const entered = await w.app.inject({
      method: 'POST',
      url: '/client/api/sign-in/link',
      headers,
      payload: { token: link },
    });
    expect(entered.cookies.length).toBeGreaterThan(0);
    expect(entered.cookies.some((it) => it.secure)).toBe(false);
    const consent = await w.app.inject({ url: `/auth?shop=${shop.domain}`, headers });
    expect(consent.statusCode).toBe(302);
    const told = [JSON.stringify(w.mails), entered.body, String(consent.headers.location)].join();
    expect(told).not.toContain('evil.example');
    const sessions = await w.services.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain('evil');
  }
});

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    [' 10.0.0.0/8,2001:db8::/32 ', ['10.0.0.0/8', '2001:db8::/32']],
  ])('%j', (given, read) => expect(readConfig({ TRUSTED_PROXIES: given }).TRUSTED_PROXIES).toEqual(read));

  it.each(['true', 'yes', '-1', '1.5', '10.0.0', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.internal', '10.0.0.1, x'])(
    '%s cannot be used, and the start says so',
    (given) => {
      expect(() => readConfig({ TRUSTED_PROXIES: given })).toThrow(CannotStart);
      expect(() => readConfig({ TRUSTED_PROXIES: given })).toThrow(/^TRUSTED_PROXIES is not usable/);
    },
  );
});
