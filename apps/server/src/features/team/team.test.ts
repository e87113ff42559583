import type { BetaFlag } from '@chatty/contract/shops';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { apiWith, mailedToken, mailTo, openBrowserOf, person } from '../../test-kit/people.ts';
import { type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { planChanged } from '../shops/index.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

/** A shop on a plan with ten seats and its owner. */
async function team(given: { plan?: string; beta?: Partial<Record<BetaFlag, boolean>> } = {}) {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const set = { plan: given.plan ?? 'pro', uat_features: JSON.stringify(given.beta ?? {}) };
  await w.services.db.updateTable('shops').set(set).where('id', '=', shop.id).execute();
  return { shop, owner: await shop.member({ owner: true, name: 'Robin Alder' }) };
}

const invitation = (given: { id?: string; email?: string; role?: 'admin' | 'member' } = {}) => ({
  id: given.id ?? newId(),
  email: given.email ?? `${newId()}@new.example`,
  fullName: 'Ida Berg',
  role: given.role ?? ('member' as const),
});

async function heldConversation(shop: TestShop, by: Awaited<ReturnType<TestShop['member']>>) {
  const params = { id: newId() };
  const visitor = await shop.visitor();
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  await by.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hello!' } });
  return { params, visitor };
}

describe('an invitation', () => {
  it('takes a seat, is mailed, and lets the person in once, with a password of their own', async () => {
    const { owner } = await team();
    const body = invitation({ role: 'admin' });
    const { data: invited } = await owner.api('POST /members/invite', { body });
    expect(invited).toMatchObject({ id: body.id, invited: true, active: true, role: 'admin', owner: false });
    expect((await owner.api('GET /members/seats')).data).toEqual({ used: 2, limit: 10 });
    const token = await mailedToken(w, body.email, /invites you to the team/);
    const answer = { purpose: 'invitation', token, password: `a good one ${newId()}`, fullName: 'Ida Berg-Lund' };
    const joined = await openBrowserOf(w).post('/client/api/password', answer);
    expect(joined).toMatchObject({ success: true, data: { next: 'home' } });
    const { data: me } = await apiWith(w, joined.data.token)('GET /me');
    expect(me.member).toMatchObject({ id: body.id, invited: false, fullName: 'Ida Berg-Lund' });
    expect((await openBrowserOf(w).post('/client/api/password', answer)).code).toBe('not_found');
  });

  it('made twice under one id is one invitation and one mail', async () => {
    const { owner } = await team();
    const body = invitation();
    await Promise.all([owner.api('POST /members/invite', { body }), owner.api('POST /members/invite', { body })]);
    await mailTo(w, body.email, /invites you/);
    expect((await owner.api('GET /members')).data).toHaveLength(2);
    expect(w.mails.filter((it) => it.to === body.email)).toHaveLength(1);
  });

  it('mailed again ends the older link', async () => {
    const { owner } = await team();
    const body = invitation();
    await owner.api('POST /members/invite', { body });
    const older = await mailedToken(w, body.email, /invites you/);
    await owner.api('POST /members/:id/invite-again', { params: { id: body.id } });
    await expect.poll(() => w.mails.filter((it) => it.to === body.email).length, { timeout: 20_000 }).toBe(2);
    const newer = await mailedToken(w, body.email, /invites you/);
    const read = (token: string) => openBrowserOf(w).post('/client/api/links/read', { purpose: 'invitation', token });
    expect((await read(older)).success).toBe(false);
    expect((await read(newer)).data).toEqual({ email: body.email, shopName: 'Test shop', fullName: body.fullName });
  });

  it('is mailed again neither to who has come nor to who has no seat', async () => {
    const { shop, owner } = await team();
    const [come, body] = [await shop.member({ role: 'member' }), invitation()];
    await owner.api('POST /members/invite', { body });
    await owner.api('PUT /members/:id', { params: { id: body.id }, body: { active: false } });
    for (const id of [come.id, body.id]) {
      const again = owner.api('POST /members/:id/invite-again', { params: { id } });
      await expect(again).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  it('of somebody who has an account lets them join by the link alone, and the password stays theirs', async () => {
    const { shop, owner } = await team();
    const known = await person(w, [await w.shop()]);
    await owner.api('POST /members/invite', { body: invitation({ email: known.email.toUpperCase() }) });
    const mail = await mailTo(w, known.email, /invites you/);
    expect(mail.text).toContain('/verify?token=');
    const token = await mailedToken(w, known.email, /invites you/);
    expect(await openBrowserOf(w).post('/client/api/verify', { token })).toMatchObject({
      data: { email: known.email },
    });
    const row = await w.services.db
      .selectFrom('members')
      .select('invited')
      .where('shop_id', '=', shop.id)
      .where('auth_id', '=', known.authId)
      .executeTakeFirst();
    expect(row?.invited).toBe(false);
  });

  it('to a full plan is refused, naming the plan and what to do; so is one to somebody who is there', async () => {
    const { owner } = await team({ plan: 'free' });
    const full = { code: 'conflict', message: expect.stringMatching(/Free plan.*choose a plan with more seats/) };
    await expect(owner.api('POST /members/invite', { body: invitation() })).rejects.toMatchObject(full);
    const other = await team();
    const body = invitation({ email: other.owner.email });
    const known = { code: 'conflict', fields: { email: expect.stringContaining('on your team already') } };
    await expect(other.owner.api('POST /members/invite', { body })).rejects.toMatchObject(known);
  });

  it('is no member’s to make', async () => {
    const { shop } = await team();
    const member = await shop.member({ role: 'member' });
    const body = invitation();
    await expect(member.api('POST /members/invite', { body })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(member.api('GET /members/seats')).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('the owner', () => {
  it('cannot be demoted, deactivated or removed by another admin; nor can an admin take away their own access', async () => {
    const { shop, owner } = await team();
    const admin = await shop.member();
    const conflict = { code: 'conflict' };
    for (const id of [owner.id, admin.id]) {
      const params = { id };
      await expect(admin.api('PUT /members/:id', { params, body: { role: 'member' } })).rejects.toMatchObject(conflict);
      await expect(admin.api('PUT /members/:id', { params, body: { active: false } })).rejects.toMatchObject(conflict);
      await expect(admin.api('DELETE /members/:id', { params })).rejects.toMatchObject(conflict);
    }
    const { data } = await admin.api('GET /members/:id', { params: { id: owner.id } });
    expect(data).toMatchObject({ owner: true, role: 'admin', active: true });
  });

  it('passes the shop on only where that is tried, only themself, and stays as a member', async () => {
    const { shop, owner } = await team({ beta: { transferAdmin: true } });
    const [admin, next] = [await shop.member(), await shop.member({ role: 'member' })];
    const params = { id: next.id };
    await expect(admin.api('POST /members/:id/transfer-admin', { params })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const { data } = await owner.api('POST /members/:id/transfer-admin', { params });
    expect(data).toMatchObject({ id: next.id, owner: true, role: 'admin' });
    const { data: before } = await admin.api('GET /members/:id', { params: { id: owner.id } });
    expect(before).toMatchObject({ owner: false, role: 'member', active: true });
    // The token that still called them an admin is to be renewed.
    await expect(owner.api('GET /me')).rejects.toMatchObject({ code: 'session_expired' });
    const without = await team();
    const somebody = await without.shop.member();
    await expect(
      without.owner.api('POST /members/:id/transfer-admin', { params: { id: somebody.id } }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('a member who is removed or deactivated', () => {
  it.each(['removed', 'deactivated'])(
    '(%s) is out at once: token, socket, push messages, conversations',
    async (how) => {
      const { shop, owner } = await team();
      const member = await shop.member({ role: 'member' });
      const { params } = await heldConversation(shop, member);
      const token = { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'x' } };
      const body = { memberId: member.id, token, isPwa: false };
      await member.api('POST /members/switch-push-token', { body });
      const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
      const frames: string[] = [];
      socket.onmessage = (frame) => frames.push(String(frame.data));
      socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
      await expect.poll(() => frames.join()).toContain('"ready"');
      const closed = new Promise((resolve) => {
        socket.onclose = resolve;
      });
      const at = { params: { id: member.id } };
      if (how === 'removed') await owner.api('DELETE /members/:id', at);
      else await owner.api('PUT /members/:id', { ...at, body: { active: false } });
      await closed;
      await expect(member.api('GET /me')).rejects.toMatchObject({ code: 'not_signed_in' });
      const left = await w.services.db
        .selectFrom('push_tokens')
        .where('member_id', '=', member.id)
        .selectAll()
        .execute();
      expect(left).toEqual([]);
      const { data: conversation } = await owner.api('GET /conversations/:id', { params });
      expect(conversation).toMatchObject({ handler: 'waiting', assigneeId: null });
      const { data: thread } = await owner.api('GET /conversations/:id/messages', { params });
      expect(thread.messages.some((it) => it.text === 'Hello!' && it.name === member.name)).toBe(true);
    },
  );

  it('is told to the team, and their waiting visitors reach it', async () => {
    const { shop, owner } = await team();
    const member = await shop.member({ role: 'member' });
    const [params, visitor] = [{ id: newId() }, await shop.visitor()];
    await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params });
    await mailTo(w, owner.email, /is waiting for a reply/);
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hello!' } });
    const more = { params, body: { id: newId(), text: 'Are you still there?' } };
    await visitor.api('POST /client/api/conversations/:id/messages', more);
    w.mails.length = 0;
    // The team had a mail about this conversation when it began; the next one may go out now.
    w.setTime(new Date(Date.now() + 11 * 60_000).toISOString());
    const admin = await shop.member();
    await admin.api('DELETE /members/:id', { params: { id: member.id } });
    await mailTo(w, owner.email, /is waiting for a reply/);
    const events = await w.services.db.selectFrom('events').selectAll().where('shop_id', '=', shop.id).execute();
    expect(events.find((it) => it.type === 'member.removed')?.payload).toEqual({ id: member.id });
  });
});

describe('a plan with fewer seats', () => {
  it('with one leaves only the owner active; the others become inactive members', async () => {
    const { shop, owner } = await team();
    const [admin, member] = [await shop.member(), await shop.member({ role: 'member' })];
    await w.services.db.updateTable('shops').set({ plan: 'free' }).where('id', '=', shop.id).execute();
    await changePlan(shop);
    const { data } = await owner.api('GET /members');
    const seats = Object.fromEntries(data.map((it) => [it.id, [it.role, it.active]]));
    expect(seats).toEqual({
      [owner.id]: ['admin', true],
      [admin.id]: ['member', false],
      [member.id]: ['member', false],
    });
    await expect(admin.api('GET /me')).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('keeps admins before members, and those who were there longer', async () => {
    const { shop, owner } = await team();
    const [older, younger, admin] = [
      await shop.member({ role: 'member' }),
      await shop.member({ role: 'member' }),
      await shop.member(),
    ];
    await w.services.db.updateTable('shops').set({ plan: 'basic' }).where('id', '=', shop.id).execute();
    await changePlan(shop);
    const active = (await owner.api('GET /members')).data.filter((it) => it.active).map((it) => it.id);
    expect(new Set(active)).toEqual(new Set([owner.id, admin.id, older.id]));
    expect(active).not.toContain(younger.id);
  });
});

describe('a change of e-mail', () => {
  const body = () => ({ email: `${newId()}@elsewhere.example` });

  it('counts once the link to the new address was opened, and only where it is tried', async () => {
    const { shop, owner } = await team({ beta: { changeEmail: true } });
    const member = await shop.member({ role: 'member' });
    const wanted = body();
    await owner.api('POST /members/:id/change-email', { params: { id: member.id }, body: wanted });
    const token = await mailedToken(w, wanted.email, /Confirm your new email/);
    expect((await member.api('GET /me')).data.member.email).toBe(member.email);
    await openBrowserOf(w).post('/client/api/verify', { token });
    const { data } = await owner.api('GET /members/:id', { params: { id: member.id } });
    expect(data.email).toBe(wanted.email);
    const without = await team();
    const params = { id: without.owner.id };
    await expect(without.owner.api('POST /members/:id/change-email', { params, body: body() })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('gives no admin another shop’s account, nor the owner’s', async () => {
    const { shop, owner } = await team({ beta: { changeEmail: true } });
    const admin = await shop.member();
    const shared = await person(w, [shop, await w.shop()]);
    const id = (await admin.api('GET /members')).data.find((it) => it.authId === shared.authId)?.id ?? '';
    for (const params of [{ id }, { id: owner.id }]) {
      await expect(admin.api('POST /members/:id/change-email', { params, body: body() })).rejects.toMatchObject({
        code: 'not_allowed',
      });
    }
  });
});

const changePlan = (shop: TestShop) => transaction(shop.ctx, (tx) => tx.raise(planChanged, {}));
