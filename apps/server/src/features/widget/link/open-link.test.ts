import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { LinkedVisit } from '@chatty/contract/widget';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCustomerProofs } from '../customer-proof.ts';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { readForAssistant } from '../../conversations/index.ts';
import { linkDays, makeConversationLink } from './conversation-link.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => {
  w.forgetLimits();
  w.setTime('2026-03-02T10:00:00Z');
});
afterAll(() => w.close());

const email = 'ida@visitor.example';
const anybody = () => createApi({ origin: w.origin, token: async () => null });
const openWith = async (shop: TestShop, link: string, more: { token?: string; customer?: string } = {}) =>
  (await anybody()('POST /client/api/visitors/by-link', { body: { shop: shop.domain, link, ...more } })).data;

/** Speaks as whoever opened a link. */
const as = ({ token }: Pick<LinkedVisit, 'token'>) => createApi({ origin: w.origin, token: async () => token });

/** A visitor with two conversations, and the link to the first that was mailed to them. */
async function mailed(shop?: TestShop) {
  const at = shop ?? (await w.shop({ isEnableAIAssistant: false }));
  const visitor = await at.visitor();
  const [first, second] = [newId(), newId()];
  for (const id of [first, second]) {
    const body = { id: newId(), text: `Question of ${id}` };
    await visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body });
  }
  await visitor.api('POST /client/api/conversations/:id/contact', { params: { id: first }, body: { email } });
  const named = { shopId: at.id, conversationId: first, contactId: visitor.contactId, email };
  const url = await makeConversationLink(w.services, `https://${at.domain}`, named);
  const link = new URL(url).hash.replace('#chatty=', '');
  return { shop: at, visitor, first, second, named, url, link };
}

const refused = { code: 'not_found', message: 'This link no longer works.' };

describe('a link in a mail', () => {
  it('leads to the storefront, its token where no request and no referrer carries it', async () => {
    const { url, shop } = await mailed();
    expect(url).toMatch(new RegExp(`^https://${shop.domain}/#chatty=[\\w.-]+$`));
  });

  it('shows its conversation in a strange browser, and takes an answer there, as often as it is opened', async () => {
    const { shop, first, visitor, link } = await mailed();
    const opened = await openWith(shop, link);
    expect(opened).toMatchObject({ conversationId: first, isTheirs: false, contact: { id: visitor.contactId } });
    const again = await openWith(shop, link);
    const params = { id: first };
    const { data } = await as(again)('GET /client/api/conversations/:id/messages', { params });
    expect(data.messages.map((it) => it.text)).toContain(`Question of ${first}`);
    await as(again)('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Thanks!' } });
    const own = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(own.data.messages.at(-1)?.text).toBe('Thanks!');
  });

  it('is the contact’s own chat in the contact’s own browser, by their visit or by their account', async () => {
    const { shop, visitor, second, named, link } = await mailed();
    const byVisit = await openWith(shop, link, { token: visitor.token });
    expect(byVisit.isTheirs).toBe(true);
    expect(byVisit.conversations.map((it) => it.id)).toContain(second);
    const set = { customer_id: '4711' };
    await w.services.db.updateTable('contacts').set(set).where('id', '=', named.contactId).execute();
    const proofs = createCustomerProofs(w.services.config.APP_SECRET, () => w.services.clock.now());
    const proofOf = (customerId: string) => proofs.issue({ shopId: shop.id, customerId });
    expect((await openWith(shop, link, { customer: await proofOf('4711') })).isTheirs).toBe(true);
    // Another customer of the store who was passed the mail, in a browser in which the contact once chatted.
    const passedOn = { customer: await proofOf('4712'), token: visitor.token };
    expect((await openWith(shop, link, passedOn)).isTheirs).toBe(false);
  });

  it('is the contact’s own in their browser from when they sign in at the store, before their next visit', async () => {
    const { shop, visitor, link } = await mailed();
    const proofs = createCustomerProofs(w.services.config.APP_SECRET, () => w.services.clock.now());
    const signedIn = { customer: await proofs.issue({ shopId: shop.id, customerId: '4713' }), token: visitor.token };
    expect((await openWith(shop, link, signedIn)).isTheirs).toBe(true);
    // The visit that follows makes them that customer.
    const begun = await anybody()('POST /client/api/visitors', { body: { shop: shop.domain, ...signedIn } });
    expect(begun.data.contact.id).toBe(visitor.contactId);
  });
});

