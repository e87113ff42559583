import { newId } from '@chatty/contract/new-id';
import { createApi } from '@chatty/client/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { simulatedDomain, simulatedStore, type SimulatedStore } from '../../../test-kit/simulated-store.ts';
import type { Ctx } from '../../../ctx.ts';
import { readForAssistant } from '../../conversations/index.ts';
import { inquiryAlone } from '../inquiry/inquiry-alone.ts';
import { transcriptOf } from '../inquiry/transcript.ts';
import { assistantTools } from './assistant-tools.ts';
import { proveOrder } from '../../order-tracking/index.ts';
import { noFindings } from './tool-context.ts';

let store: SimulatedStore;
let ctx: Ctx;
let asked = 0;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
  // The model is played by the tests: nobody else is to answer, and nothing is to be said of working hours.
  const widget = { isEnableAIAssistant: false, typeWorking: 'always' };
  await ctx.db
    .updateTable('shops')
    .set({ widget: JSON.stringify(widget) })
    .execute();
  const { commerce } = store.w.services;
  const { findOrder } = commerce;
  commerce.findOrder = (...given) => {
    asked += 1;
    return findOrder(...given);
  };
}, 60_000);
afterAll(() => store.close());
beforeEach(async () => {
  asked = 0;
  store.w.forgetLimits();
  await ctx.db.deleteFrom('order_attempts').execute();
});

const orders = () => store.simulator.store.firstShop.state.orders;
const anOrder = () => {
  const order = orders().findLast((it) => it.email && !it.cancelledAt);
  if (!order) throw new Error('the demo shop has orders');
  return order;
};

interface Input {
  number?: string;
  email?: string;
  phone?: string;
}

/** A visitor nobody knows, who has written this, and what a model gets that asks for an order then. */
async function newcomer(...said: string[]) {
  const open = createApi({ origin: store.w.origin, token: async () => null });
  const { data } = await open('POST /client/api/visitors', { body: { shop: simulatedDomain } });
  const api = createApi({ origin: store.w.origin, token: async () => data.token });
  const id = newId();
  for (const text of said)
    await api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  return { api, contactId: data.contact.id, conversationId: id };
}

async function lookUp(conversationId: string, input: Input, addressHash?: string) {
  const view = await readForAssistant(ctx, conversationId);
  const transcript = view && transcriptOf(view);
  if (!view || !transcript) throw new Error('the visitor has said something');
  const inquiry = inquiryAlone(transcript, { ...view, conversationId, addressHash: addressHash ?? null });
  const findings = noFindings(inquiry);
  const { look_up_order } = assistantTools({ ctx, inquiry, findings });
  const answer = await look_up_order?.execute?.(input, { toolCallId: newId(), messages: [], context: {} });
  return { answer: answer as { found: boolean; missing?: string[]; say?: string }, denied: findings.orderDenied };
}

/** A newcomer writes a number and an e-mail, and the model looks for just that. */
async function guess(number: string, email: string, addressHash?: string) {
  const { conversationId } = await newcomer(`Where is my order ${number}? My e-mail is ${email}`);
  return lookUp(conversationId, { number, email: '[email:1]' }, addressHash);
}

/** As many tries as one visitor has in an hour. */
const triesOfContact = 5;

type Tried = Omit<Parameters<typeof proveOrder>[1], 'contactId' | 'isByLink'>;
const tryOut = (contactId: string, tried: Tried) => proveOrder(ctx, { contactId, isByLink: false, ...tried });

/** Tries of visitors who are not asked about, as the tool makes them. */
async function misses(count: number, attemptAt: (i: number) => Partial<Tried>) {
  let contactId = '';
  for (let i = 0; i < count; i += 1) {
    // As many as one of them may make.
    if (i % triesOfContact === 0) contactId = (await newcomer('Hello')).contactId;
    const other = { number: `#98${100 + i}`, email: `somebody${i}@else.example`, phone: undefined, addressHash: null };
    await tryOut(contactId, { ...other, ...attemptAt(i) });
  }
}

