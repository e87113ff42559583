import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokens } from '../../platform/auth/access-token.ts';
import { type TestWorld, testWorld } from '../../test-kit/test-world.ts';

let w: TestWorld;
beforeAll(async () => {
  w = await testWorld();
});
afterAll(() => w.close());

const open = () => createApi({ origin: w.origin, token: async () => null });

/** A member with a password, outside the helpers: what a person types. */
async function withPassword() {
  const shop = await w.shop();
  const email = `${newId()}@shop.example`;
  const password = newId();
  const authId = await w.sessions.addPerson({ email, name: 'Tom', password });
  await w.world.db
    .insertInto('members')
    .values({ shop_id: shop.id, id: newId(), auth_id: authId, full_name: 'Tom', email, role: 'member' })
    .execute();
  return { shop, email, password };
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(w.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('signing in', () => {
  it('with the right password gives a session cookie that renews the access token', async () => {
    const { email, password } = await withPassword();
    const answer = await post('/client/api/sign-in', { email, password });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const renewed = await post('/client/api/token', {}, { cookie: cookie.split(';')[0] ?? '' });
    expect(await renewed.json()).toMatchObject({ success: true, data: { token: expect.any(String) } });
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await withPassword();
    const wrong = await (await post('/client/api/sign-in', { email, password: 'wrong' })).json();
    const unknown = await (
      await post('/client/api/sign-in', { email: 'nobody@shop.example', password: 'wrong' })
    ).json();
    expect({ ...wrong, reference: '' }).toEqual({ ...unknown, reference: '' });
  });

  it('refuses more than ten attempts a minute for one e-mail', async () => {
    const { email, password } = await withPassword();
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i += 1)
      codes.push((await (await post('/client/api/sign-in', { email, password: 'wrong' })).json()).code);
    expect(codes.at(-1)).toBe('too_many');
    const right = await (await post('/client/api/sign-in', { email, password })).json();
    expect(right.code).toBe('too_many');
  });

  it('by link works once', async () => {
    const { email } = await withPassword();
    const token = await w.sessions.makeLink(email);
    await open()('POST /client/api/sign-in/link', { body: { token } });
    await expect(open()('POST /client/api/sign-in/link', { body: { token } })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });

  it('renews nothing for a page of another site', async () => {
    const { email, password } = await withPassword();
    const cookie =
      (await post('/client/api/sign-in', { email, password })).headers.get('set-cookie')?.split(';')[0] ?? '';
    const answer = await post('/client/api/token', {}, { cookie, origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  it('ends at once for a member who is switched off, whatever token they hold', async () => {
    const shop = await w.shop();
    const member = await shop.member({ role: 'member' });
    await w.world.db.updateTable('members').set({ active: false }).where('id', '=', member.id).execute();
    await expect(member.api('GET /me')).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('an access token', () => {
  const secret = 'one secret that is long enough for tests';
  const at = new Date('2026-01-05T10:00:00Z');
  const claims = { type: 'visitor', shopId: newId(), contactId: newId() } as const;

  it('that is forged, unsigned, of another audience or expired is refused', async () => {
    const tokens = createTokens(secret, () => at);
    const { token } = await tokens.issue(claims);
    expect(await tokens.read(token)).toMatchObject(claims);
    const [head, body, signature] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const other = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('other')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));
    for (const bad of [none, `${head}.${body}.${signature?.slice(1)}A`, other, '', 'a.b.c']) {
      await expect(tokens.read(bad)).rejects.toMatchObject({ code: 'not_signed_in' });
    }
    const later = createTokens(secret, () => new Date(at.getTime() + 400 * 86_400_000));
    await expect(later.read(token)).rejects.toMatchObject({ code: 'session_expired' });
  });
});

describe('away mode', () => {
  it('is one’s own to switch, and an admin’s for everybody', async () => {
    const shop = await w.shop();
    const [admin, member] = [await shop.member(), await shop.member({ role: 'member' })];
    const { data } = await member.api('POST /members/update', { body: { id: member.id, enableAwayMode: true } });
    expect(data.enableAwayMode).toBe(true);
    await expect(
      member.api('POST /members/update', { body: { id: admin.id, enableAwayMode: true } }),
    ).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await admin.api('POST /members/update', { body: { id: member.id, enableAwayMode: false } });
    const { data: team } = await admin.api('GET /members');
    expect(team.map((it) => it.enableAwayMode)).toEqual([false, false]);
  });
});
