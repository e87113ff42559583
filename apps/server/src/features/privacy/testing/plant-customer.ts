import type { FileRef } from '@chatty/contract/files';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import type { TestMember, TestServer, TestShop, TestVisitor } from '../../../test-kit/test-server.ts';
import { plantAnswers } from './plant-answers.ts';

let planted = 0;

const noteOn = ({ api }: TestMember, id: string, marker: string) =>
  api('POST /contacts/:id/notes', { params: { id }, body: { id: newId(), text: `${marker} likes blue` } });

/** A reply with a file of its own that waits for tomorrow. */
function scheduleIn(
  w: TestServer,
  { api }: TestMember,
  id: string,
  { marker, file }: { marker: string; file: FileRef },
) {
  const sendAt = new Date(w.services.clock.now().getTime() + 86_400_000).toISOString();
  const body = { id: newId(), text: `Good morning ${marker}`, fileIds: [file.id], sendAt };
  return api('POST /conversations/:id/scheduled', { params: { id }, body });
}

/** What was said in a conversation of its own, which was merged into another one. */
async function mergeInto(
  { api }: TestMember,
  visitor: TestVisitor,
  { intoId, marker }: { intoId: string; marker: string },
) {
  const params = { id: newId() };
  const body = { id: newId(), text: `Elsewhere ${marker}` };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
  await api('POST /conversations/:id/read', { params, body: { isRead: true } });
  await api('POST /conversations/:id/merge', { params, body: { intoId } });
}

const handOverFile = ({ api }: TestMember, email: string, marker: string) =>
  api('POST /contacts/imports', {
    query: { id: newId(), name: 'customers.csv' },
    body: new Blob([`Email,Note\n${email},${marker} likes blue\n`]),
  });

/** They looked at a page of the store, and allowed that to be kept. */
const walk = ({ services: { db, clock } }: TestServer, shopId: string, contactId: string, marker: string) =>
  db
    .insertInto('trail_steps')
    .values({
      shop_id: shopId,
      id: newId(),
      contact_id: contactId,
      at: clock.now(),
      kind: 'page',
      content: JSON.stringify({ url: `https://x.example/${marker}`, title: marker }),
    })
    .execute();

