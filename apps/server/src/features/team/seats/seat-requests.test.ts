import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../test-kit/events-of.ts';
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
const person = (given: Partial<StorePerson> = {}): StorePerson => {
  number += 1;
  return { userId: `5${number}`, fullName: 'Mei Tanaka', email: `${newId()}@x.example`, accountOwner: false, ...given };
};

/** A shop on a plan of three seats with its owner and a colleague. */
async function newTeam() {
  const shop = await w.shop();
  await w.services.db.updateTable('shops').set({ plan: 'basic' }).where('id', '=', shop.id).execute();
  const owner = await shop.member({ name: 'Robin Alder', owner: true });
  const colleague = await shop.member({ role: 'member', name: 'Maya Lind' });
  return { shop, owner, colleague };
}

/** Opens the app as the hook does: in, or asking. */
const open = async (shop: TestShop, storePerson: StorePerson) =>
  (await joinFromStore(shop.ctx, storePerson)) ?? (await askForSeat(shop.ctx, storePerson));
const rows = (shop: TestShop) =>
  w.services.db.selectFrom('members').selectAll().where('shop_id', '=', shop.id).execute();
const events = async (shop: TestShop) =>
  (await eventsOf(shop.ctx)).filter((one) => one.type.startsWith('seat-request.'));
const requests = async (team: Awaited<ReturnType<typeof newTeam>>) =>
  (await team.owner.api('GET /members/seat-requests')).data;
const waiting = { next: 'seat-request', state: 'waiting', shopName: 'Test shop', ownerName: 'Robin Alder' };

describe('somebody of the store’s staff who opens the app', () => {
  it('takes no seat and no account unasked: the admins are told once, however often they open it', async () => {
    const team = await newTeam();
    const mei = person();
    await team.shop.member({ role: 'admin', name: 'Ada Berg' });
    expect(await open(team.shop, mei)).toEqual(waiting);
    expect(await Promise.all([open(team.shop, mei), open(team.shop, mei)])).toEqual([waiting, waiting]);
    expect(await rows(team.shop)).toHaveLength(3);
    expect(await w.services.sessions.findPerson(mei.email ?? '')).toBeNull();
    expect(await requests(team)).toMatchObject([{ fullName: 'Mei Tanaka', email: mei.email }]);
    await expect.poll(() => w.mails.length, { timeout: 10_000 }).toBe(2);
    expect(w.mails.map((one) => one.to)).toContain(team.owner.email);
    expect(w.mails[0]).toMatchObject({ subject: 'Mei Tanaka asks for a seat on the Test shop team' });
    expect(w.mails[0]?.text).toContain('/settings/team-members');
    expect(await events(team.shop)).toHaveLength(1);
  });

  it('is mailed to each admin once, also when the mail to one of them fails at first', async () => {
    const team = await newTeam();
    await team.shop.member({ role: 'admin', name: 'Ada Berg' });
    await team.shop.member({ role: 'admin', name: 'Ida Berg' });
    const { mailer } = w.services;
    const sent: string[] = [];
    let tries = 0;
    const send = async (mail: { to: string }) => {
      tries += 1;
      if (tries === 3) throw new Error('The mail server hung up');
      sent.push(mail.to);
    };
    w.services.mailer = { send };
    await open(team.shop, person());
    await expect
      .poll(() => new Set(sent).size, { timeout: 20_000 })
      .toBe(3)
      .finally(() => {
        w.services.mailer = mailer;
      });
    expect(sent).toHaveLength(3);
  });

  it('comes in with a seat once an admin approves, who stands in the event log', async () => {
    const team = await newTeam();
    const mei = person();
    await open(team.shop, mei);
    const [asked] = await requests(team);
    const params = { id: asked?.id ?? '' };
    const { data } = await team.owner.api('POST /members/seat-requests/:id/approve', { params });
    expect(data).toMatchObject({ fullName: 'Mei Tanaka', email: mei.email, role: 'member', active: true });
    expect(await open(team.shop, mei)).toMatchObject({ id: data.id, invited: false, role: 'member' });
    expect(await requests(team)).toEqual([]);
    const told = { id: asked?.id, outcome: 'approved', by: team.owner.id };
    // The whole team hears of it; who asks is for admins alone.
    expect((await events(team.shop)).map((one) => one.payload)).toEqual([{ id: asked?.id }, told]);
  });

  it('is told of a no, and asks nobody again for a week', async () => {
    const team = await newTeam();
    const mei = person();
    await open(team.shop, mei);
    const [asked] = await requests(team);
    const decline = () =>
      team.owner.api('POST /members/seat-requests/:id/decline', { params: { id: asked?.id ?? '' } });
    await decline();
    await decline();
    expect(await requests(team)).toEqual([]);
    expect(await open(team.shop, mei)).toEqual({ ...waiting, state: 'declined' });
    expect(await events(team.shop)).toHaveLength(2);
    const before = new Date(Date.now() - 8 * 86_400_000);
    await w.services.db
      .updateTable('seat_requests')
      .set({ declined_at: before })
      .where('shop_id', '=', team.shop.id)
      .execute();
    expect(await open(team.shop, mei)).toEqual(waiting);
    expect(await requests(team)).toHaveLength(1);
  });

  it('is forgotten once the week of a no is over, and not before', async () => {
    const team = await newTeam();
    const [mei, ida, waits] = [person(), person(), person()];
    for (const one of [mei, ida, waits]) await open(team.shop, one);
    const ofShop = () => w.services.db.updateTable('seat_requests').where('shop_id', '=', team.shop.id);
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
      .where('shop_id', '=', team.shop.id)
      .execute();
    expect(left.map((one) => one.platform_user_id).sort()).toEqual([ida.userId, waits.userId].sort());
  });

  it('takes a seat at once where the shop lets its staff in, and what they had asked for ends', async () => {
    const team = await newTeam();
    const mei = person();
    await open(team.shop, mei);
    const shop = await team.owner.api('POST /shop', { body: { staffEntry: 'let-in' } });
    expect(shop.data.staffEntry).toBe('let-in');
    expect(await open(team.shop, mei)).toMatchObject({ role: 'member', platform_user_id: mei.userId });
    expect(await requests(team)).toEqual([]);
    expect((await events(team.shop)).at(-1)?.payload).toMatchObject({ outcome: 'joined', by: null });
  });

  it('comes in without asking as the account’s owner, by an invitation, and with a seat from before', async () => {
    const team = await newTeam();
    const invited = { id: newId(), email: `${newId()}@x.example`, fullName: 'Ida Berg', role: 'member' as const };
    await team.owner.api('POST /members/invite', { body: invited });
    expect(await open(team.shop, person({ email: invited.email }))).toMatchObject({ id: invited.id, invited: false });
    expect(await open(team.shop, person({ email: team.colleague.email }))).toMatchObject({ id: team.colleague.id });
    expect(await open(team.shop, person({ accountOwner: true }))).toMatchObject({ owner: true, role: 'admin' });
  });

  it('must ask again after they were removed', async () => {
    const team = await newTeam();
    const mei = person();
    await open(team.shop, mei);
    const id = (await requests(team))[0]?.id ?? '';
    await team.owner.api('POST /members/seat-requests/:id/approve', { params: { id } });
    const member = await open(team.shop, mei);
    await team.owner.api('DELETE /members/:id', { params: { id: 'id' in member ? member.id : '' } });
    expect(await readSeatAnswer(team.shop.ctx, mei.userId)).toEqual({ ...waiting, state: 'not-asked' });
    expect(await open(team.shop, mei)).toEqual(waiting);
    expect((await requests(team))[0]?.id).not.toBe(id);
  });
});

