import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../test-kit/events-of.ts';
import { type TestMember, type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { gatherAttacks } from '../../test-kit/attacks.ts';
import { jobsAtRest } from '../../test-kit/jobs-at-rest.ts';
import { tracesOf } from '../../test-kit/traces.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Refused } from '../../platform/problem.ts';
import { measureJob } from '../metrics/metrics.jobs.ts';
import { tellJob } from '../notifications/notifications.jobs.ts';
import { askForDeletion, askForExport, redactCustomer } from './index.ts';
import { plantCustomer } from './testing/plant-customer.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

let number = 0;
const patient = { timeout: 20_000, interval: 50 };
const mark = () => {
  number += 1;
  return `mark${number}x${newId().slice(-6)}`;
};

/** What follows what was said is done. Publishing to a store goes on and on here, where there is none. */
const isFollowed = () => jobsAtRest(w.services.db, 20_000, [measureJob, tellJob]);

const plant = (shop: TestShop, member: TestMember, marker: string) => plantCustomer(w, shop, member, marker);

const receipts = (shop: TestShop) =>
  w.services.db.selectFrom('privacy_receipts').selectAll().where('shop_domain', '=', shop.domain).execute();

describe('deleting a contact', () => {
  it('leaves no trace in any table or file, only a receipt that names nobody', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const [gone, stays] = [mark(), mark()];
    const it = await plant(shop, member, gone);
    const other = await plant(shop, member, stays);
    // What a feature's attacks fill counts as well.
    const { visitor, conversationId: conversation, messageId: message, file, fileUrl } = it;
    const { contactId: contact, since } = visitor;
    await gatherAttacks({ shop, member, conversation, message, contact, file: file.id, fileUrl, since });
    await isFollowed();
    const names = [gone, it.conversationId, it.visitor.contactId];
    const planted = (await Promise.all(names.map((name) => tracesOf(w, name)))).flat();
    const aboutContacts = w.services.traces.flatMap(({ about }) =>
      Object.keys(about).filter((table) => about[table] === 'contact'),
    );
    const untouched = aboutContacts.filter((table) => !planted.some((one) => one.startsWith(`public.${table}:`)));
    expect(untouched, 'a table about contacts of which `plant` and the attacks fill nothing').toEqual([]);
    const before = await tracesOf(w, stays);

    const { data: receipt } = await member.api('DELETE /contacts/:id', { params: { id: it.visitor.contactId } });
    expect(receipt).toMatchObject({
      kind: 'delete_contact',
      counts: {
        contacts: 1,
        conversations: 1,
        drafts: 1,
        decisions: 2,
        order_attempts: 1,
        order_codes: 1,
        order_proofs: 1,
        files: 4,
        scheduledMessages: 2,
      },
    });
    await expect.poll(() => tracesOf(w, gone), patient).toEqual([]);
    const mine = async () => (await receipts(shop)).find((one) => one.id === receipt.id);
    await expect.poll(async () => (await mine())?.done_at, patient).toBeInstanceOf(Date);
    const fields = JSON.stringify(await receipts(shop));
    for (const named of [gone, it.customerId, it.visitor.contactId]) expect(fields).not.toContain(named);
    expect(await tracesOf(w, it.conversationId)).toEqual([]);
    // The log says that they are gone.
    const named = await tracesOf(w, it.visitor.contactId);
    expect(named.filter((one) => !one.startsWith('public.events:'))).toEqual([]);
    expect((await fetch(it.fileUrl.replace(w.services.config.APP_URL, w.origin))).status).toBe(404);
    expect((await tracesOf(w, stays)).toSorted()).toEqual(before.toSorted());
    expect((await fetch(other.fileUrl.replace(w.services.config.APP_URL, w.origin))).status).toBe(200);
  }, 60_000);

  it('is told to the team’s screens, and leaves no gap for who resumes by number', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const it = await plant(shop, member, mark());
    await member.api('DELETE /contacts/:id', { params: { id: it.visitor.contactId } });
    const events = await eventsOf(shop.ctx);
    expect(events.map((one) => Number(one.n))).toEqual(events.map((_, at) => at + 1));
    expect(events.at(-1)).toMatchObject({ type: 'contact.deleted', payload: { id: it.visitor.contactId } });
  });

  it('ends the visitor’s token at once, and their next visit begins anew', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const { visitor } = await plant(shop, member, mark());
    await member.api('DELETE /contacts/:id', { params: { id: visitor.contactId } });
    await expect(visitor.api('GET /client/api/conversations')).rejects.toMatchObject({ code: 'not_signed_in' });
    const { data } = await visitor.api('POST /client/api/visitors', {
      body: { shop: shop.domain, token: visitor.token },
    });
    expect(data.contact.id).not.toBe(visitor.contactId);
  });

  it('is an admin’s to do, once', async () => {
    const shop = await w.shop();
    const [admin, member] = [await shop.member(), await shop.member({ role: 'member' })];
    const params = { id: (await shop.visitor()).contactId };
    await expect(member.api('DELETE /contacts/:id', { params })).rejects.toMatchObject({ code: 'not_allowed' });
    const { data } = await admin.api('DELETE /contacts/:id', { params });
    expect(data.doneAt).not.toBeNull();
    await expect(admin.api('DELETE /contacts/:id', { params })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an export', () => {
  it('holds everything about the contact and nothing about anybody else', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const [mine, others] = [mark(), mark()];
    const it = await plant(shop, member, mine);
    await plant(shop, member, others);
    const { data } = await member.api('GET /contacts/:id/export', { params: { id: it.visitor.contactId } });
    expect(data.contact).toMatchObject({ name: mine, email: it.email, customerId: it.customerId });
    const texts = data.conversations[0]?.messages.map((one) => one.text);
    expect(texts).toEqual(expect.arrayContaining([`I am ${mine}`, `Hello ${mine}`, `a note on ${mine}`]));
    expect(data.conversations[0]?.decisions).toHaveLength(1);
    expect(data.files).toMatchObject([{ name: `${mine}.txt` }]);
    expect(JSON.stringify(data)).not.toContain(others);
  });

  it('that a customer asked for is a file behind a link that the owner is mailed, for thirty days', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const owner = await shop.member();
    await w.services.db.updateTable('members').set({ owner: true }).where('id', '=', owner.id).execute();
    const marker = mark();
    const it = await plant(shop, owner, marker);
    const customer = { customerId: 'unknown', email: it.email.toUpperCase(), phone: null };
    await transaction(shop.ctx, (tx) => askForExport(tx, customer, { request: '42', at: w.services.clock.now() }));
    const mail = () => w.mails.find((one) => one.to === owner.email && one.subject.startsWith('A customer asked'));
    await expect.poll(mail, patient).toBeDefined();
    expect(await receipts(shop)).toMatchObject([
      { kind: 'export', request: '42', counts: { contacts: 1, conversations: 1, files: 1 }, done_at: expect.any(Date) },
    ]);
    expect(`${mail()?.subject}${mail()?.text}`).not.toContain(marker);
    const url = /http\S+/.exec(mail()?.text ?? '')?.[0].replace(w.services.config.APP_URL, w.origin) ?? '';
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(((await answer.json()) as { contact: { name: string } }).contact.name).toBe(marker);
    await w.services.db
      .updateTable('files')
      .set({ expires_at: new Date(0) })
      .where('type', '=', 'application/json')
      .execute();
    expect((await fetch(url)).status).toBe(404);

    await transaction(shop.ctx, (tx) => redactCustomer(tx, customer, { request: '43', at: w.services.clock.now() }));
    await expect.poll(() => tracesOf(w, marker), patient).toEqual([]);
  }, 60_000);
});

