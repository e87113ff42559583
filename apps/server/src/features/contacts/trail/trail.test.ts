import { trailKeptDays, trailMaxSteps } from '@chatty/contract/trail';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { contactsFeature } from '../feature.ts';
import { keepOrder } from './keep-order.ts';
import { cartOf, lookedAt, short, usd, walkedShop } from './testing/walking.ts';

let w: TestServer;
let look: ReturnType<typeof lookedAt>;
beforeAll(async () => {
  w = await testServer();
  look = lookedAt(w);
});
afterAll(() => w.close());

it('pages and changes of the cart are kept in their order; a page that is loaded anew is one step', async () => {
  const { shop, contactId, trail } = await walkedShop(w);
  await look({ shop, contactId }, '/products/tent?ref=mail');
  await look({ shop, contactId }, '/products/tent');
  await look({ shop, contactId }, '/products/tent', { cart: cartOf(['Tent', 1]) });
  await look({ shop, contactId }, '/cart', { cart: cartOf(['Tent', 1]) });
  await look({ shop, contactId }, '/products/tent', { cart: cartOf(['Tent', 2], ['Mug', 1]) });
  await look({ shop, contactId }, '/products/tent', { cart: cartOf() });
  const steps = await trail();
  expect(short(steps)).toEqual([
    '/products/tent',
    'Tent 0-1',
    '/cart',
    '/products/tent',
    'Tent 1-2,Mug 0-1',
    'Tent 2-0,Mug 1-0',
  ]);
  expect(steps[0]).toMatchObject({
    url: `https://${shop.domain}/products/tent`,
    title: 'Title /products/tent?ref=mail',
  });
});

it('nothing is kept of who did not allow it, of pages that are their own or somebody else’s, and of who is blocked', async () => {
  const { shop, member, contactId, trail } = await walkedShop(w);
  await look({ shop, contactId }, '/', { mayKeep: false, cart: cartOf(['Tent', 1]) });
  for (const own of ['/account', '/en-us/account/login', '/orders/8J7K', '/6123/orders/abc', '/checkouts/c/1'])
    await look({ shop, contactId }, own);
  await look({ shop, contactId }, '.evil.example/');
  expect(await trail()).toEqual([]);
  await look({ shop, contactId }, '/account-tips');
  await member.api('POST /contacts/:id/block', { params: { id: contactId }, body: { reason: '' } });
  await look({ shop, contactId }, '/products/mug');
  expect(short(await trail())).toEqual(['/account-tips']);
});

it('the team hears of new steps at once, the visitor never, and the event log holds none', async () => {
  const { shop, member, contactId } = await walkedShop(w);
  const visitor = await shop.visitor();
  const heard: Record<string, string[]> = { team: [], visitor: [] };
  const listen = async (who: string, token: string) => {
    const ready = Promise.withResolvers<void>();
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
    socket.onmessage = ({ data }) => {
      if (String(data).includes('"ready"')) ready.resolve();
      else heard[who]?.push(String(data));
    };
    await ready.promise;
    return socket;
  };
  const sockets = [await listen('team', member.token), await listen('visitor', visitor.token)];
  const logged = () => w.services.db.selectFrom('events').select('n').where('shop_id', '=', shop.id).execute();
  const before = (await logged()).length;
  await look({ shop, contactId: visitor.contactId }, '/products/tent');
  await look({ shop, contactId }, '/products/tent');
  await expect.poll(() => heard.team?.filter((it) => it.includes('contact.trail')).length).toBe(2);
  expect(heard.visitor?.filter((it) => it.includes('tent'))).toEqual([]);
  expect((await logged()).length).toBe(before);
  for (const it of sockets) it.close();
});

it('the latest steps of a contact are kept, and the cart is still compared with what it was', async () => {
  const { shop, contactId, trail } = await walkedShop(w);
  await look({ shop, contactId }, '/', { cart: cartOf(['Tent', 1]) });
  const now = w.services.clock.now().getTime();
  await w.services.db
    .insertInto('trail_steps')
    .values(
      Array.from({ length: trailMaxSteps + 20 }, (_, n) => ({
        shop_id: shop.id,
        id: newId(),
        contact_id: contactId,
        at: new Date(now + n),
        kind: 'page' as const,
        content: JSON.stringify({ url: `https://${shop.domain}/pages/${n}`, title: '' }),
      })),
    )
    .execute();
  w.setTime(new Date(now + 120_000).toISOString());
  await look({ shop, contactId }, '/pages/last');
  const rows = await w.services.db.selectFrom('trail_steps').selectAll().where('contact_id', '=', contactId).execute();
  expect(rows).toHaveLength(trailMaxSteps + 1);
  await look({ shop, contactId }, '/cart', { cart: cartOf(['Tent', 1]) });
  expect(short(await trail()).at(-1)).toBe('/cart');
});