/** Somebody bought something, tried to prove an order, was mailed a code, and proved it. */
async function proveOrders(
  { services: { db, clock } }: TestServer,
  { shopId, contactId, marker }: { shopId: string; contactId: string; marker: string },
) {
  const at = clock.now();
  const bought = { order_count: 1, spent: '9.50', currency: 'EUR', read_at: at };
  await db
    .insertInto('contact_purchases')
    .values({ shop_id: shopId, contact_id: contactId, ...bought })
    .execute();
  await db
    .insertInto('order_attempts')
    .values({ shop_id: shopId, id: newId(), contact_id: contactId, order_hash: marker, created_at: at })
    .execute();
  const later = new Date(at.getTime() + 60_000);
  await db
    .insertInto('order_codes')
    .values({
      shop_id: shopId,
      id: newId(),
      contact_id: contactId,
      claim_hash: marker,
      tries_left: 5,
      created_at: at,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('order_proofs')
    .values({ shop_id: shopId, contact_id: contactId, email_hash: marker, expires_at: later })
    .execute();
}

/** A customer whose every record holds the mark: said, uploaded, answered, noted, drafted, decided, delivered, queued. */
export async function plantCustomer(w: TestServer, shop: TestShop, member: TestMember, marker: string) {
  const visitor = await shop.visitor();
  planted += 1;
  // What they are still to be told of waits for the end of their quiet hours, while it is looked for.
  const hour = w.services.clock.now().getUTCHours();
  const quiet = hour < 12 ? { from: '00:00', to: '22:00' } : { from: '02:00', to: '24:00' };
  await member.api('PUT /profile/notifications', { body: { quietHours: { ...quiet, isOn: true, timeZone: 'UTC' } } });
  const email = `${marker}@x.example`;
  const customerId = String(7_000_000 + planted);
  const params = { id: newId() };
  const upload = async (api: TestMember['api'], call: 'POST /files' | 'POST /client/api/files') =>
    (await api(call, { query: { name: `${marker}.txt` }, body: new Blob([`a file about ${marker}`]) })).data;
  const [theirs, ours] = [await upload(visitor.api, 'POST /client/api/files'), await upload(member.api, 'POST /files')];
  const said = { id: newId(), text: `I am ${marker}`, fileIds: [theirs.id] };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: said });
  await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { name: marker, email } });
  await mergeInto(member, visitor, { intoId: params.id, marker });
  const answer = { id: newId(), text: `Hello ${marker}`, fileIds: [ours.id] };
  await member.api('POST /conversations/:id/messages', { params, body: answer });
  await member.api('POST /conversations/:id/messages', {
    params,
    body: { id: newId(), text: `a note on ${marker}`, note: true },
  });
  await member.api('PUT /conversations/:id/draft', {
    params,
    body: { id: newId(), mode: 'reply', text: `Dear ${marker}` },
  });
  await scheduleIn(w, member, params.id, { marker, file: await upload(member.api, 'POST /files') });
  await noteOn(member, visitor.contactId, marker);
  await walk(w, shop.id, visitor.contactId, marker);
  await handOverFile(member, email, marker);
  await plantAnswers(shop, { member, visitor, id: params.id }, marker);
  const { db } = w.services;
  const of = { shop_id: shop.id, id: newId() };
  const at = w.services.clock.now();
  await db.updateTable('contacts').set({ customer_id: customerId }).where('id', '=', visitor.contactId).execute();
  await db
    .insertInto('mentions')
    .values({ shop_id: shop.id, member_id: member.id, conversation_id: params.id, message_id: said.id })
    .execute();
  await db
    .insertInto('decisions')
    .values({
      ...of,
      conversation_id: params.id,
      question: `Where is the order of ${marker}?`,
      outcome: 'refused',
      engine: 'offline-1',
      config_version: '1',
      retrieved: '[]',
      tool_calls: JSON.stringify([{ name: 'look_up_order', input: { email }, output: null, ms: 1 }]),
      verdicts: '[]',
      cost: 0,
      latency_ms: 1,
    })
    .execute();
  await proveOrders(w, { shopId: shop.id, contactId: visitor.contactId, marker });
  await db
    .insertInto('told_discounts')
    .values({ shop_id: shop.id, contact_id: visitor.contactId, discount_id: `gid://${marker}`, told_at: at })
    .execute();
  await db
    .insertInto('newsletter_subscribers')
    .values({
      ...of,
      contact_id: visitor.contactId,
      email,
      consented_at: at,
      consent_text: `Yes, ${marker}`,
      page: `/pages/${marker}`,
      locale: 'en',
    })
    .execute();
  await db
    .insertInto('webhook_deliveries')
    .values({
      vendor: 'shopify',
      webhook_id: newId(),
      shop_id: shop.id,
      topic: 'customers/data_request',
      triggered_at: at,
      body: JSON.stringify({ customer: { id: Number(customerId), email }, note: marker }),
    })
    .execute();
  const answered = { shop_id: shop.id, conversation_id: params.id, message_id: answer.id };
  await db
    .insertInto('provider_messages')
    .values({ ...answered, channel: 'email', provider_id: marker })
    .execute();
  await db
    .insertInto('told_by_mail')
    .values({ shop_id: shop.id, conversation_id: params.id, member_id: member.id, seq: 1, told_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('pending_notices')
    .values({
      shop_id: shop.id,
      member_id: member.id,
      conversation_id: params.id,
      topic: 'mentioned',
      by_mail: true,
      by_push: false,
    })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('uploads')
    .values({ ...of, owner_id: visitor.contactId, secret: newId(), begun_at: at })
    .execute();
  // As a failed mail leaves it behind: who it was for stands in the error.
  await sql`insert into pgboss.job (name, data, state, output) values ('notifications.reply-by-mail',
    ${JSON.stringify({ shopId: shop.id, conversationId: params.id })}::jsonb, 'failed',
    ${JSON.stringify({ message: `no mailbox ${email}` })}::jsonb)`.execute(db);
  return {
    visitor,
    customerId,
    email,
    conversationId: params.id,
    messageId: answer.id,
    file: theirs,
    fileUrl: theirs.url,
  };
}