describe('deleting a shop', () => {
  const forget = async (shop: TestShop) => {
    await transaction(shop.ctx, (tx) => askForDeletion(tx, { request: newId(), at: w.services.clock.now() }));
    await expect.poll(async () => (await receipts(shop)).at(-1)?.done_at, patient).toBeInstanceOf(Date);
    return (await receipts(shop)).at(-1);
  };

  it('leaves no trace of it, of its customers, or of people who belong to no other shop', async () => {
    w.services.commerce.facts = async () => {
      throw new Refused('The shop is not connected.');
    };
    const [shop, other] = [await w.shop({ isEnableAIAssistant: false }), await w.shop()];
    const [owner, colleague] = [await shop.member({ name: 'Own Er' }), await shop.member({ name: 'Col League' })];
    const { db } = w.services;
    await db
      .insertInto('members')
      .values({
        shop_id: other.id,
        id: newId(),
        auth_id: colleague.authId,
        full_name: 'Col League',
        email: colleague.email,
        role: 'member',
      })
      .execute();
    const marker = mark();
    await plant(shop, owner, marker);
    await owner.api('POST /faqs', { body: { question: `About ${marker}`, answer: '<p>Yes</p>' } });
    await w.services.sessions.makeLink(owner.email);
    await db
      .insertInto('push_tokens')
      .values({ shop_id: shop.id, member_id: owner.id, endpoint_hash: marker, token: marker })
      .execute();
    await isFollowed();
    const receipt = await forget(shop);
    expect(receipt?.counts).toMatchObject({ contacts: 1, members: 2, accounts: 1, push_tokens: 1, faqs: 1 });
    expect(receipt?.kept_because).toBeNull();
    for (const it of [marker, owner.email, owner.authId]) expect(await tracesOf(w, it), it).toEqual([]);
    // Only the work of deleting it names it still, and what was being done for it just then: by its id, which leads nowhere.
    const isWork = (it: string) => /^pgboss\.job(?:_common)?: .*"\{""shopId"": ""[0-9a-f-]{36}""\}"/.test(it);
    const named = (await tracesOf(w, shop.id)).filter(
      (it) => !/privacy_receipts|privacy\.delete-shop/.test(it) && !isWork(it),
    );
    expect(named).toEqual([]);
    expect(await db.selectFrom('members').select('id').where('shop_id', '=', other.id).execute()).toHaveLength(1);
    expect(await w.services.sessions.findPerson(colleague.email)).toBe(colleague.authId);
  }, 60_000);

  it('that has installed the app again meanwhile deletes nothing, and the receipt says why', async () => {
    w.services.commerce.facts = async () => ({
      name: 'Back',
      email: '',
      domain: 'back.example',
      currency: 'USD',
      countryCode: 'US',
      timeZone: 'UTC',
      ownerName: '',
      platformPlan: '',
      primaryLocale: 'en',
      locales: ['en'],
    });
    const shop = await w.shop({ isEnableAIAssistant: false });
    const marker = mark();
    await plant(shop, await shop.member(), marker);
    await isFollowed();
    const before = (await tracesOf(w, marker)).length;
    expect(await forget(shop)).toMatchObject({ kept_because: 'The app was installed again.', counts: {} });
    expect((await tracesOf(w, marker)).length).toBe(before);
  }, 60_000);
});