describe('a request for a seat', () => {
  it('is not approved beyond the seats of the plan, and waits on', async () => {
    const team = await newTeam();
    await team.shop.member({ role: 'member' });
    await open(team.shop, person());
    const params = { id: (await requests(team))[0]?.id ?? '' };
    const approve = () => team.owner.api('POST /members/seat-requests/:id/approve', { params });
    await expect(approve()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('seats') });
    expect(await requests(team)).toHaveLength(1);
    await team.owner.api('DELETE /members/:id', { params: { id: team.colleague.id } });
    expect((await approve()).data.fullName).toBe('Mei Tanaka');
  });

  it('gives one seat when two admins approve it at once', async () => {
    const team = await newTeam();
    const ada = await team.shop.member({ role: 'admin', name: 'Ada Berg' });
    await team.owner.api('DELETE /members/:id', { params: { id: team.colleague.id } });
    await open(team.shop, person());
    const params = { id: (await requests(team))[0]?.id ?? '' };
    const both = await Promise.allSettled(
      [team.owner, ada].map((one) => one.api('POST /members/seat-requests/:id/approve', { params })),
    );
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows(team.shop)).toHaveLength(3);
  });

  it('is nobody’s to see or decide but the shop’s admins’', async () => {
    const team = await newTeam();
    const other = await newTeam();
    await open(team.shop, person());
    const params = { id: (await requests(team))[0]?.id ?? '' };
    for (const decide of ['approve', 'decline'] as const) {
      const key = `POST /members/seat-requests/:id/${decide}` as const;
      await expect(team.colleague.api(key, { params })).rejects.toMatchObject({ code: 'not_allowed' });
      await expect(other.owner.api(key, { params })).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(team.colleague.api('GET /members/seat-requests')).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await requests(other)).toEqual([]);
    expect(await requests(team)).toHaveLength(1);
  });
});