describe('whoever was passed the mail', () => {
  it('sees whether somebody is there, and not the address that the mail went to', async () => {
    const { shop, visitor, link } = await mailed();
    const opened = await openWith(shop, link);
    expect(opened.contact).toMatchObject({ id: visitor.contactId, email: null });
    expect((await as(opened)('GET /client/api/availability')).data).toMatchObject({ staffed: false });
    expect((await openWith(shop, link, { token: visitor.token })).contact.email).toBe(email);
  });

  it('reads no other conversation, begins none, changes no address, and gets no better token', async () => {
    const { shop, visitor, first, second, link } = await mailed();
    const opened = await openWith(shop, link);
    expect(opened.conversations.map((it) => it.id)).toEqual([first]);
    const api = as(opened);
    expect((await api('GET /client/api/conversations')).data.map((it) => it.id)).toEqual([first]);
    const body = { id: newId(), text: 'Mine now' };
    for (const id of [second, newId()]) {
      const params = { id };
      const tries = [
        () => api('GET /client/api/conversations/:id/messages', { params }),
        () => api('POST /client/api/conversations/:id/messages', { params, body }),
        () => api('POST /client/api/conversations/:id/talk-to-person', { params }),
        () => api('POST /client/api/conversations/:id/read', { params, body: { seq: 1 } }),
        () => api('POST /client/api/conversations/:id/stop', { params }),
      ];
      for (const it of tries) await expect(it()).rejects.toMatchObject({ code: 'not_found' });
    }
    const contact = { params: { id: first }, body: { email: 'thief@x.example' } };
    await expect(api('POST /client/api/conversations/:id/contact', contact)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { token } = opened;
    const begun = await anybody()('POST /client/api/visitors', { body: { shop: shop.domain, token } });
    expect(begun.data.contact.id).not.toBe(visitor.contactId);
    expect((await openWith(shop, link, { token })).isTheirs).toBe(false);
  });

  it('hears of nothing else that happens to the contact, now or from the log', async () => {
    const { shop, visitor, first, second, link } = await mailed();
    const member = await shop.member();
    const { token, since } = await openWith(shop, link);
    const answer = async (id: string, text: string) =>
      member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
    await answer(second, 'Secret of before');
    const heard: string[] = [];
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    socket.onmessage = (event) => heard.push(String(event.data));
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since }));
    await expect.poll(() => heard.join(), { timeout: 20_000 }).toContain('"ready"');
    await answer(second, 'Secret of now');
    await visitor.api('POST /client/api/conversations/:id/contact', { params: { id: second }, body: { name: 'Ida' } });
    await answer(first, 'For the link');
    await expect.poll(() => heard.join(), { timeout: 20_000 }).toContain('For the link');
    socket.close();
    expect(heard.join()).not.toContain('Secret');
    expect(heard.join()).not.toContain(second);
    expect(heard.join()).not.toContain('contact.changed');
  });

  it('is not the customer to the assistant: from their first word on, no orders are told there', async () => {
    const { shop, first, named, link } = await mailed();
    const set = { customer_id: '4711' };
    await w.services.db.updateTable('contacts').set(set).where('id', '=', named.contactId).execute();
    const customer = async () => (await readForAssistant(shop.ctx, first))?.contact.customerId;
    const api = as(await openWith(shop, link));
    expect(await customer()).toBe('4711');
    const body = { id: newId(), text: 'Where is my order?' };
    const { data } = await api('POST /client/api/conversations/:id/messages', { params: { id: first }, body });
    expect(data.sender).toBe('guest');
    expect(await customer()).toBe(null);
  });
});

describe('a link opens nothing', () => {
  it('that was tampered with, made by another, or is good for something else', async () => {
    const { shop, visitor, named, link } = await mailed();
    const [head = '', , signature = ''] = link.split('.');
    const claims = { ...named, address: 'x', exp: 4_000_000_000 };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('chatty:conversation-link')
      .sign(new TextEncoder().encode('a secret that is not the installation’s'));
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${link.split('.')[1]}.`;
    for (const sent of [`${head}.${payload}.${signature}`, forged, none, visitor.token, 'nonsense', ''])
      await expect(openWith(shop, sent)).rejects.toMatchObject(refused);
    // Nor is a link a token.
    await expect(as({ token: link })('GET /client/api/conversations')).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('at another shop, or for another contact than the conversation’s', async () => {
    const { link, named } = await mailed();
    const other = await mailed();
    await expect(openWith(other.shop, link)).rejects.toMatchObject(refused);
    const mixed = { ...named, contactId: other.visitor.contactId };
    const url = await makeConversationLink(w.services, 'https://x.example', mixed);
    await expect(openWith(other.shop, new URL(url).hash.slice(8))).rejects.toMatchObject(refused);
  });

  it('after its time, which ends the session that it gave within the hour', async () => {
    const { shop, first, link } = await mailed();
    w.setTime(new Date(Date.parse('2026-03-02T10:00:00Z') + linkDays * 86_400_000 - 1000).toISOString());
    const api = as(await openWith(shop, link));
    w.setTime(new Date(Date.parse('2026-03-02T10:00:00Z') + linkDays * 86_400_000 + 1000).toISOString());
    await expect(openWith(shop, link)).rejects.toMatchObject(refused);
    w.setTime(new Date(Date.parse('2026-03-02T11:00:00Z') + linkDays * 86_400_000).toISOString());
    const reading = api('GET /client/api/conversations/:id/messages', { params: { id: first } });
    await expect(reading).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('once the contact’s mails go to another address, or the contact was erased', async () => {
    const { shop, first, visitor, link } = await mailed();
    const owner = await shop.member({ owner: true });
    const to = (address: string) =>
      visitor.api('POST /client/api/conversations/:id/contact', { params: { id: first }, body: { email: address } });
    await to('right@visitor.example');
    await expect(openWith(shop, link)).rejects.toMatchObject(refused);
    await to(email);
    const opened = await openWith(shop, link);
    await owner.api('DELETE /contacts/:id', { params: { id: visitor.contactId } });
    await expect(openWith(shop, link)).rejects.toMatchObject(refused);
    await expect(as(opened)('GET /client/api/conversations')).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