describe('who guesses', () => {
  it('the number of a known e-mail’s order finds none, however many visitors they invent', async () => {
    const { name, email } = anOrder();
    for (let i = 0; i < 8; i += 1) expect((await guess(`#99000${i}`, email)).answer.found).toBe(false);
    expect((await guess(name, email)).answer.found).toBe(false);
    expect(await guess(name, email.toUpperCase())).toMatchObject({ answer: { found: false }, denied: 'no_match' });
  });

  it('the e-mail of a known order finds none', async () => {
    const { name, email } = anOrder();
    await misses(10, () => ({ number: name }));
    expect((await guess(name, email)).answer.found).toBe(false);
  });

  it('from one address finds none in the end, while other addresses are answered', async () => {
    const { name, email } = anOrder();
    await misses(30, () => ({ addressHash: 'one address' }));
    expect((await guess(name, email, 'one address')).answer.found).toBe(false);
    expect((await guess(name, email, 'another address')).answer.found).toBe(true);
  });

  it('is let try again when the hour is over, and who is right uses up nothing', async () => {
    const { name, email } = anOrder();
    for (let i = 0; i < 6; i += 1) expect((await guess(name, email)).answer.found).toBe(true);
    await misses(5, () => ({ email }));
    expect((await guess(name, email)).answer.found).toBe(false);
    await ctx.db
      .updateTable('order_attempts')
      .set({ created_at: new Date(Date.now() - 3_700_000) })
      .execute();
    expect((await guess(name, email)).answer.found).toBe(true);
  });

  it('on after the tries of one visitor uses up nobody else’s: not of the e-mail, the order, the address or the shop', async () => {
    const { name, email } = anOrder();
    const { contactId } = await newcomer('Hello');
    const proof = { number: name, email, phone: undefined, addressHash: 'one network' };
    const other = { number: '#98000', email: 'somebody@else.example', phone: undefined, addressHash: null };
    for (let i = 0; i < triesOfContact; i += 1) await tryOut(contactId, { ...other, number: `#9800${i}` });
    for (let i = 0; i < 320; i += 1) expect(await tryOut(contactId, proof)).toBe(null);
    expect((await guess(name, email, 'one network')).answer.found).toBe(true);
    const missed = await ctx.db.selectFrom('order_attempts').select('order_hash').where('missed', '=', true).execute();
    expect(missed).toHaveLength(triesOfContact);
    const hashes = await ctx.db
      .selectFrom('order_attempts')
      .select(['email_hash', 'phone_hash', 'address_hash', 'order_hash'])
      .where('address_hash', 'is not', null)
      .execute();
    expect(hashes).toHaveLength(1);
  });

  it('from an address that is over its tries uses up nobody’s elsewhere', async () => {
    const { name, email } = anOrder();
    await misses(30, () => ({ addressHash: 'one address' }));
    await misses(60, () => ({ addressHash: 'one address', number: name, email }));
    expect((await guess(name, email, 'another address')).answer.found).toBe(true);
  });

  it('at an e-mail that is over its tries is no miss at the order, and waits an hour and not longer', async () => {
    const { name, email } = anOrder();
    await misses(5, () => ({ email }));
    await ctx.db
      .updateTable('order_attempts')
      .set({ created_at: new Date(Date.now() - 3_700_000) })
      .execute();
    await misses(5, () => ({ email }));
    await misses(40, () => ({ email, number: name }));
    await ctx.db
      .updateTable('order_attempts')
      .set({ created_at: new Date(Date.now() - 3_700_000) })
      .execute();
    expect((await guess(name, email)).answer.found).toBe(true);
  });

  it('who has no tries left and asks on is let try again when the hour of those tries is over', async () => {
    const { name, email } = anOrder();
    const { contactId, conversationId } = await newcomer(`Where is my order ${name}? My e-mail is ${email}`);
    const other = { number: '#98000', email: 'somebody@else.example', phone: undefined, addressHash: null };
    for (let i = 0; i < triesOfContact; i += 1) await tryOut(contactId, { ...other, number: `#9800${i}` });
    await ctx.db
      .updateTable('order_attempts')
      .set({ created_at: new Date(Date.now() - 3_500_000) })
      .execute();
    const input = { number: name, email: '[email:1]' };
    for (let i = 0; i < triesOfContact; i += 1) await tryOut(contactId, { ...other, number: `#9800${i}` });
    expect((await lookUp(conversationId, input)).answer.found).toBe(false);
    await ctx.db
      .updateTable('order_attempts')
      .set({ created_at: sql<Date>`created_at - interval '200 seconds'` })
      .execute();
    expect((await lookUp(conversationId, input)).answer.found).toBe(true);
  });

  it('is out of tries for the same question asked at once, over and over, as for any other', async () => {
    const { name, email } = anOrder();
    const { contactId } = await newcomer('Hello');
    const other = { email: 'somebody@else.example', phone: undefined, addressHash: null };
    for (let i = 0; i < triesOfContact; i += 1) await tryOut(contactId, { ...other, number: `#9800${i}` });
    const tries: ReturnType<typeof tryOut>[] = [];
    for (let i = 0; i < 20; i += 1) {
      tries.push(tryOut(contactId, { ...other, number: name, email }));
      // Each begins while another is under way: one statement later.
      await sql`select 1`.execute(ctx.db);
    }
    expect((await Promise.all(tries)).filter((it) => it !== null)).toHaveLength(0);
  });

  it('cannot tell one miss from another: the same words, and the store is asked once', async () => {
    const { name, email } = anOrder();
    const missed = [await guess('#999999', email), await guess(name, 'somebody@else.example')];
    await misses(5, () => ({ email }));
    asked = 0;
    missed.push(await guess(name, email));
    expect(asked).toBe(1);
    expect([...new Set(missed.map((it) => JSON.stringify(it)))]).toHaveLength(1);
    expect(missed[0]).toMatchObject({ answer: { found: false }, denied: 'no_match' });
  });
});

