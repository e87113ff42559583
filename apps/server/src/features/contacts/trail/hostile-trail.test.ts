import { trailMaxPerMinute } from '@chatty/contract/trail';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { keepOrder } from './keep-order.ts';
import { cartOf, lookedAt, short, usd, walkedShop } from './testing/walking.ts';

let w: TestServer;
let look: ReturnType<typeof lookedAt>;
beforeAll(async () => {
  w = await testServer();
  look = lookedAt(w);
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

it('no address but of a page of the store ever becomes one of a trail', async () => {
  const { shop, contactId, trail } = await walkedShop(w);
  const own = `https://${shop.domain}`;
  const addresses = [
    'javascript:alert(document.domain)',
    'java\tscript:alert(1)//',
    `javascript:"${own}/"`,
    `data:text/html,<a href="${own}">`,
    `blob:${own}/6a2f`,
    `filesystem:${own}/temporary/x`,
    `view-source:${own}/`,
    `http://${shop.domain}/`,
    `https://${shop.domain}@evil.example/`,
    `https://${shop.domain}.evil.example/`,
    '//evil.example',
    `${own}/${'é'.repeat(1_500)}`,
    '',
  ];
  for (const url of addresses) await look({ shop, contactId }, '', { url, title: 'Click me' });
  expect(await trail()).toEqual([]);
  await look({ shop, contactId }, '', { url: `https://evil:pass@${shop.domain}/a"><script>?token=1#x`, title: 'It' });
  expect(await trail()).toMatchObject([{ url: `${own}/a%22%3E%3Cscript%3E`, title: 'It' }]);
});

it('what a page claims of itself is kept as words, and what no database holds takes nobody’s trail along', async () => {
  const { shop, member, contactId, trail } = await walkedShop(w);
  const others = await Promise.all(Array.from({ length: 4 }, () => shop.visitor()));
  const html = '<img src=x onerror=alert(1)>';
  const broken = { ...cartOf(['a\u0000\ud800', 2]), total: usd('1.00') };
  const looks = others.map((it) => look({ shop, contactId: it.contactId }, '/pages/calm'));
  await Promise.all([look({ shop, contactId }, '/', { title: `${html}\u0000\ud83d`, cart: broken }), ...looks]);
  expect(await trail()).toMatchObject([{ title: html }, { changes: [{ title: 'a', from: 0, to: 2 }] }]);
  for (const it of others) expect(short(await trail(it.contactId))).toEqual(['/pages/calm']);
  const many = cartOf(...Array.from({ length: 100 }, (): [string, number] => ['a', Number.MAX_SAFE_INTEGER]));
  await look({ shop, contactId }, '/', { cart: many });
  expect((await trail()).at(-1)).toMatchObject({ changes: [{ to: 1_000_000 }] });
  expect((await member.api('GET /contacts/:id/export', { params: { id: contactId } })).data.trail).toHaveLength(3);
});

it('ten thousand steps of a visitor cost the others nothing, and are as few as a person makes in a minute', async () => {
  const { shop, contactId, trail } = await walkedShop(w);
  const { contactId: calm } = await shop.visitor();
  await look({ shop, contactId: calm }, '/');
  const flood = Array.from({ length: 10_000 }, (_, at) => look({ shop, contactId }, `/pages/${at}`));
  flood.push(look({ shop, contactId: calm }, '/pages/calm'));
  await Promise.all(flood);
  expect(await trail()).toHaveLength(trailMaxPerMinute);
  expect(short(await trail(calm))).toEqual(['/', '/pages/calm']);
  await look({ shop, contactId }, '/cart', { cart: cartOf(['Tent', 1]) });
  expect(await trail()).toHaveLength(trailMaxPerMinute);
  w.setTime(new Date(w.services.clock.now().getTime() + 60_001).toISOString());
  await look({ shop, contactId }, '/cart', { cart: cartOf(['Tent', 2]) });
  expect(short((await trail()).slice(-2))).toEqual(['/cart', 'Tent 0-2']);
});

it('nobody reads or writes a trail of another shop, and no visitor reads one', async () => {
  const { shop, member, contactId } = await walkedShop(w);
  const other = await walkedShop(w);
  await look({ shop, contactId: other.contactId }, '/');
  await look({ shop: other.shop, contactId }, '/');
  await look({ shop, contactId: '018f0000-0000-7000-8000-000000000000' }, '/');
  const rows = await w.services.db
    .selectFrom('trail_steps')
    .select('id')
    .where('shop_id', 'in', [shop.id, other.shop.id])
    .execute();
  expect(rows).toEqual([]);
  const params = { id: other.contactId };
  await expect(member.api('GET /contacts/:id/trail', { params })).rejects.toMatchObject({ code: 'not_found' });
  const visitor = await shop.visitor();
  const asked = visitor.api('GET /contacts/:id/trail', { params: { id: contactId } });
  await expect(asked).rejects.toMatchObject({ code: 'not_signed_in' });
});

it('a trail follows whoever is merged, goes with them, and an order of theirs stands in it once', async () => {
  const { shop, member, contactId: a, trail } = await walkedShop(w);
  const { contactId: b } = await shop.visitor();
  const order = { orderId: '9', name: '#1009', total: usd('9.00'), customerId: null, email: 'ida@x.example' };
  const told = (what: 'placed' | 'paid') =>
    transaction(shop.ctx, (tx) => keepOrder(tx, { ...order, news: [{ what, at: w.services.clock.now() }] }));
  for (const id of [a, b]) await member.api('PUT /contacts/:id', { params: { id }, body: { email: order.email } });
  await told('placed');
  await look({ shop, contactId: a }, '/a');
  await look({ shop, contactId: b }, '/b');
  const body = { otherId: b, keep: { name: a, email: a, phone: a } };
  await member.api('POST /contacts/:id/merge', { params: { id: a }, body });
  await look({ shop, contactId: b }, '/later');
  await told('placed');
  await told('paid');
  for (const id of [a, b]) expect(short(await trail(id)).toSorted()).toEqual(['/a', '/b', '/later', 'paid', 'placed']);
  const { data } = await member.api('GET /contacts/:id/export', { params: { id: a } });
  expect(data.trail.map((it) => it.kind)).toContain('page');
  expect(JSON.stringify(data.trail)).toContain('/later');
  await member.api('DELETE /contacts/:id', { params: { id: a } });
  await look({ shop, contactId: b }, '/after');
  const rows = await w.services.db.selectFrom('trail_steps').select('id').where('shop_id', '=', shop.id).execute();
  expect(rows).toEqual([]);
});

it('of who is blocked neither steps nor orders are kept, of all that were merged into them', async () => {
  const { shop, member, contactId: a, trail } = await walkedShop(w);
  const { contactId: b } = await shop.visitor();
  const email = 'blocked@x.example';
  await member.api('PUT /contacts/:id', { params: { id: a }, body: { email } });
  const body = { otherId: b, keep: { name: a, email: a, phone: a } };
  await member.api('POST /contacts/:id/merge', { params: { id: a }, body });
  await member.api('POST /contacts/:id/block', { params: { id: a }, body: { reason: '' } });
  for (const contactId of [a, b]) await look({ shop, contactId }, '/');
  const placed = [{ what: 'placed' as const, at: w.services.clock.now() }];
  const order = { orderId: '7', name: '#1007', total: usd('9.00'), customerId: null, email, news: placed };
  await transaction(shop.ctx, (tx) => keepOrder(tx, order));
  expect(await trail()).toEqual([]);
});
