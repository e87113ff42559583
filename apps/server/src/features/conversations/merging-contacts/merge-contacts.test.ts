import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { twoDevices } from './testing/two-devices.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const changed = (id: string, change: Record<string, unknown>) =>
  w.services.db.updateTable('contacts').set(change).where('id', '=', id).execute();

async function pair() {
  const staged = await twoDevices(w);
  const [a, b] = staged.devices;
  if (!a || !b) throw new Error('two devices');
  return { ...staged, a, b };
}

describe('two contacts that are merged', () => {
  it('are one person to the team: conversations, notes, list, search and the old address', async () => {
    const { a, b, member, merge, profile, listedFor, shop } = await pair();
    await changed(a.id, { name: 'Ida Berg' });
    await changed(b.id, { email: 'ida@shop.example', email_from: 'visitor' });
    const note = { params: { id: b.id }, body: { id: newId(), text: 'Likes tea' } };
    await member.api('POST /contacts/:id/notes', note);
    const { data } = await merge(a.id, b.id, { name: a.id, email: b.id, phone: a.id });
    expect(data).toMatchObject({ id: a.id, name: 'Ida Berg', email: 'ida@shop.example', emailFrom: 'team' });
    const both = [a.conversationId, b.conversationId].toSorted();
    for (const id of [a.id, b.id]) {
      expect(await profile(id)).toMatchObject({
        id: a.id,
        conversationCount: 2,
        merged: [{ id: b.id, email: 'ida@shop.example', mergedBy: 'Maya Lind' }],
      });
      expect(await listedFor(id)).toEqual(both);
      const { data: notes } = await member.api('GET /contacts/:id/notes', { params: { id } });
      expect(notes).toMatchObject([{ text: 'Likes tea', contactId: a.id }]);
    }
    const { data: list } = await member.api('GET /contacts', {});
    expect(list.contacts.map((it) => it.id)).toEqual([a.id]);
    for (const search of ['Ida Berg', 'ida@shop.example', 'from:"Ida Berg"', 'has:email']) {
      const { data: found } = await member.api('GET /conversations', { query: { search } });
      expect(found.conversations.map((it) => it.id).toSorted(), search).toEqual(both);
      for (const it of found.conversations) expect(it).toMatchObject({ contactId: a.id, contactName: 'Ida Berg' });
    }
    const events = await w.services.db.selectFrom('events').selectAll().where('shop_id', '=', shop.id).execute();
    expect(events.find((it) => it.type === 'contact.merged')).toMatchObject({
      for_team: true,
      for_contact: null,
      payload: { id: b.id, into: { id: a.id } },
    });
  });

  it('show each device what it had, and nothing of the other; what is sent with the old token arrives', async () => {
    const { a, b, merge, sees, say, member, listedFor } = await pair();
    await merge(a.id, b.id);
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(await sees(own.visitor)).toEqual([own.conversationId]);
      const params = { id: other.conversationId };
      const { api } = own.visitor;
      await expect(api('GET /client/api/conversations/:id/messages', { params })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(say(own.visitor, other.conversationId, 'Mine?')).rejects.toMatchObject({ code: 'not_found' });
      await say(own.visitor, own.conversationId, 'One more');
    }
    const fresh = newId();
    await say(b.visitor, fresh, 'A new question');
    expect(await sees(b.visitor)).toEqual([b.conversationId, fresh].toSorted());
    expect(await listedFor(a.id)).toEqual([a.conversationId, b.conversationId, fresh].toSorted());
    const { data } = await member.api('GET /conversations/:id', { params: { id: fresh } });
    expect(data.contactId).toBe(a.id);
    const reply = { params: { id: b.conversationId }, body: { id: newId(), text: 'Hello, Ida' } };
    await member.api('POST /conversations/:id/messages', reply);
    const { data: read } = await b.visitor.api('GET /client/api/conversations/:id/messages', {
      params: { id: b.conversationId },
    });
    expect(read.messages.at(-1)?.text).toBe('Hello, Ida');
  });

  it('give a visitor who typed somebody’s address none of that customer’s rights', async () => {
    const { a, b, merge, profile } = await pair();
    await changed(a.id, { email: 'ida@shop.example', email_from: 'visitor' });
    await changed(b.id, { email: 'ida@shop.example', email_from: 'account', customer_id: '77' });
    const { data } = await merge(a.id, b.id);
    // A signed-in customer stays who they are.
    expect(data).toMatchObject({ id: b.id, customerId: '77', emailFrom: 'account' });
    const rows = await w.services.db.selectFrom('contacts').selectAll().where('id', '=', a.id).execute();
    expect(rows).toMatchObject([{ customer_id: null, email_from: 'visitor', merged_into: b.id }]);
    expect((await profile(a.id)).id).toBe(b.id);
  });

  it('are told of by what either visitor says later, which replaces nothing', async () => {
    const { a, b, merge, profile } = await pair();
    await changed(a.id, { name: 'Ida Berg' });
    await merge(a.id, b.id);
    const tell = (details: object) =>
      b.visitor.api('POST /client/api/conversations/:id/contact', { params: { id: b.conversationId }, body: details });
    await tell({ name: 'Somebody', email: 'other@shop.example' });
    expect(await profile(a.id)).toMatchObject({ name: 'Ida Berg', email: 'other@shop.example', emailFrom: 'visitor' });
  });

  it('keep the stricter of what was decided: a block, and no subscription for an address that never agreed', async () => {
    const { a, b, merge, say, member } = await pair();
    const at = new Date('2026-02-01T00:00:00.000Z');
    await changed(a.id, { email: 'a@shop.example', email_from: 'visitor' });
    await changed(b.id, { email: 'b@shop.example', email_from: 'visitor', subscribed_at: at });
    await member.api('POST /contacts/:id/block', { params: { id: b.id }, body: { reason: 'Insults' } });
    const { data } = await merge(a.id, b.id);
    expect(data).toMatchObject({ blockedReason: 'Insults', blockedAt: expect.any(String), subscribedAt: null });
    for (const it of [a, b]) {
      await expect(say(it.visitor, it.conversationId, 'Hello?')).rejects.toMatchObject({ code: 'not_allowed' });
      const { data: read } = await member.api('GET /conversations/:id', { params: { id: it.conversationId } });
      expect(read.status).toBe('blocked');
    }
    await member.api('POST /contacts/:id/unblock', { params: { id: b.id } });
    for (const it of [a, b]) await say(it.visitor, it.conversationId, 'Hello again');
  });

  it('have the tags of both, and are tagged as one', async () => {
    const { a, b, merge, shop } = await pair();
    const admin = await shop.member();
    const tag = async (id: string, name: string) => {
      const { data } = await admin.api('POST /tags', { body: { id: newId(), name } });
      await admin.api('POST /contacts/:id/tags', { params: { id }, body: { add: [data.id] } });
      return data.id;
    };
    const tagIds = async () => (await admin.api('GET /contacts/:id', { params: { id: a.id } })).data.tagIds;
    const [loyal, returns] = [await tag(a.id, 'Loyal'), await tag(b.id, 'Returns')];
    await merge(a.id, b.id);
    expect(await tagIds()).toEqual([loyal, returns]);
    const wholesale = await tag(b.id, 'Wholesale');
    expect(await tagIds()).toEqual([loyal, returns, wholesale]);
    const many = await admin.api('POST /contacts/tags', { body: { ids: [a.id, b.id], remove: [loyal] } });
    expect(many.data.changed).toEqual([a.id]);
    expect(await tagIds()).toEqual([returns, wholesale]);
  });

  it('are exported and deleted as one', async () => {
    const { a, b, merge, shop } = await pair();
    const admin = await shop.member();
    await changed(a.id, { email: 'a@shop.example' });
    await changed(b.id, { name: 'Ida on the phone', email: 'b@shop.example' });
    const [field, tag] = [newId(), newId()];
    await admin.api('PUT /contact-fields/:id', { params: { id: field }, body: { name: 'Size', kind: 'text' } });
    await admin.api('POST /tags', { body: { id: tag, name: 'Wholesale' } });
    for (const [id, size] of [
      [a.id, 'S'],
      [b.id, 'L'],
    ] as const) {
      const params = { id };
      await admin.api('PUT /contacts/:id/fields', { params, body: { values: { [field]: size } } });
      await admin.api('POST /contacts/:id/tags', { params, body: { add: [tag] } });
    }
    // From another browser, with the address of the one that is merged.
    const third = await shop.visitor();
    const agreed = { consented_at: w.services.clock.now(), consent_text: 'Yes', page: '/', locale: 'en' };
    await w.services.db
      .insertInto('newsletter_subscribers')
      .values({ shop_id: shop.id, id: newId(), contact_id: third.contactId, email: 'b@shop.example', ...agreed })
      .execute();
    await merge(a.id, b.id, { name: a.id, email: a.id, phone: a.id });
    const { data } = await admin.api('GET /contacts/:id/export', { params: { id: b.id } });
    expect(data.conversations).toHaveLength(2);
    expect(data.merged).toMatchObject([{ id: b.id, name: 'Ida on the phone', email: 'b@shop.example' }]);
    expect(data.newsletter).toMatchObject([{ email: 'b@shop.example' }]);
    expect(data.tags).toEqual(['Wholesale']);
    expect(data.fields).toEqual([
      { name: 'Size', value: 'S' },
      { name: 'Size', value: 'L' },
    ]);
    const { data: receipt } = await admin.api('DELETE /contacts/:id', { params: { id: b.id } });
    expect(receipt.counts).toMatchObject({ contacts: 2, conversations: 2 });
    for (const it of [a, b])
      await expect(it.visitor.api('GET /client/api/conversations')).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('are merged once; by an agent, with itself, a stranger’s or a third one’s values nothing is', async () => {
    const { a, b, merge, shop } = await pair();
    const other = await pair();
    const agent = await shop.member({ role: 'member' });
    await expect(merge(a.id, b.id, undefined, agent.api)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(merge(a.id, a.id)).rejects.toMatchObject({ code: 'bad_input' });
    await expect(merge(a.id, other.a.id)).rejects.toMatchObject({ code: 'not_found' });
    const keep = { name: other.a.id, email: a.id, phone: a.id };
    await expect(merge(a.id, b.id, keep)).rejects.toMatchObject({ code: 'bad_input' });
    await merge(a.id, b.id);
    expect((await merge(b.id, a.id)).data.id).toBe(a.id);
  });

  it('are suggested by address, phone and full name, and never merged by it', async () => {
    const { a, b, member, profile } = await pair();
    await changed(a.id, { name: 'Ida Berg', email: 'Ida@shop.example' });
    await changed(b.id, { email: 'ida@SHOP.example' });
    const { data } = await member.api('GET /contacts/:id/likely-same', { params: { id: a.id } });
    expect(data).toMatchObject([{ by: 'email', contact: { id: b.id } }]);
    expect((await profile(b.id)).id).toBe(b.id);
  });
});

it('in whatever order many are merged: one person has all, and each device its own', async () => {
  const order = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(order, async (steps) => {
      w.forgetLimits();
      const { devices, merge, profile, sees, listedFor } = await twoDevices(w, 5);
      const person = new Map(devices.map((it) => [it.id, it.id]));
      for (const [i, j] of steps) {
        const [first, second] = [devices[i]?.id ?? '', devices[j]?.id ?? ''];
        const [into, from] = [person.get(first), person.get(second)];
        if (first === second || into === undefined) continue;
        await merge(first, second, { name: into, email: into, phone: into });
        for (const [id, of] of person) if (of === from) person.set(id, into);
      }
      for (const it of devices) {
        const own = person.get(it.id) ?? '';
        expect((await profile(it.id)).id).toBe(own);
        expect(await sees(it.visitor)).toEqual([it.conversationId]);
        const all = devices.filter((one) => person.get(one.id) === own).map((one) => one.conversationId);
        expect(await listedFor(it.id)).toEqual(all.toSorted());
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);

/**
 * What merging means for each table that names a contact. One that is forgotten here fails the test below. Where a guest has
 * signed in as the customer it means the same, but for conversations.
 */
const decided: Record<string, string> = {
  contacts: 'the one that stays is named in merged_into',
  contact_notes: 'moves: only the team reads it',
  contact_purchases: 'stays with the customer who bought; the person has the sum of all',
  conversations:
    'stays with the device; the team reads it by the person. Of a guest who signed in it moves to the customer',
  newsletter_subscribers: 'stays with the address; read, exported and deleted by all ids of the person',
  order_attempts: 'stays with the device: it limits guessing',
  order_codes: 'stays with the device that asked for it',
  order_proofs: 'stays with the device that proved it',
  pre_chats: 'stays with the device that was asked; the profile shows all of them together',
  suite_cases: 'stays with whom it was written for',
  told_discounts: 'stays with the device that was told',
  trail_steps: 'stays with the device; read, exported and deleted by all ids of the person',
};

it('every table that names a contact says what merging means for it', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    where c.table_schema = current_schema()
      and (c.column_name in ('contact_id', 'merged_into', 'person_id')
        or exists (
          select from pg_constraint k
          where k.contype = 'f' and k.confrelid = 'contacts'::regclass and k.conrelid::regclass::text = c.table_name))`.execute(
    w.services.db,
  );
  expect(rows.map((it) => it.name).toSorted()).toEqual(Object.keys(decided).toSorted());
});
