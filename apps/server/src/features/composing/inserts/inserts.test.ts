import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../ctx.ts';
import { faqKey } from '../../wording/index.ts';
import { createCustomerProofs, makeConversationLink } from '../../widget/index.ts';
import { type Api, createApi } from '@chatty/client/api';
import { type SimulatedStore, simulatedDomain, simulatedStore } from '../../../test-kit/simulated-store.ts';
import { testServer } from '../../../test-kit/test-server.ts';
import { until } from '../../../test-kit/until.ts';

let store: SimulatedStore;
let ctx: Ctx;
let member: Api;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
  member = await store.signIn(ctx);
  const synced = async () => (await member('GET /assistant/sync-products')).data.finishedAt;
  await until('the products are not there', 60_000, synced);
}, 90_000);
afterAll(() => store.close());

const settings = (widget: object) =>
  ctx.db
    .updateTable('shops')
    .set({ widget: JSON.stringify({ isEnableAIAssistant: false, ...widget }) })
    .execute();
beforeEach(async () => {
  await settings({});
  store.w.forgetLimits();
});

type Visitor = Awaited<ReturnType<typeof arrive>>;

/** A shopper’s browser, with what it shows of itself. */
async function arrive(given: { customer?: string; locale?: string; link?: string } = {}) {
  const open = createApi({ origin: store.w.origin, token: async () => null });
  const { link, ...rest } = given;
  const body = { shop: simulatedDomain, ...rest };
  const { data } = link
    ? await open('POST /client/api/visitors/by-link', { body: { ...body, link } })
    : await open('POST /client/api/visitors', { body });
  return { api: createApi({ origin: store.w.origin, token: async () => data.token }), contactId: data.contact.id };
}

/** Orders of customers whom the store can reach. */
const orders = () => store.simulator.store.firstShop.state.orders.filter((it) => it.email && it.customerId).slice(-6);
function anOrder(at: number) {
  const order = orders()[at];
  if (!order) throw new Error('the demo shop has orders');
  return order;
}

async function talk(visitor: Visitor, text = 'Hello?') {
  const params = { id: newId() };
  const say = (words: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: words } });
  await say(text);
  const read = async () =>
    (await visitor.api('GET /client/api/conversations/:id/messages', { params })).data.messages.filter(
      (it) => it.sender === 'admin',
    );
  return { params, read };
}

const search = async (words = '') => (await member('GET /inserts/products', { query: { search: words } })).data;

describe('products in a reply', () => {
  it('are the newest without a search, and those that are called so or match with one', async () => {
    const newest = await search();
    expect(newest).toHaveLength(20);
    const [first] = newest;
    if (!first) throw new Error('the demo shop has products');
    expect((await search(first.title.slice(0, 12).toUpperCase())).map((it) => it.id)).toContain(first.id);
    expect(await search('zzqx')).toEqual([]);
    // Signs that a pattern would read are signs.
    expect(await search('%_%')).toEqual([]);
  });

  it('are found by the handle of a link, as the store has them now; a handle that it lacks is none', async () => {
    const [first] = await search();
    if (!first) throw new Error('the demo shop has products');
    const linked = async (handle: string) => (await member('GET /inserts/linked-product', { query: { handle } })).data;
    expect(await linked(first.handle)).toEqual(first);
    expect(await linked(`${first.handle}-x`)).toBeNull();
    expect(await linked('%')).toBeNull();
  });

  it('reach the visitor as the store’s cards, the chosen variant first; the same message again is the same', async () => {
    const { params, read } = await talk(await arrive());
    const many = (await search()).find((it) => it.variants.length > 1);
    const [other] = await search('');
    const variant = many?.variants.at(-1);
    if (!many || !other || !variant) throw new Error('the demo shop has products with variants');
    const products = [{ id: many.id, variantId: variant.id }, ...(other.id === many.id ? [] : [{ id: other.id }])];
    const body = { id: newId(), text: 'This one?', products };
    await member('POST /conversations/:id/cards', { params, body });
    await ctx.db.deleteFrom('products').where('id', '=', many.id).execute();
    // What was sent is sent, whatever the shop still has.
    await member('POST /conversations/:id/cards', { params, body });
    const [said, ...more] = await read();
    expect(more).toEqual([]);
    expect(said).toMatchObject({
      text: 'This one?',
      parts: [
        {
          type: 'products',
          products: [{ id: many.id, title: many.title, chosenVariantId: variant.id }, ...products.slice(1)],
        },
      ],
    });
    const again = member('POST /conversations/:id/cards', { params, body: { ...body, id: newId() } });
    await expect(again).rejects.toMatchObject({ code: 'not_found' });
    expect(await read()).toHaveLength(1);
  });

  it('need no words, and nothing is no message', async () => {
    const { params, read } = await talk(await arrive());
    const [product] = await search();
    if (!product) throw new Error('the demo shop has products');
    await member('POST /conversations/:id/cards', { params, body: { id: newId(), products: [{ id: product.id }] } });
    expect(await read()).toMatchObject([{ text: '', parts: [{ type: 'products' }] }]);
    const { data } = await member('GET /conversations/:id', { params });
    expect(data).toMatchObject({ handler: 'person', preview: expect.stringContaining(product.title) });
    const nothing = member('POST /conversations/:id/cards', { params, body: { id: newId(), text: 'Nothing' } });
    await expect(nothing).rejects.toMatchObject({ code: 'bad_input' });
  });
});

