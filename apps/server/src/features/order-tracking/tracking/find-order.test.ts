import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { OrderClaim } from '@chatty/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { simulatedDomain } from '../../../test-kit/simulated-store.ts';
import { createCustomerProofs, makeConversationLink } from '../../widget/index.ts';
import { find, patient, show, type TrackingStore, trackingStore } from '../testing/tracking-store.ts';

let at: TrackingStore;
beforeAll(async () => {
  at = await trackingStore();
}, 60_000);
afterAll(() => at.store.close());
beforeEach(() => at.anew());

describe('a visitor with an order’s number and e-mail', () => {
  it('is mailed a code, sees the order by it, and for a day others of that address without another', async () => {
    const ann = await at.visitor();
    const order = at.anOrder();
    const claim = { number: ` ${order.name.replace('#', '＃ ')}`, email: order.email.toUpperCase() };
    expect(await find(ann, claim)).toEqual({ outcome: 'code', minutes: 10, resendSeconds: 30 });
    const code = await at.codeIn(order.email);
    const shown = await show(ann, { ...claim, code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(shown).toMatchObject({ outcome: 'order', order: { name: order.name, lines: expect.any(Array) } });
    expect(await find(ann, claim)).toMatchObject({ outcome: 'order', order: { name: order.name } });
    const other = at.orders.find((it) => it.email === order.email && it.name !== order.name);
    if (other) expect(await find(ann, { number: other.name, email: other.email })).toMatchObject({ outcome: 'order' });
    // The team knows from now on whom they write with.
    const row = await at.ctx.db.selectFrom('contacts').selectAll().where('id', '=', ann.contactId).executeTakeFirst();
    expect(row).toMatchObject({ email: order.email, email_from: 'order' });
    await at.ctx.db
      .updateTable('order_proofs')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await find(ann, claim)).toMatchObject({ outcome: 'code' });
  });

  it.each([
    ['de', 'ltr', /Code für die Bestellung/],
    ['ar', 'rtl', /رمزك للطلب/],
  ])('is mailed the code in their own language: %s, %s', async (locale, direction, subject) => {
    const ann = await at.visitor({ locale });
    const order = at.anOrder(2);
    await find(ann, { number: order.name, email: order.email });
    const sent = () => at.mailsTo(order.email).at(-1);
    await expect.poll(() => sent()?.subject, patient).toMatch(subject);
    expect(sent()?.html).toContain(`<html lang="${locale}" dir="${direction}">`);
  });

  it('finds the order by its phone in any spelling; the code goes to its e-mail all the same', async () => {
    const ann = await at.visitor();
    const order = at.anOrder(1);
    const claim = { number: order.name, phone: order.phone?.replace(/^\+/, '00 ') };
    expect(await find(ann, claim)).toMatchObject({ outcome: 'code' });
    expect(await show(ann, { ...claim, code: await at.codeIn(order.email) })).toMatchObject({ outcome: 'order' });
  });

  it('a phone number has seven to fifteen digits; what has not is told to be none', async () => {
    const ann = await at.visitor();
    const { name } = at.anOrder(1);
    for (const phone of ['581 123', '1234567890123456'])
      await expect(find(ann, { number: name, phone })).rejects.toMatchObject({
        code: 'bad_input',
        fields: { phone: 'Phone number is invalid' },
      });
    expect(await find(ann, { number: name, phone: '581 1234' })).toMatchObject({ outcome: 'code' });
  });

  it('who asks twice in a moment is mailed once, and later again; either code is good', async () => {
    const ann = await at.visitor();
    const { name, email } = at.anOrder(2);
    const claim = { number: name, email };
    await find(ann, claim);
    await find(ann, claim);
    const first = await at.codeIn(email);
    await at.ctx.db
      .updateTable('order_codes')
      .set({ created_at: new Date(Date.now() - 31_000) })
      .execute();
    await find(ann, claim);
    await at.codeIn(email, 2);
    expect(await show(ann, { ...claim, code: first })).toMatchObject({ outcome: 'order' });
  });

  it('sees parcels with the carrier’s own address, where it goes without the street, and its state', async () => {
    await at.settings({ isCodeRequired: false });
    const order = at.orders.findLast((it) => it.email && it.fulfillments.some((one) => !one.deliveredAt));
    if (!order) throw new Error('the demo shop has orders under way');
    const found = await find(await at.visitor(), { number: order.name, email: order.email });
    if (found.outcome !== 'order') throw new Error('it is found');
    const [parcel] = found.order.parcels;
    expect(parcel?.number).toBe(order.fulfillments[0]?.tracking.number);
    expect(parcel?.url).toContain(`/tracking/${parcel?.number}`);
    const { shippingAddress } = order;
    expect(found.order.shipTo).toContain(shippingAddress.city);
    for (const secret of [shippingAddress.address1, shippingAddress.zip, shippingAddress.lastName])
      expect(JSON.stringify(found)).not.toContain(secret);
    expect(JSON.stringify(found)).not.toContain(order.email);
  });
});

it('looking again at what is shown mails nobody a code', async () => {
  const { name, email } = at.anOrder();
  const { data } = await (await at.visitor()).api('POST /client/api/orders/find', {
    body: { number: name, email, isAgain: true },
  });
  expect(data).toEqual({ outcome: 'none' });
  expect(await at.ctx.db.selectFrom('order_codes').select('id').execute()).toEqual([]);
});

describe('nobody learns whether there is an order', () => {
  it('by words: what there is and what there is not are answered alike, mailed or not', async () => {
    const order = at.anOrder();
    const claims: OrderClaim[] = [
      { number: order.name, email: order.email },
      { number: order.name, email: 'nobody@else.example' },
      { number: '#9999999', email: order.email },
    ];
    const answers = [];
    for (const claim of claims) {
      const one = await at.visitor();
      const asked = await find(one, claim);
      const tried = [];
      for (let i = 0; i < 6; i += 1) tried.push(await show(one, { ...claim, code: '00000x' }));
      answers.push(JSON.stringify([asked, tried]));
    }
    expect(new Set(answers).size).toBe(1);
    await at.quiet();
    expect(at.w.mails.map((it) => it.to)).toEqual([order.email]);
  });

  it('by time: the store is not asked before the answer', async () => {
    const { commerce } = at.w.services;
    const { findOrder } = commerce;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    commerce.findOrder = async (...given) => {
      await held;
      return findOrder(...given);
    };
    try {
      expect(await find(await at.visitor(), { number: at.anOrder().name, email: at.anOrder().email })).toMatchObject({
        outcome: 'code',
      });
    } finally {
      commerce.findOrder = findOrder;
      release();
    }
    await at.quiet();
  });

  it('without a code: a miss is a miss, whichever part was wrong', async () => {
    await at.settings({ isCodeRequired: false });
    const { name, email } = at.anOrder();
    const miss = { outcome: 'none' };
    expect(await find(await at.visitor(), { number: name, email: 'nobody@else.example' })).toEqual(miss);
    expect(await find(await at.visitor(), { number: '#9999999', email })).toEqual(miss);
    expect(await find(await at.visitor(), { number: name, email })).toMatchObject({ outcome: 'order' });
  });
});

describe('who has proven who they are', () => {
  const customerOf = (order: { customerId: number | null }, email?: string) =>
    createCustomerProofs(at.w.services.config.APP_SECRET, () => at.w.services.clock.now()).issue({
      shopId: at.ctx.shopId,
      customerId: String(order.customerId),
      ...(email ? { email } : {}),
    });

  it('as the store’s customer sees their own latest orders at once, and those of nobody else', async () => {
    const order = at.anOrder(5);
    const customer = await at.visitor({ customer: await customerOf(order, order.email) });
    const { data } = await customer.api('GET /client/api/orders');
    expect(data.map((it) => it.name)).toContain(order.name);
    expect(await find(customer, { number: order.name })).toMatchObject({ outcome: 'order' });
    const other = at.someOrders().find((it) => it.customerId !== order.customerId);
    if (!other) throw new Error('there are other customers');
    await expect(find(customer, { number: other.name })).rejects.toMatchObject({ code: 'bad_input' });
    expect(await find(customer, { number: other.name, email: other.email })).toMatchObject({ outcome: 'code' });
    expect((await (await at.visitor()).api('GET /client/api/orders')).data).toEqual([]);
  });

  it('by a mailed link in their own browser needs no code; who was passed the mail does', async () => {
    const ann = await at.visitor();
    const { name, email } = at.anOrder(1);
    const id = newId();
    await ann.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Hi' } });
    await ann.api('POST /client/api/conversations/:id/contact', { params: { id }, body: { email } });
    // Typing an address proves nothing.
    expect(await find(ann, { number: name, email })).toMatchObject({ outcome: 'code' });
    const named = { shopId: at.ctx.shopId, conversationId: id, contactId: ann.contactId, email };
    const url = new URL(await makeConversationLink(at.w.services, 'https://x.example', named));
    const link = url.hash.replace('#chatty=', '');
    const open = createApi({ origin: at.w.origin, token: async () => null });
    const body = { shop: simulatedDomain, link };
    const elsewhere = (await open('POST /client/api/visitors/by-link', { body })).data;
    const stranger = { ...ann, api: createApi({ origin: at.w.origin, token: async () => elsewhere.token }) };
    at.w.forgetLimits();
    await at.ctx.db.deleteFrom('tries').execute();
    expect(await find(stranger, { number: name, email })).toMatchObject({ outcome: 'code' });
    expect(await find(ann, { number: name, email })).toMatchObject({ outcome: 'code' });
    await open('POST /client/api/visitors/by-link', { body: { ...body, token: ann.token } });
    expect(await find(ann, { number: name, email })).toMatchObject({ outcome: 'order' });
    expect(await find(stranger, { number: name, email })).toMatchObject({ outcome: 'code' });
    const asking = { number: name, email, conversationId: id, messageId: newId(), text: 'Where is it?' };
    await expect(stranger.api('POST /client/api/orders/ask', { body: asking })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('asks about the order in a conversation that carries it, once per message; nobody else does', async () => {
    const order = at.anOrder(5);
    const customer = await at.visitor({ customer: await customerOf(order) });
    const asked = { number: order.name, conversationId: newId(), messageId: newId(), text: 'When is it here?' };
    for (let i = 0; i < 2; i += 1) await customer.api('POST /client/api/orders/ask', { body: asked });
    const params = { id: asked.conversationId };
    const { data } = await customer.api('GET /client/api/conversations/:id/messages', { params });
    const own = data.messages.filter((it) => it.id === asked.messageId);
    expect(own).toMatchObject([{ text: asked.text, parts: [{ type: 'order', order: { name: order.name } }] }]);
    expect(JSON.stringify(own)).not.toContain(order.shippingAddress.address1);
    const stranger = (await at.visitor()).api('POST /client/api/orders/ask', {
      body: { ...asked, email: order.email, conversationId: newId(), messageId: newId() },
    });
    await expect(stranger).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('who asks about an order is answered about it by the assistant, without proving it again', async () => {
  await at.settings({ isCodeRequired: false }, true);
  const order = at.orders.findLast((it) => it.email && it.fulfillments.some((one) => !one.deliveredAt));
  if (!order) throw new Error('the demo shop has orders under way');
  const ann = await at.visitor();
  const id = newId();
  const claim = { number: order.name, email: order.email };
  const body = { ...claim, conversationId: id, messageId: newId(), text: 'When does it arrive?' };
  await ann.api('POST /client/api/orders/ask', { body });
  const answered = async () => {
    const { data } = await ann.api('GET /client/api/conversations/:id/messages', { params: { id } });
    return data.messages.find((it) => it.sender === 'assistant')?.parts;
  };
  await expect
    .poll(answered, { timeout: 20_000, interval: 50 })
    .toMatchObject(expect.arrayContaining([expect.objectContaining({ type: 'order' })]));
});

describe('a shop', () => {
  it('that switched order tracking off shows no order and mails no code', async () => {
    await at.settings({ isEnabled: false });
    const { name, email } = at.anOrder();
    await expect(find(await at.visitor(), { number: name, email })).rejects.toMatchObject({ code: 'not_found' });
    await expect((await at.visitor()).api('GET /client/api/orders')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that wants the phone is not content with an e-mail, and the other way around', async () => {
    const { name, email, phone } = at.anOrder();
    const fields = (lookUpBy: string) => at.settings({ lookUpBy });
    await fields('phone');
    await expect(find(await at.visitor(), { number: name, email })).rejects.toMatchObject({
      fields: { phone: expect.any(String) },
    });
    await fields('email');
    await expect(find(await at.visitor(), { number: name, phone: phone ?? '' })).rejects.toMatchObject({
      fields: { email: expect.any(String) },
    });
    for (const number of ['#', ' ', '"'])
      await expect(find(await at.visitor(), { number, email })).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('without a mail server says so to everybody alike', async () => {
    const { mailer } = at.w.services;
    at.w.services.mailer = { ...mailer, absent: true };
    try {
      for (const number of [at.anOrder().name, '#9999999'])
        await expect(find(await at.visitor(), { number, email: at.anOrder().email })).rejects.toMatchObject({
          code: 'refused',
        });
    } finally {
      at.w.services.mailer = mailer;
    }
  });
});