describe('an order is looked up only by what the visitor wrote', () => {
  it.each([
    ['a number that the model made up', 'My e-mail is EMAIL', { number: 'NUMBER', email: '[email:1]' }, 'order number'],
    ['an e-mail that the model made up', 'Where is NUMBER?', { number: 'NUMBER', email: 'EMAIL' }, 'e-mail'],
    ['the end of an e-mail', 'Where is NUMBER? I am jo.EMAIL', { number: 'NUMBER', email: 'EMAIL' }, 'e-mail'],
    ['a piece of a number', 'Where is 9NUMBER7? I am EMAIL', { number: 'NUMBER', email: '[email:1]' }, 'order number'],
    ['a name that nobody’s e-mail has', 'Where is NUMBER?', { number: 'NUMBER', email: '[email:1]' }, 'e-mail'],
  ])('not by %s', async (_, said, input, missing) => {
    const { name, email } = anOrder();
    const filled = (text: string) => text.replace('NUMBER', name.replace('#', '')).replace('EMAIL', email);
    const { conversationId } = await newcomer(filled(said));
    const { answer } = await lookUp(conversationId, { number: filled(input.number), email: filled(input.email) });
    expect(answer).toMatchObject({ found: false, missing: [missing] });
    expect(asked).toBe(0);
  });

  it('not by an e-mail that a colleague wrote, or that stands with the contact', async () => {
    const { name, email } = anOrder();
    const member = await store.signIn(ctx);
    const { api, contactId, conversationId } = await newcomer(`Where is my order ${name}?`);
    const params = { id: conversationId };
    await member('POST /conversations/:id/messages', { params, body: { id: newId(), text: `Is it ${email}?` } });
    await member('PUT /contacts/:id', { params: { id: contactId }, body: { email } });
    await api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Yes' } });
    const { answer } = await lookUp(conversationId, { number: name, email: '[email:1]' });
    expect(answer).toMatchObject({ found: false, missing: ['e-mail'] });
    expect(asked).toBe(0);
  });

  it('by a telephone number as it was typed, with the number in an earlier message', async () => {
    const order = orders().findLast((it) => it.phone);
    if (!order?.phone) return;
    const { conversationId } = await newcomer(`It is about ${order.name}`, `My phone is ${order.phone}`);
    const { answer } = await lookUp(conversationId, { number: order.name, phone: '[phone:1]' });
    expect(answer.found).toBe(true);
  });
});

describe('who proves an order', () => {
  const knownOf = (contactId: string) =>
    ctx.db
      .selectFrom('contacts')
      .select(['email', 'email_from', 'phone'])
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow();

  it('is known by its e-mail from then on; who misses is not', async () => {
    const { name, email } = anOrder();
    const [right, wrong] = [
      await newcomer(`Where is my order ${name}? My e-mail is ${email}`),
      await newcomer(`Where is my order #990001? My e-mail is ${email}`),
    ];
    await lookUp(right.conversationId, { number: name, email: '[email:1]' });
    await lookUp(wrong.conversationId, { number: '#990001', email: '[email:1]' });
    expect(await knownOf(right.contactId)).toEqual({ email: email.toLowerCase(), email_from: 'order', phone: null });
    expect(await knownOf(wrong.contactId)).toEqual({ email: null, email_from: null, phone: null });
  });

  it('in a conversation where somebody wrote by a mailed link says nothing of the contact', async () => {
    const { name, email } = anOrder();
    const { contactId, conversationId } = await newcomer(`Where is my order ${name}? My e-mail is ${email}`);
    await ctx.db.updateTable('conversations').set({ by_link: true }).where('id', '=', conversationId).execute();
    const { answer } = await lookUp(conversationId, { number: name, email: '[email:1]' });
    expect(answer.found).toBe(true);
    expect(await knownOf(contactId)).toEqual({ email: null, email_from: null, phone: null });
  });

  it('by one of two that they tell is known by that one, and never by the other, which may be anybody’s', async () => {
    const order = orders().findLast((it) => it.email && it.phone && !it.cancelledAt);
    if (!order?.phone) throw new Error('the demo shop has orders with a phone');
    const { name, email, phone } = order;
    const told = async (said: { email: string; phone: string }) => {
      const text = `Where is my order ${name}? My e-mail is ${said.email} and my phone is ${said.phone}`;
      const { contactId, conversationId } = await newcomer(text);
      const input = { number: name, email: '[email:1]', phone: '[phone:1]' };
      expect((await lookUp(conversationId, input)).answer.found).toBe(true);
      return knownOf(contactId);
    };
    const strangers = { email: 'somebody@else.example', phone: '+47 999 88 777' };
    const byEmail = { email: email.toLowerCase(), email_from: 'order', phone: null };
    expect(await told({ email, phone: strangers.phone })).toEqual(byEmail);
    expect(await told({ email: strangers.email, phone })).toEqual({ email: null, email_from: null, phone });
  });
});
