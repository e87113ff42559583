import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { joinFromStore } from '../staff-entry/join-from-store.ts';
import type { StorePerson } from '../staff-entry/store-person.ts';
import { doScheduled } from '../../../test-kit/do-job.ts';
import { askForSeat, readSeatAnswer } from './ask-for-seat.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => {
  w.mails.length = 0;
  w.forgetLimits();
});
afterAll(() => w.close());

let number = 0;
const person = (it: Partial<StorePerson> = {}): StorePerson => {
  number += 1;
  return { userId: `5${number}`, fullName: 'Mei Tanaka', email: `${newId()}@x.example`, accountOwner: false, ...it };
};

/** A shop on a plan of three seats with its owner and a colleague. */
async function team() {
  const shop = await w.shop();
  await w.services.db.updateTable('shops').set({ plan: 'basic' }).where('id', '=', shop.id).execute();
  const owner = await shop.member({ name: 'Robin Alder', owner: true });
  const colleague = await shop.member({ role: 'member', name: 'Maya Lind' });
  return { shop, owner, colleague };
}

/** Opens the app as the hook does: in, or asking. */
const open = async (shop: TestShop, it: StorePerson) =>
  (await joinFromStore(shop.ctx, it)) ?? (await askForSeat(shop.ctx, it));
const rows = (shop: TestShop) =>
  w.services.db.selectFrom('members').selectAll().where('shop_id', '=', shop.id).execute();
const events = async (shop: TestShop) =>
  (await w.services.db.selectFrom('events').selectAll().where('shop_id', '=', shop.id).orderBy('n').execute()).filter(
    (one) => one.type.startsWith('seat-request.'),
  );
const requests = async (it: Awaited<ReturnType<typeof team>>) =>
  (await it.owner.api('GET /members/seat-requests')).data;
const waiting = { next: 'seat-request', state: 'waiting', shopName: 'Test shop', ownerName: 'Robin Alder' };

