import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf } from '../../test-kit/events-of.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { guestsOf, read, say, sees } from './testing/guests.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const { anybody, as, proofs, proofOf, staged } = guestsOf(() => w);

describe('a guest who signs in as a customer whom the shop knows', () => {
  it('finds in the same answer what they said and what they were answered, and goes on in it, on each of their devices', async () => {
    const { guest, phone, asked, before, reply, signIn, visit, customer, member } = await staged();
    const resolved = newId();
    await say(guest.api, resolved, 'And one that is done');
    await member.api('POST /conversations/:id/resolve', { params: { id: resolved } });
    const visited = await signIn();
    expect(visited.contact.id).toBe(phone.contact.id);
    expect(visited.conversations.map((it) => it.id).toSorted()).toEqual([asked, before, resolved].toSorted());
    const shown = visited.conversations.find((it) => it.id === asked);
    expect(shown && shown.lastSeq > shown.visitorReadSeq).toBe(true);
    const again = await visit({ customer, token: visited.token });
    for (const { token } of [visited, phone, again, await visit({ customer })]) {
      expect(await sees(as(token))).toEqual([asked, before, resolved].toSorted());
      expect(await read(as(token), asked)).toEqual(expect.arrayContaining(['Asked as a guest', 'An answer']));
      expect((await say(as(token), asked, 'Thank you')).conversationId).toBe(asked);
    }
    await reply(asked, 'You are welcome');
    expect(await read(as(phone.token), asked)).toContain('You are welcome');
    await as(phone.token)('POST /client/api/conversations/:id/read', {
      params: { id: asked },
      body: { seq: shown?.lastSeq ?? 0 },
    });
    expect((await say(as(phone.token), resolved, 'Once more')).conversationId).toBe(resolved);
  });

  it('is that customer to the team: in the inbox, with what the guest told where nothing was known, and told of it live', async () => {
    const { guest, phone, asked, before, signIn, member, shop, change } = await staged();
    await change(guest.contactId, {
      name: 'Somebody',
      email: 'typed@visitor.example',
      email_from: 'visitor',
      phone: '+4712345678',
    });
    await change(phone.contact.id, { name: 'Ida Berg' });
    const listed = await member.api('GET /conversations', {});
    expect(listed.data.conversations.find((it) => it.id === asked)?.contactId).toBe(guest.contactId);
    const visited = await signIn();
    expect(visited.contact).toMatchObject({ name: 'Ida Berg', email: 'typed@visitor.example' });
    const { data: list } = await member.api('GET /conversations', {});
    for (const it of list.conversations)
      expect(it).toMatchObject({ contactId: phone.contact.id, contactName: 'Ida Berg' });
    const profile = (await member.api('GET /contacts/:id', { params: { id: guest.contactId } })).data;
    expect(profile).toMatchObject({
      ...{ id: phone.contact.id, name: 'Ida Berg', email: 'typed@visitor.example', emailFrom: 'visitor' },
      ...{
        phone: '+4712345678',
        customerId: '4711',
        conversationCount: 2,
        merged: [{ id: guest.contactId, mergedBy: '' }],
      },
    });
    const events = await eventsOf(shop.ctx);
    expect(events.find((it) => it.type === 'contact.merged')).toMatchObject({
      ...{ for_team: true, for_contact: null, payload: { id: guest.contactId, into: { id: phone.contact.id } } },
    });
    // The chat that is open on the phone hears of it too, and of nothing that it had.
    const told = events.filter(
      (it) => it.type === 'visitor.conversation.changed' && it.for_contact === phone.contact.id,
    );
    expect(told.at(-1)?.payload).toMatchObject({ id: asked });
    expect(told.filter((it) => (it.payload as { id: string }).id === before)).toHaveLength(1);
  });

  it('may do with it what the guest could: rate it, have it mailed, open the link that was mailed', async () => {
    const { guest, asked, signIn, shop, change, phone, customer, linkTo } = await staged();
    const email = 'ida@shop.example';
    await change(guest.contactId, { email, email_from: 'visitor' });
    await change(phone.contact.id, { email, email_from: 'account' });
    const link = await linkTo(email);
    const open = async (more = {}) =>
      (await anybody()('POST /client/api/visitors/by-link', { body: { shop: shop.domain, link, ...more } })).data;
    const reader = await open();
    const api = as((await signIn()).token);
    await api('POST /client/api/conversations/:id/transcript', { params: { id: asked } });
    // Whoever holds the mail reads on after they have opened the link once more.
    await expect(read(as(reader.token), asked)).rejects.toMatchObject({ code: 'not_signed_in' });
    const elsewhere = await open();
    expect(elsewhere).toMatchObject({ conversationId: asked, isTheirs: false });
    expect(await sees(as(elsewhere.token))).toEqual([asked]);
    expect(await read(as(elsewhere.token), asked)).toContain('An answer');
    expect(await open({ customer })).toMatchObject({ conversationId: asked, isTheirs: true });
    expect((await open({ token: guest.token })).isTheirs).toBe(false);
  });

  it('has them in one place though many tabs open at once, and though an answer to the visit was lost', async () => {
    const { asked, before, signIn, visit, customer, ownerOf, phone, guest } = await staged();
    const visits = await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 3 ? signIn() : visit({ customer }))));
    for (const it of [...visits.filter((_, i) => i % 3), await signIn()]) {
      expect(it.contact.id).toBe(phone.contact.id);
      expect(it.conversations.map((one) => one.id).toSorted()).toEqual([asked, before].toSorted());
    }
    expect(await ownerOf(asked)).toBe(phone.contact.id);
    const { api } = guest;
    await expect(api('GET /client/api/conversations')).rejects.toMatchObject({ code: 'not_signed_in' });
    // Who has signed out since is somebody new.
    const next = await visit({ token: guest.token });
    expect([guest.contactId, phone.contact.id]).not.toContain(next.contact.id);
    expect(next.conversations).toEqual([]);
  });

  it.each([
    ['in the conversation', true],
    ['as the first of a new one', false],
    ['as the first of all', null],
  ])(
    'loses no message that was on its way %s: it is theirs, or refused so that it is said again',
    async (_, isKnown) => {
      for (let round = 0; round < 6; round += 1) {
        w.forgetLimits();
        const { shop, guest, signIn, asked, visit, customer, phone } = await staged();
        const sender = isKnown === null ? await shop.visitor() : guest;
        const id = isKnown ? asked : newId();
        const body = { id: newId(), text: 'On its way' };
        const post = (api: ReturnType<typeof as>) =>
          api('POST /client/api/conversations/:id/messages', { params: { id }, body });
        const [sent, visited] = await Promise.allSettled([
          post(sender.api),
          isKnown === null ? visit({ customer, token: sender.token }) : signIn(),
        ]);
        if (visited.status === 'rejected') throw visited.reason;
        const { token, conversations } = visited.value;
        if (sent.status === 'rejected') {
          expect(sent.reason).toMatchObject({ code: 'not_signed_in' });
          await post(as(token));
        } else if (!isKnown) expect(conversations.map((it) => it.id)).toContain(id);
        for (const own of [token, phone.token]) {
          expect(await sees(as(own))).toContain(id);
          expect(await read(as(own), id)).toContain('On its way');
        }
      }
    },
  );

  it('sends a file that they chose before', async () => {
    const { guest, signIn, asked } = await staged();
    const file = await guest.api('POST /client/api/files', {
      query: { name: 'a.txt' },
      body: new Blob(['some words']),
    });
    const { token } = await signIn();
    const sent = await say(as(token), asked, 'Look', { fileIds: [file.data.id] });
    expect(sent.files).toMatchObject([{ id: file.data.id }]);
  });

  it('becomes that customer as ever, where the shop does not know them yet', async () => {
    const { guest, visit, shop, asked, ownerOf } = await staged();
    const visited = await visit({ token: guest.token, customer: await proofOf(shop, '4712', { name: 'Nora' }) });
    expect(visited.contact).toMatchObject({ id: guest.contactId, name: 'Nora' });
    expect(await ownerOf(asked)).toBe(guest.contactId);
    expect(await sees(guest.api)).toEqual([asked]);
  });

  it('brings what they said to the person into whom an admin has merged the customer, and themselves before', async () => {
    const { shop, guest, signIn, asked, ownerOf, phone, member, before, visit } = await staged();
    const other = await visit({ customer: await proofOf(shop, '4713') });
    const merge = (id: string, otherId: string) => {
      const keep = { name: id, email: id, phone: id };
      return member.api('POST /contacts/:id/merge', { params: { id }, body: { otherId, keep } });
    };
    await merge(other.contact.id, phone.contact.id);
    await merge(other.contact.id, guest.contactId);
    expect(await sees(guest.api)).toEqual([asked]);
    const visited = await signIn();
    expect(visited.conversations.map((it) => it.id).toSorted()).toEqual([asked, before].toSorted());
    expect(await ownerOf(asked)).toBe(phone.contact.id);
    const { data } = await member.api('GET /conversations/:id', { params: { id: asked } });
    expect(data.contactId).toBe(other.contact.id);
    expect(await sees(as(other.token))).toEqual([]);
  });
});

