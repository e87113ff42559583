import { newId } from '@chatty/contract/new-id';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTo, openBrowserOf } from '../../../test-kit/people.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { makeTopicToken } from './topic-token.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const post = (path: string, body: object) => openBrowserOf(w).post(`/client/api/email-topics${path}`, body);

/** A member who was mailed that somebody waits, and the link at the foot of that mail. */
async function mailed() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const member = await shop.member();
  const visitor = await shop.visitor();
  const params = { id: newId() };
  const body = { id: newId(), text: 'Hello? <b>Anybody</b>?' };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
  const mail = await mailTo(w, member.email, /waiting for a reply/);
  return { shop, member, mail, token: new URL(mail.unsubscribe ?? '').searchParams.get('token') ?? '' };
}

describe('the link at the foot of a mail', () => {
  it('stands in the mail for people and for mail programs, and nothing that was said is markup', async () => {
    const { mail } = await mailed();
    expect(mail.unsubscribe).toContain(`${w.services.config.APP_URL}/email-subscribe?token=`);
    expect(mail.text).toContain(mail.unsubscribe);
    expect(mail.html).not.toContain('<b>Anybody');
  });

  it('shows and changes which mails the address gets, without signing in; push stays as it is', async () => {
    const { member, token } = await mailed();
    expect((await post('/read', { token })).data).toEqual({
      email: member.email,
      shopName: 'Test shop',
      topics: { waiting: true, assigned: false, replied: false, mentioned: true, woke: false, watched: false },
    });
    const { data } = await post('', { token, topics: { waiting: false, replied: true } });
    expect(data.topics).toEqual({
      waiting: false,
      assigned: false,
      replied: true,
      mentioned: true,
      woke: false,
      watched: false,
    });
    expect((await member.api('GET /profile')).data.notifications).toEqual({
      waiting: { email: false, push: true },
      assigned: { email: false, push: true },
      replied: { email: true, push: true },
      mentioned: { email: true, push: true },
      woke: { email: false, push: true },
      watched: { email: false, push: true },
    });
  });

  it('ends when mails go to another address, or the member has left', async () => {
    const { shop, member, token } = await mailed();
    const set = { notification_email: `${newId()}@x.example`, notification_email_verified: true };
    await w.services.db.updateTable('members').set(set).where('id', '=', member.id).execute();
    expect((await post('/read', { token })).code).toBe('not_found');
    expect((await post('', { token, topics: { waiting: false } })).code).toBe('not_found');
    await w.services.db.deleteFrom('members').where('shop_id', '=', shop.id).execute();
    expect((await post('/read', { token })).code).toBe('not_found');
  });

  it('opens nothing else, and no other token opens it', async () => {
    const { shop, member, token } = await mailed();
    const answer = await fetch(`${w.origin}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    const subscriber = { shopId: shop.id, memberId: member.id, address: member.email };
    const forged = await new SignJWT(subscriber)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('chatty-email-topics')
      .sign(new TextEncoder().encode('a secret that is not the installation’s'));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    for (const it of [member.token, forged, unsigned, 'nonsense']) {
      expect((await post('/read', { token: it })).code).toBe('not_found');
    }
    // A link of another member shows that member's, never this one's.
    const other = await makeTopicToken(w.services, { ...subscriber, memberId: newId() });
    expect((await post('/read', { token: other })).code).toBe('not_found');
  });
});