describe('an order in a reply', () => {
  const listed = async (params: { id: string }) =>
    (await member('GET /conversations/:id/inserts/orders', { params })).data;
  const show = (params: { id: string }, orderId: string) =>
    member('POST /conversations/:id/cards', { params, body: { id: newId(), orderId } });
  const proofOf = (customerId: number | null, email?: string) =>
    createCustomerProofs(store.w.services.config.APP_SECRET, () => store.w.services.clock.now()).issue({
      shopId: ctx.shopId,
      customerId: String(customerId),
      ...(email ? { email } : {}),
    });

  it('is shown to whom the store has signed in, and only their own', async () => {
    const order = anOrder(5);
    const { params, read } = await talk(await arrive({ customer: await proofOf(order.customerId) }));
    const own = (await listed(params)).find((it) => it.order.name === order.name);
    expect(own).toMatchObject({ mayShow: true });
    await show(params, own?.order.id ?? '');
    expect(await read()).toMatchObject([{ parts: [{ type: 'order', order: { name: order.name } }] }]);
    const other = orders().find((it) => it.customerId !== order.customerId);
    await expect(show(params, `gid://shopify/Order/${other?.id}`)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of one person who is two contacts is shown where its own account is, and nowhere else', async () => {
    const own = anOrder(5);
    const typed = orders().find((it) => it.customerId !== own.customerId && it.email !== own.email);
    if (!typed) throw new Error('another customer');
    const customer = await arrive({ customer: await proofOf(own.customerId) });
    const stranger = await arrive();
    const [theirs, others] = [await talk(customer), await talk(stranger)];
    const leave = { params: others.params, body: { email: typed.email } };
    await stranger.api('POST /client/api/conversations/:id/contact', leave);
    const id = customer.contactId;
    const body = { otherId: stranger.contactId, keep: { name: id, email: id, phone: id } };
    await member('POST /contacts/:id/merge', { params: { id }, body });
    const mayShow = async (params: { id: string }) =>
      new Map((await listed(params)).map((it) => [it.order.name, it.mayShow]));
    const atTheirs = await mayShow(theirs.params);
    expect([atTheirs.get(own.name), atTheirs.get(typed.name)]).toEqual([true, false]);
    const atOthers = await mayShow(others.params);
    expect([atOthers.get(own.name), atOthers.get(typed.name)]).toEqual([false, false]);
  });

  it('is named and not shown where nobody has proven the address, nor to who came by a mailed link', async () => {
    const { email, name, customerId } = anOrder(2);
    const ann = await arrive();
    const { params, read } = await talk(ann);
    await ann.api('POST /client/api/conversations/:id/contact', { params, body: { email } });
    const [typed] = await listed(params);
    expect(typed).toMatchObject({ mayShow: false });
    await expect(show(params, typed?.order.id ?? '')).rejects.toMatchObject({
      code: 'not_allowed',
      message: expect.stringContaining(typed?.order.name ?? name),
    });
    expect(await read()).toEqual([]);

    const customer = await arrive({ customer: await proofOf(customerId, email) });
    const mailed = await talk(customer);
    const named = { shopId: ctx.shopId, conversationId: mailed.params.id, contactId: customer.contactId, email };
    const url = new URL(await makeConversationLink(store.w.services, 'https://x.example', named));
    const passedOn = (await arrive({ link: url.hash.replace('#chatty=', '') })).api;
    expect((await listed(mailed.params)).every((it) => it.mayShow)).toBe(true);
    const said = { params: mailed.params, body: { id: newId(), text: 'It’s me' } };
    await passedOn('POST /client/api/conversations/:id/messages', said);
    expect((await listed(mailed.params)).some((it) => it.mayShow)).toBe(false);
  });
});

describe('discounts for a reply', () => {
  it('are the store’s own codes that work now, with a link that applies them', async () => {
    const { data } = await member('GET /inserts/discounts');
    expect(data.map((it) => it.code).toSorted()).toEqual(['CAMP20', 'FREESHIP', 'TRAIL15', 'WELCOME10']);
    const welcome = data.find((it) => it.code === 'WELCOME10');
    expect(welcome).toMatchObject({ url: expect.stringMatching(/\/discount\/WELCOME10$/), endsAt: null });
    expect(welcome?.summary).not.toBe('');
  });

  it('are told to be out of reach where the store does not answer', async () => {
    const w = await testServer();
    try {
      const { api } = await (await w.shop()).member({ role: 'member' });
      await expect(api('GET /inserts/discounts')).rejects.toMatchObject({ code: 'unreachable' });
    } finally {
      await w.close();
    }
  });
});

it('FAQs for a reply are published ones, found by what is typed, in the language of the visitor', async () => {
  const add = async (question: string, published = true) =>
    (
      await member('POST /faqs', {
        body: { question, answer: `<p>${question} <b>Yes.</b></p>`, category: 'Gift wrap', published },
      })
    ).data.id;
  const id = await add('Do you wrap gifts?');
  await add('Do you wrap whales?', false);
  await settings({ faqPageSettings: { isEnabled: true } });
  await member('POST /settings/translations/:locale', {
    params: { locale: 'de' },
    body: { values: { [faqKey(id, 'question')]: 'Packt ihr Geschenke ein?' } },
  });
  const ask = async (locale: string, words: string) => {
    const { params } = await talk(await arrive({ locale }));
    return (await member('GET /conversations/:id/inserts/faqs', { params, query: { search: words } })).data;
  };
  expect(await ask('en', 'wrap')).toMatchObject([
    {
      question: 'Do you wrap gifts?',
      answer: expect.stringContaining('**Yes.**'),
      url: expect.stringMatching(/\/apps\/chat\/faqs#category-Gift-wrap$/),
    },
  ]);
  expect(await ask('de', 'geschenke')).toMatchObject([{ id, question: 'Packt ihr Geschenke ein?' }]);
});