describe('nothing moves', () => {
  it('with the token of a customer and the proof of another one', async () => {
    const { guest, change, signIn, unmoved, before } = await staged();
    await change(guest.contactId, { customer_id: '99' });
    expect((await signIn()).conversations.map((it) => it.id)).toEqual([before]);
    await unmoved();
    expect(await sees(guest.api)).toHaveLength(1);
  });

  it('with a proof that is forged or of another shop, a token of another shop, or in the theme’s editor', async () => {
    const one = await staged();
    const other = await staged();
    const forged = await proofs('another-secret-of-somebody-else-123').issue({
      shopId: one.shop.id,
      customerId: '4711',
    });
    for (const customer of [forged, other.customer, 'nonsense'])
      expect((await one.visit({ token: one.guest.token, customer })).contact.id).toBe(one.guest.contactId);
    const crossed = await one.visit({ token: other.guest.token, customer: one.customer });
    expect(crossed.conversations.map((it) => it.id)).toEqual([one.before]);
    expect((await one.visit({ token: one.guest.token, customer: one.customer, designed: true })).conversations).toEqual(
      [],
    );
    for (const it of [one, other]) {
      await it.unmoved();
      expect(await sees(it.guest.api)).toEqual([it.asked]);
    }
  });

  it('with the token of a mailed link, which its reader holds', async () => {
    const { shop, guest, asked, before, change, visit, customer, unmoved, linkTo } = await staged();
    const email = 'ida@visitor.example';
    await change(guest.contactId, { email, email_from: 'visitor' });
    const link = await linkTo(email);
    const { data } = await anybody()('POST /client/api/visitors/by-link', { body: { shop: shop.domain, link } });
    expect((await visit({ token: data.token, customer })).conversations.map((it) => it.id)).toEqual([before]);
    await unmoved();
    expect(await sees(as(data.token))).toEqual([asked]);
  });

  it.each(['guest', 'customer'] as const)('of or to a %s who is blocked', async (who) => {
    const { guest, phone, member, signIn, unmoved } = await staged();
    const id = who === 'guest' ? guest.contactId : phone.contact.id;
    await member.api('POST /contacts/:id/block', { params: { id }, body: {} });
    expect((await signIn()).contact.id).toBe(phone.contact.id);
    await unmoved();
    for (const [own, isBlocked] of [
      [guest.contactId, who === 'guest'],
      [phone.contact.id, who === 'customer'],
    ] as const) {
      const { data } = await member.api('GET /contacts/:id', { params: { id: own } });
      expect(data.blockedAt !== null).toBe(isBlocked);
    }
  });

  it('of a guest whom an admin has merged into somebody else', async () => {
    const { shop, guest, member, signIn, asked, ownerOf, before } = await staged();
    const third = await shop.visitor();
    const keep = { name: third.contactId, email: third.contactId, phone: third.contactId };
    const body = { otherId: guest.contactId, keep };
    await member.api('POST /contacts/:id/merge', { params: { id: third.contactId }, body });
    expect((await signIn()).conversations.map((it) => it.id)).toEqual([before]);
    expect(await ownerOf(asked)).toBe(guest.contactId);
    expect(await sees(guest.api)).toEqual([asked]);
  });
});