describe('somebody of the store’s staff who opens the app', () => {
  it('takes no seat and no account unasked: the admins are told once, however often they open it', async () => {
    const it = await team();
    const mei = person();
    await it.shop.member({ role: 'admin', name: 'Ada Berg' });
    expect(await open(it.shop, mei)).toEqual(waiting);
    expect(await Promise.all([open(it.shop, mei), open(it.shop, mei)])).toEqual([waiting, waiting]);
    expect(await rows(it.shop)).toHaveLength(3);
    expect(await w.services.sessions.findPerson(mei.email ?? '')).toBeNull();
    expect(await requests(it)).toMatchObject([{ fullName: 'Mei Tanaka', email: mei.email }]);
    await expect.poll(() => w.mails.length, { timeout: 10_000 }).toBe(2);
    expect(w.mails.map((one) => one.to)).toContain(it.owner.email);
    expect(w.mails[0]).toMatchObject({ subject: 'Mei Tanaka asks for a seat on the Test shop team' });
    expect(w.mails[0]?.text).toContain('/settings/team-members');
    expect(await events(it.shop)).toHaveLength(1);
  });

  it('is mailed to each admin once, also when the mail to one of them fails at first', async () => {
    const it = await team();
    await it.shop.member({ role: 'admin', name: 'Ada Berg' });
    await it.shop.member({ role: 'admin', name: 'Ida Berg' });
    const { mailer } = w.services;
    const sent: string[] = [];
    let tries = 0;
    const send = async (mail: { to: string }) => {
      tries += 1;
      if (tries === 3) throw new Error('The mail server hung up');
      sent.push(mail.to);
    };
    w.services.mailer = { send };
    await open(it.shop, person());
    await expect
      .poll(() => new Set(sent).size, { timeout: 20_000 })
      .toBe(3)
      .finally(() => {
        w.services.mailer = mailer;
      });
    expect(sent).toHaveLength(3);
  });

  it('comes in with a seat once an admin approves, who stands in the event log', async () => {
    const it = await team();
    const mei = person();
    await open(it.shop, mei);
    const [asked] = await requests(it);
    const params = { id: asked?.id ?? '' };
    const { data } = await it.owner.api('POST /members/seat-requests/:id/approve', { params });
    expect(data).toMatchObject({ fullName: 'Mei Tanaka', email: mei.email, role: 'member', active: true });
    expect(await open(it.shop, mei)).toMatchObject({ id: data.id, invited: false, role: 'member' });
    expect(await requests(it)).toEqual([]);
    const told = { id: asked?.id, outcome: 'approved', by: it.owner.id };
    // The whole team hears of it; who asks is for admins alone.
    expect((await events(it.shop)).map((one) => one.payload)).toEqual([{ id: asked?.id }, told]);
  });

  it('is told of a no, and asks nobody again for a week', async () => {
    const it = await team();
    const mei = person();
    await open(it.shop, mei);
    const [asked] = await requests(it);
    const decline = () => it.owner.api('POST /members/seat-requests/:id/decline', { params: { id: asked?.id ?? '' } });
    await decline();
    await decline();
    expect(await requests(it)).toEqual([]);
    expect(await open(it.shop, mei)).toEqual({ ...waiting, state: 'declined' });
    expect(await events(it.shop)).toHaveLength(2);
    const before = new Date(Date.now() - 8 * 86_400_000);
    await w.services.db
      .updateTable('seat_requests')
      .set({ declined_at: before })
      .where('shop_id', '=', it.shop.id)
      .execute();
    expect(await open(it.shop, mei)).toEqual(waiting);
    expect(await requests(it)).toHaveLength(1);
  });

  it('is forgotten once the week of a no is over, and not before', async () => {
    const it = await team();
    const [mei, ida, waits] = [person(), person(), person()];
    for (const one of [mei, ida, waits]) await open(it.shop, one);
    const ofShop = () => w.services.db.updateTable('seat_requests').where('shop_id', '=', it.shop.id);
    const decline = (userId: string, days: number) =>
      ofShop()
        .set({ declined_at: new Date(Date.now() - days * 86_400_000) })
        .where('platform_user_id', '=', userId)
        .execute();
    await decline(mei.userId, 7.1);
    await decline(ida.userId, 6.9);
    await doScheduled(w.services, 'team.forget-declined');
    const left = await w.services.db
      .selectFrom('seat_requests')
      .select('platform_user_id')
      .where('shop_id', '=', it.shop.id)
      .execute();
    expect(left.map((one) => one.platform_user_id).sort()).toEqual([ida.userId, waits.userId].sort());
  });

  it('takes a seat at once where the shop lets its staff in, and what they had asked for ends', async () => {
    const it = await team();
    const mei = person();
    await open(it.shop, mei);
    const shop = await it.owner.api('POST /shop', { body: { staffEntry: 'let-in' } });
    expect(shop.data.staffEntry).toBe('let-in');
    expect(await open(it.shop, mei)).toMatchObject({ role: 'member', platform_user_id: mei.userId });
    expect(await requests(it)).toEqual([]);
    expect((await events(it.shop)).at(-1)?.payload).toMatchObject({ outcome: 'joined', by: null });
  });

  it('comes in without asking as the account’s owner, by an invitation, and with a seat from before', async () => {
    const it = await team();
    const invited = { id: newId(), email: `${newId()}@x.example`, fullName: 'Ida Berg', role: 'member' as const };
    await it.owner.api('POST /members/invite', { body: invited });
    expect(await open(it.shop, person({ email: invited.email }))).toMatchObject({ id: invited.id, invited: false });
    expect(await open(it.shop, person({ email: it.colleague.email }))).toMatchObject({ id: it.colleague.id });
    expect(await open(it.shop, person({ accountOwner: true }))).toMatchObject({ owner: true, role: 'admin' });
  });

  it('must ask again after they were removed', async () => {
    const it = await team();
    const mei = person();
    await open(it.shop, mei);
    const id = (await requests(it))[0]?.id ?? '';
    await it.owner.api('POST /members/seat-requests/:id/approve', { params: { id } });
    const member = await open(it.shop, mei);
    await it.owner.api('DELETE /members/:id', { params: { id: 'id' in member ? member.id : '' } });
    expect(await readSeatAnswer(it.shop.ctx, mei.userId)).toEqual({ ...waiting, state: 'not-asked' });
    expect(await open(it.shop, mei)).toEqual(waiting);
    expect((await requests(it))[0]?.id).not.toBe(id);
  });
});

describe('a request for a seat', () => {
  it('is not approved beyond the seats of the plan, and waits on', async () => {
    const it = await team();
    await it.shop.member({ role: 'member' });
    await open(it.shop, person());
    const params = { id: (await requests(it))[0]?.id ?? '' };
    const approve = () => it.owner.api('POST /members/seat-requests/:id/approve', { params });
    await expect(approve()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('seats') });
    expect(await requests(it)).toHaveLength(1);
    await it.owner.api('DELETE /members/:id', { params: { id: it.colleague.id } });
    expect((await approve()).data.fullName).toBe('Mei Tanaka');
  });

  it('gives one seat when two admins approve it at once', async () => {
    const it = await team();
    const ada = await it.shop.member({ role: 'admin', name: 'Ada Berg' });
    await it.owner.api('DELETE /members/:id', { params: { id: it.colleague.id } });
    await open(it.shop, person());
    const params = { id: (await requests(it))[0]?.id ?? '' };
    const both = await Promise.allSettled(
      [it.owner, ada].map((one) => one.api('POST /members/seat-requests/:id/approve', { params })),
    );
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows(it.shop)).toHaveLength(3);
  });

  it('is nobody’s to see or decide but the shop’s admins’', async () => {
    const it = await team();
    const other = await team();
    await open(it.shop, person());
    const params = { id: (await requests(it))[0]?.id ?? '' };
    for (const decide of ['approve', 'decline'] as const) {
      const key = `POST /members/seat-requests/:id/${decide}` as const;
      await expect(it.colleague.api(key, { params })).rejects.toMatchObject({ code: 'not_allowed' });
      await expect(other.owner.api(key, { params })).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(it.colleague.api('GET /members/seat-requests')).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await requests(other)).toEqual([]);
    expect(await requests(it)).toHaveLength(1);
  });
});
