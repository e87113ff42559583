import type { BetaFlag } from '@chatty/contract/shops';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiWith, mailedToken, person } from '../../../test-kit/people.ts';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { joinFromStore } from '../../team/index.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const address = (at: string) => `${newId()}@${at}.example`;
const open = () => apiWith(w, null);
const invites = /invites you to the team/;
const confirms = /Confirm your new email/;

/** A shop on a plan with seats, where addresses can be changed, and its owner. */
async function team(beta: Partial<Record<BetaFlag, boolean>> = { changeEmail: true }) {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const set = { plan: 'pro', uat_features: JSON.stringify(beta) };
  await w.services.db.updateTable('shops').set(set).where('id', '=', shop.id).execute();
  return { shop, owner: await shop.member({ owner: true, name: 'Robin Alder' }) };
}
type Team = Awaited<ReturnType<typeof team>>;

async function invite({ owner }: Team, email: string) {
  const body = { id: newId(), email, fullName: 'Vera Holm', role: 'member' as const };
  return (await owner.api('POST /members/invite', { body })).data;
}

const password = 'a password of her own';

/** Comes by the link that was mailed: with a password where the mail asks for one. */
async function join(email: string) {
  const token = await mailedToken(w, email, invites);
  const link = w.mails.findLast((mail) => mail.to === email && invites.test(mail.subject))?.text ?? '';
  w.mails.length = 0;
  if (link.includes('/verify?')) return open()('POST /client/api/verify', { body: { token } });
  return open()('POST /client/api/password', {
    body: { purpose: 'invitation', token, password, fullName: 'Vera Holm' },
  });
}

/** Asks for another address of a member and answers the token that was mailed there. */
async function tokenToChange({ owner }: Pick<Team, 'owner'>, id: string, email: string) {
  await owner.api('POST /members/:id/change-email', { params: { id }, body: { email } });
  return mailedToken(w, email, confirms);
}
const confirm = (token: string) => open()('POST /client/api/verify', { body: { token } });
const isVoid = { code: 'not_found' };

const addressOf = async (authId: string) =>
  (await w.services.db.selectFrom('user').select('email').where('id', '=', authId).executeTakeFirst())?.email;

