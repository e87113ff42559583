import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiWith, openBrowserOf, person } from '../../../test-kit/people.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function team() {
  const shop = await w.shop();
  const set = { plan: 'plus', uat_features: '{"changeEmail":true}' };
  await w.services.db.updateTable('shops').set(set).where('id', '=', shop.id).execute();
  return { shop, owner: await shop.member({ owner: true }) };
}
const address = () => `${newId()}@third.example`;
const tooMany = { code: 'too_many', message: expect.stringMatching(/emails to this address\. Wait a minute/) };

describe('an address that a team types', () => {
  it('gets three mails at once, however it is invited, withdrawn and invited again', async () => {
    const { owner } = await team();
    const email = address();
    const invite = async () => {
      const body = { id: newId(), email, fullName: 'Ida Berg', role: 'member' as const };
      await owner.api('POST /members/invite', { body });
      return body.id;
    };
    await owner.api('DELETE /members/:id', { params: { id: await invite() } });
    const id = await invite();
    await owner.api('POST /members/:id/invite-again', { params: { id } });
    await expect(owner.api('POST /members/:id/invite-again', { params: { id } })).rejects.toMatchObject(tooMany);
    await owner.api('DELETE /members/:id', { params: { id } });
    await expect(invite()).rejects.toMatchObject(tooMany);
    expect((await owner.api('GET /members')).data.some((it) => it.email === email)).toBe(false);
    // Another team has mails of its own.
    const body = { id: newId(), email, fullName: 'Ida Berg', role: 'member' as const };
    expect((await (await team()).owner.api('POST /members/invite', { body })).data.email).toBe(email);
  });

  it('gets as few as another address of a member, or for their notifications', async () => {
    const { shop, owner } = await team();
    const email = address();
    const change = async () => {
      const { id } = await shop.member({ role: 'member' });
      return owner.api('POST /members/:id/change-email', { params: { id }, body: { email } });
    };
    const notify = async () => {
      const { api } = await shop.member({ role: 'member' });
      return api('PUT /profile/notifications', { body: { notificationEmail: email } });
    };
    await change();
    await notify();
    await notify();
    await expect(notify()).rejects.toMatchObject(tooMany);
    await expect(change()).rejects.toMatchObject(tooMany);
  });
});

describe('the password of who is signed in', () => {
  it('is not found out by trying at a page that was taken over, and the owner signs in elsewhere all the same', async () => {
    const account = await person(w, [await w.shop()]);
    const browser = openBrowserOf(w);
    const link = { token: await w.services.sessions.makeLink(account.email) };
    const { data } = await browser.post('/client/api/sign-in/link', link);
    const taken = apiWith(w, data.token);
    const guess = [
      () => taken('POST /profile/two-factor', { body: { password: 'wrong' } }),
      () => taken('POST /profile/two-factor/off', { body: { password: 'wrong' } }),
      () => taken('POST /profile/password', { body: { current: 'wrong', password: 'a password of the thief' } }),
    ];
    const codes: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      w.forgetLimits();
      codes.push(
        (await (guess[i % 3] ?? guess[0])?.().then(
          () => 'done',
          (refused: { code: string }) => refused.code,
        )) ?? '',
      );
    }
    expect(codes.slice(0, 10)).not.toContain('too_many');
    expect(codes.at(-1)).toBe('too_many');
    const body = { current: account.password, password: 'a password of the thief' };
    await expect(taken('POST /profile/password', { body })).rejects.toMatchObject({ code: 'too_many' });
    const { email, password } = account;
    expect((await openBrowserOf(w).post('/client/api/sign-in', { email, password })).data.next).toBe('verify-otp');
  });
});