it('an hourly job forgets what is older than a month, and nothing younger', async () => {
  const { shop, contactId, trail } = await walkedShop(w);
  const aged = (days: number) => new Date(w.services.clock.now().getTime() - days * 86_400_000);
  const { db } = w.services;
  await look({ shop, contactId }, '/old');
  await db
    .updateTable('trail_steps')
    .set({ at: aged(trailKeptDays + 0.01) })
    .where('contact_id', '=', contactId)
    .execute();
  await look({ shop, contactId }, '/young');
  const young = (await trail()).at(-1)?.id ?? '';
  await db
    .updateTable('trail_steps')
    .set({ at: aged(trailKeptDays - 0.01) })
    .where('id', '=', young)
    .execute();
  const job = contactsFeature.jobs?.find((it) => it.name === 'contacts.erase-trails');
  expect(job?.schedule).toMatch(/^\d+ \* \* \* \*$/);
  await job?.run(w.services, [{}]);
  expect(short(await trail())).toEqual(['/young']);
});

it('many visitors who look at the same moment each have their own steps', async () => {
  const shop = await w.shop();
  const other = await w.shop();
  const visitors = await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? shop : other).visitor()));
  await Promise.all(
    visitors.map((it, at) => look({ shop: at % 2 ? shop : other, contactId: it.contactId }, `/pages/${at}`)),
  );
  const rows = await w.services.db
    .selectFrom('trail_steps')
    .select(['contact_id', 'shop_id', 'content'])
    .where('shop_id', 'in', [shop.id, other.id])
    .execute();
  expect(rows).toHaveLength(30);
  for (const [at, { contactId }] of visitors.entries())
    expect(rows.find((it) => it.contact_id === contactId)).toMatchObject({ shop_id: (at % 2 ? shop : other).id });
});

it('an order stands in the trail of whose it is beyond doubt, each of its news once', async () => {
  const { shop, member, contactId, trail } = await walkedShop(w);
  const doubtful = await shop.visitor();
  const email = `${newId()}@x.example`;
  await member.api('PUT /contacts/:id', { params: { id: contactId }, body: { email } });
  await w.services.db
    .updateTable('contacts')
    .set({ email, email_from: 'visitor' })
    .where('id', '=', doubtful.contactId)
    .execute();
  const at = w.services.clock.now();
  const order = { orderId: '71', name: '#1071', total: usd('84.00'), customerId: null, email: email.toUpperCase() };
  const tell = (news: Parameters<typeof keepOrder>[1]['news']) =>
    transaction(systemCtx(w.services, shop.id), (tx) => keepOrder(tx, { ...order, news }));
  const placed = { what: 'placed' as const, at };
  await tell([placed]);
  await tell([placed, { what: 'paid', at: new Date(at.getTime() + 1_000) }]);
  await tell([placed]);
  await tell([{ what: 'cancelled', at: new Date(at.getTime() - 40 * 86_400_000) }]);
  expect(await trail()).toMatchObject([
    { kind: 'order', news: 'placed', name: '#1071', total: usd('84.00') },
    { kind: 'order', news: 'paid' },
  ]);
  const { data } = await member.api('GET /contacts/:id/trail', { params: { id: doubtful.contactId } });
  expect(data).toEqual([]);
});

it('what is told of an order at the same moment stands in the order in which it comes about', async () => {
  const { shop, member, contactId, trail } = await walkedShop(w);
  const email = `${newId()}@x.example`;
  await member.api('PUT /contacts/:id', { params: { id: contactId }, body: { email } });
  const at = w.services.clock.now();
  const news = (['cancelled', 'fulfilled', 'paid', 'placed'] as const).map((what) => ({ what, at }));
  const order = { orderId: '72', name: '#1072', total: usd('84.00'), customerId: null, email, news };
  await transaction(systemCtx(w.services, shop.id), (tx) => keepOrder(tx, order));
  expect(short(await trail())).toEqual(['placed', 'paid', 'fulfilled', 'cancelled']);
});

it('a trail is part of what is exported about a contact, and goes with it', async () => {
  const { shop, member, contactId } = await walkedShop(w);
  await look({ shop, contactId }, '/products/tent');
  const params = { id: contactId };
  expect((await member.api('GET /contacts/:id/export', { params })).data.trail).toMatchObject([{ kind: 'page' }]);
  expect((await member.api('DELETE /contacts/:id', { params })).data.counts).toMatchObject({ trailSteps: 1 });
});