/** Who can sign in as the account of a mailbox: what the attacker would do with it. */
async function resetOpens(email: string, shop: TestShop) {
  await open()('POST /client/api/password/reset', { body: { email } });
  const row = await w.services.db
    .selectFrom('members')
    .innerJoin('user', 'user.id', 'auth_id')
    .select('members.id')
    .where('shop_id', '=', shop.id)
    .where('user.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody in a team, and a link that makes their address the attacker's: mailed to the attacker, who keeps it unused. */
async function withKeptLink() {
  const [theirs, own] = [await team(), await team()];
  const [victim, attacker] = [address('victim'), address('attacker')];
  const { id } = await invite(theirs, victim);
  await join(victim);
  return { own, victim, attacker, kept: await tokenToChange(theirs, id, attacker) };
}

describe('an address of somebody who has come to another shop', () => {
  it('is not taken by a link that was kept from before they joined there', async () => {
    const { own, victim, attacker, kept } = await withKeptLink();
    await invite(own, victim);
    await join(victim);
    await expect(confirm(kept)).rejects.toMatchObject(isVoid);
    expect(await resetOpens(attacker, own.shop)).toBe(false);
    const { data } = await own.owner.api('GET /members');
    expect(data.map((it) => it.email)).toContain(victim);
  });

  it('is not to be had by inviting them first: an invitation makes no account that could be moved', async () => {
    const [theirs, own] = [await team(), await team()];
    const [victim, attacker] = [address('victim'), address('attacker')];
    const { id } = await invite(theirs, victim);
    await expect(
      theirs.owner.api('POST /members/:id/change-email', { params: { id }, body: { email: attacker } }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('hasn’t joined') });
    const accounts = await w.services.db.selectFrom('user').select('id').where('email', '=', victim).execute();
    expect(accounts).toEqual([]);
    await invite(own, victim);
    await join(victim);
    expect(await resetOpens(attacker, own.shop)).toBe(false);
  });

  it('is not taken while their invitation to another shop waits', async () => {
    const { own, victim, attacker, kept } = await withKeptLink();
    await invite(own, victim);
    await expect(confirm(kept)).rejects.toMatchObject(isVoid);
    await join(victim);
    expect(await resetOpens(attacker, own.shop)).toBe(false);
  });

  it('is not taken after they opened another shop from its store', async () => {
    const { own, victim, kept } = await withKeptLink();
    const came = { userId: newId(), fullName: 'Vera Holm', email: victim, accountOwner: false };
    await w.services.db.updateTable('shops').set({ staff_entry: 'let-in' }).where('id', '=', own.shop.id).execute();
    const member = await joinFromStore(own.shop.ctx, came);
    await expect(confirm(kept)).rejects.toMatchObject(isVoid);
    expect(await addressOf(member?.auth_id ?? '')).toBe(victim);
  });

  it('can be changed by themself, in all their shops', async () => {
    const [one, two] = [await team(), await team()];
    const member = await one.shop.member({ role: 'admin' });
    const token = member.token;
    await w.services.db
      .insertInto('members')
      .values({
        shop_id: two.shop.id,
        id: newId(),
        auth_id: member.authId,
        full_name: 'Vera Holm',
        email: member.email,
        role: 'member',
      })
      .execute();
    const wanted = address('new');
    const change = await tokenToChange({ owner: { ...one.owner, api: apiWith(w, token) } }, member.id, wanted);
    expect((await confirm(change)).data).toEqual({ email: wanted });
    expect(await addressOf(member.authId)).toBe(wanted);
  });
});

describe('a link to change an address', () => {
  async function asked() {
    const ours = await team({ changeEmail: true, transferAdmin: true });
    const admin = await ours.shop.member();
    const member = await ours.shop.member({ role: 'member' });
    const token = await tokenToChange({ owner: admin }, member.id, address('new'));
    return { ...ours, admin, member, token };
  }

  it('is void once its member has become the owner', async () => {
    const { owner, member, token } = await asked();
    await owner.api('POST /members/:id/transfer-admin', { params: { id: member.id } });
    await expect(confirm(token)).rejects.toMatchObject(isVoid);
    expect(await addressOf(member.authId)).toBe(member.email);
  });

  it('is void once the member, or the admin who asked for it, has left the team', async () => {
    for (const who of ['admin', 'member'] as const) {
      const change = await asked();
      await change.owner.api('DELETE /members/:id', { params: { id: change[who].id } });
      await expect(confirm(change.token)).rejects.toMatchObject(isVoid);
      expect(await addressOf(change.member.authId)).toBe(change.member.email);
    }
  });

  it('is void once the admin who asked for it is none any more', async () => {
    const { owner, admin, member, token } = await asked();
    await owner.api('PUT /members/:id', { params: { id: admin.id }, body: { role: 'member' } });
    await expect(confirm(token)).rejects.toMatchObject(isVoid);
    expect(await addressOf(member.authId)).toBe(member.email);
  });

  it('that somebody asked for in a browser of theirs is void once they have set another password', async () => {
    const { shop } = await team();
    const account = await person(w, [shop], { role: 'admin' });
    const { api } = await shop.member();
    const id = (await api('GET /members')).data.find((one) => one.authId === account.authId)?.id ?? '';
    const signedIn = await open()('POST /client/api/sign-in/link', {
      body: { token: await w.services.sessions.makeLink(account.email) },
    });
    if (signedIn.data.next !== 'home') throw new Error(signedIn.data.next);
    const stolen = apiWith(w, signedIn.data.token);
    const wanted = address('thief');
    await stolen('POST /members/:id/change-email', { params: { id }, body: { email: wanted } });
    const token = await mailedToken(w, wanted, confirms);
    await open()('POST /client/api/password/reset', { body: { email: account.email } });
    const reset = await mailedToken(w, account.email, /Set a new password/);
    await open()('POST /client/api/password', { body: { purpose: 'reset-password', token: reset, password } });
    await expect(confirm(token)).rejects.toMatchObject(isVoid);
    expect(await addressOf(account.authId)).toBe(account.email);
  });
});

describe('an invitation', () => {
  it('sets no password of somebody who has joined another shop meanwhile', async () => {
    const [one, two] = [await team(), await team()];
    const email = address('victim');
    await invite(one, email);
    const first = await mailedToken(w, email, invites);
    w.mails.length = 0;
    await invite(two, email);
    await join(email);
    const body = { purpose: 'invitation' as const, token: first, password: 'a password of somebody else' };
    await expect(open()('POST /client/api/password', { body })).rejects.toMatchObject({ code: 'conflict' });
    expect(await w.services.sessions.checkPassword(email, password)).not.toBeNull();
    // Joining without a password is still theirs to do.
    expect((await open()('POST /client/api/verify', { body: { token: first } })).data).toEqual({ email });
  });

  it('is used up once the person has come in by the store', async () => {
    const { shop, owner } = await team();
    const email = address('victim');
    await invite({ shop, owner }, email);
    const token = await mailedToken(w, email, invites);
    await joinFromStore(shop.ctx, { userId: newId(), fullName: 'Vera', email, accountOwner: false });
    const body = { purpose: 'invitation' as const, token, password };
    await expect(open()('POST /client/api/password', { body })).rejects.toMatchObject(isVoid);
    expect(await w.services.sessions.checkPassword(email, password)).toBeNull();
  });

  it('tells an admin nothing of whether the person has an account, and since when', async () => {
    const [own, other] = [await team(), await team()];
    const known = await person(w, [other.shop]);
    const [one, two] = [await invite(own, known.email), await invite(own, address('nobody'))];
    expect({ ...one, id: '', email: '', authId: '' }).toEqual({ ...two, id: '', email: '', authId: '' });
    expect(one.authId).not.toBe(known.authId);
    await join(known.email);
    const { data } = await own.owner.api('GET /members/:id', { params: { id: one.id } });
    expect(data).toMatchObject({ authId: known.authId, invited: false });
  });

  it('names accounts by ids in which no time stands', async () => {
    const own = await team();
    const email = address('new');
    const { id } = await invite(own, email);
    await join(email);
    const { data } = await own.owner.api('GET /members/:id', { params: { id } });
    // The version of a UUID: 7 begins with the moment at which it was made, 4 is random.
    expect(data.authId[14]).toBe('4');
  });
});
