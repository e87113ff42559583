import { type Api, createApi } from '@chatty/client/api';
import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { popups } from '@chatty/contract/visitor-texts/popups';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
let open: Api;
beforeAll(async () => {
  w = await testServer();
  open = createApi({ origin: w.origin, token: async () => null });
});
afterAll(() => w.close());

const on = { active: true };

async function addProduct(shop: TestShop, id: string, { title = id, available = true } = {}): Promise<string> {
  const variants = [
    { id: `${id}-v`, title: '', sku: null, price: '19.00', compareAtPrice: null, available, stock: null },
  ];
  await w.services.db
    .insertInto('products')
    .values({
      shop_id: shop.id,
      id,
      handle: id,
      title,
      url: `/products/${id}`,
      image_url: null,
      variants: JSON.stringify(variants),
      status: 'ACTIVE',
      content_hash: id,
    })
    .execute();
  return id;
}

const ask = async (shop: TestShop, kind: 'welcome' | 'newsletter' | 'product' | 'cartBooster', product?: string) =>
  (await open('GET /client/api/popups', { query: { shop: shop.domain, kind, product } })).data.popup;
const contactsOf = (shop: TestShop) =>
  w.services.db.selectFrom('contacts').select('id').where('shop_id', '=', shop.id).execute();

test('a popup that is switched off says nothing, and one that is on makes neither a contact nor a conversation', async () => {
  const shop = await w.shop({ welcomePopupSetting: { ...on, title: 'Moin' } });
  expect(await ask(shop, 'welcome')).toMatchObject({ kind: 'welcome', title: 'Moin', shownFor: 8 });
  expect(await ask(shop, 'newsletter')).toBeNull();
  expect(await contactsOf(shop)).toEqual([]);
});

test('nobody learns the discount code before they subscribe', async () => {
  const shop = await w.shop({ newsletterPopupSettings: { ...on, discountCode: 'SECRET10' } });
  expect(JSON.stringify(await ask(shop, 'newsletter'))).not.toContain('SECRET10');
});

test('products show in the order in which they were picked, without those that cannot be had', async () => {
  const shop = await w.shop({ productPopupSettings: { ...on, productIds: ['sold-out', 'b', 'a'] } });
  await addProduct(shop, 'a');
  await addProduct(shop, 'b');
  await addProduct(shop, 'sold-out', { available: false });
  const popup = await ask(shop, 'product');
  expect(popup).toMatchObject({ products: [{ id: 'b', variants: [{ price: { amount: '19.00' } }] }, { id: 'a' }] });
});

test('a popup about the product that is looked at shows that one, and none on other pages', async () => {
  const shop = await w.shop({ productPopupSettings: { ...on, productSource: 'viewed' } });
  await addProduct(shop, 'gid://shopify/Product/77');
  expect(await ask(shop, 'product', '77')).toMatchObject({ products: [{ id: 'gid://shopify/Product/77' }] });
  expect(await ask(shop, 'product')).toBeNull();
  expect(await ask(shop, 'product', '78')).toBeNull();
});

test('acts are counted by popup over thirty days, and older ones are left out', async () => {
  const shop = await w.shop();
  const admin = await shop.member();
  const acts = [
    { kind: 'welcome', act: 'shown' },
    { kind: 'welcome', act: 'shown' },
    { kind: 'product', act: 'clicked' },
  ] as const;
  await w.services.db
    .insertInto('popup_counts')
    .values({ shop_id: shop.id, day: '2020-01-01', kind: 'welcome', act: 'shown', times: 50 })
    .execute();
  await open('POST /client/api/popups/acts', { body: { shop: shop.domain, acts: [...acts] } });
  await open('POST /client/api/popups/acts', {
    body: { shop: shop.domain, acts: [{ kind: 'welcome', act: 'dismissed' }] },
  });
  const { data } = await admin.api('GET /popups/report');
  expect(data.counts.welcome).toEqual({ shown: 2, dismissed: 1, clicked: 0, subscribed: 0 });
  expect(data.counts.product).toMatchObject({ shown: 0, clicked: 1 });
});

test.each([
  ['an act that nobody but the server counts', { acts: [{ kind: 'newsletter', act: 'subscribed' }] }],
  ['more acts than a page can bring', { acts: Array.from({ length: 21 }, () => ({ kind: 'welcome', act: 'shown' })) }],
  ['no act', { acts: [] }],
])('%s is refused', async (_, body) => {
  const shop = await w.shop();
  const asked = fetch(new URL('/client/api/popups/acts', w.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shop: shop.domain, ...body }),
  });
  expect((await asked).status).toBe(400);
});

test('a shop that is not ours has no popups and counts nothing', async () => {
  const query = { shop: 'nobody.myshopify.com', kind: 'welcome' } as const;
  await expect(open('GET /client/api/popups', { query })).rejects.toMatchObject({ code: 'not_found' });
  const body = { shop: 'nobody.myshopify.com', acts: [{ kind: 'welcome' as const, act: 'shown' as const }] };
  await expect(open('POST /client/api/popups/acts', { body })).rejects.toMatchObject({ code: 'not_found' });
});

test('products to pick are found by their title as it stands, and only the shop’s own', async () => {
  const [shop, other] = [await w.shop(), await w.shop()];
  await addProduct(shop, 'one', { title: '100% wool scarf' });
  await addProduct(shop, 'two', { title: '100 g of wool' });
  await addProduct(other, 'three', { title: '100% wool hat' });
  const { api } = await shop.member();
  const titles = async (query: object) => (await api('GET /popups/products', { query })).data.map((it) => it.title);
  expect(await titles({ search: '100%' })).toEqual(['100% wool scarf']);
  expect(await titles({ search: 'WOOL' })).toEqual(['100 g of wool', '100% wool scarf']);
  expect(await titles({ ids: 'two,three,one' })).toEqual(['100 g of wool', '100% wool scarf']);
});

test('two who change different parts of a popup lose nothing, and one part changed twice is a conflict', async () => {
  const shop = await w.shop();
  const { api } = await shop.member();
  const save = (body: object) => api('POST /settings/widget/:id', { params: { id: shop.id }, body });
  const { data } = await api('GET /settings/widget');
  const from = { welcomePopupSetting: data.welcomePopupSetting };
  const change = (part: object) => ({ welcomePopupSetting: { ...data.welcomePopupSetting, ...part }, from });
  await save(change({ title: 'Hello' }));
  await save(change({ active: true }));
  await expect(save(change({ title: 'Hi' }))).rejects.toMatchObject({
    code: 'conflict',
    fields: { 'welcomePopupSetting.title': expect.any(String) },
  });
  expect((await api('GET /settings/widget')).data.welcomePopupSetting).toMatchObject({ title: 'Hello', active: true });
});

test.each([
  ['a discount code with a space', { newsletterPopupSettings: { discountCode: 'TEN OFF' } }],
  ['a popup without a title', { welcomePopupSetting: { title: '  ' } }],
  ['a line without a place for the amount', { cartBoosterPopupSettings: { freeShippingText: 'Add more' } }],
  ['four products', { productPopupSettings: { productIds: ['a', 'b', 'c', 'd'] } }],
  ['a picture of another place of ours', { welcomePopupSetting: { picture: '/files/x' } }],
])('%s is refused when it is saved', async (_, body) => {
  const shop = await w.shop();
  const { api } = await shop.member();
  await expect(api('POST /settings/widget/:id', { params: { id: shop.id }, body })).rejects.toMatchObject({
    code: 'bad_input',
  });
});

test('what a popup says by itself comes in the language of the page, where there is one', async () => {
  const shop = await w.shop({ newsletterPopupSettings: on });
  const textsIn = async (locale: string) => {
    const query = { shop: shop.domain, kind: 'newsletter', locale } as const;
    return (await open('GET /client/api/popups', { query })).data.texts;
  };
  const known = Object.keys(builtInTexts.de)
    .filter((it) => it in popups)
    .toSorted();
  expect(Object.keys(await textsIn('de-AT')).toSorted()).toEqual(known);
  expect(await textsIn('en')).toEqual({});
});

test('the newest products show, the latest first, without those that cannot be had', async () => {
  const shop = await w.shop({ productPopupSettings: { ...on, productSource: 'newest' } });
  expect(await ask(shop, 'product')).toBeNull();
  const ids = ['9', '1200', '88', '1000', '1300'].map((it) => `gid://shopify/Product/${it}`);
  for (const id of ids) await addProduct(shop, id, { available: !id.endsWith('/1300') });
  const popup = await ask(shop, 'product');
  expect(popup).toMatchObject({ products: [{ id: ids[1] }, { id: ids[3] }, { id: ids[2] }] });
});

test('a popup says something on its days alone, by the calendar of the shop', async () => {
  const days = { dateStart: '2026-11-27', dateEnd: '2026-11-30', weekdays: ['Friday', 'Monday'] };
  const shop = await w.shop({ timeZone: 'America/New_York', welcomePopupSetting: { ...on, ...days } });
  const said = async (at: string) => {
    w.setTime(at);
    return (await ask(shop, 'welcome')) !== null;
  };
  const moments = {
    '2026-11-27T04:59:00Z': false,
    '2026-11-27T05:00:00Z': true,
    '2026-11-28T12:00:00Z': false,
    '2026-12-01T04:59:00Z': true,
    '2026-12-01T05:00:00Z': false,
  };
  for (const [at, is] of Object.entries(moments)) expect(await said(at), at).toBe(is);
});

test.each<[string, { dateStart?: string; dateEnd?: string; weekdays?: [] }, string]>([
  ['a last day before the first', { dateStart: '2026-11-28', dateEnd: '2026-11-27' }, 'welcomePopupSetting.dateEnd'],
  ['no day of the week', { weekdays: [] }, 'welcomePopupSetting.weekdays'],
  ['what is no day', { dateStart: '2026-13-40' }, 'welcomePopupSetting.dateStart'],
])('%s is refused when it is saved, also where only one of them is changed', async (_, part, field) => {
  const shop = await w.shop({ welcomePopupSetting: { dateStart: '2026-11-28' } });
  const { api } = await shop.member();
  const { dateStart: __, ...alone } = part;
  for (const given of [part, ...(field.endsWith('dateEnd') ? [alone] : [])]) {
    await expect(
      api('POST /settings/widget/:id', { params: { id: shop.id }, body: { welcomePopupSetting: given } }),
    ).rejects.toMatchObject({ code: 'bad_input', fields: { [field]: expect.any(String) } });
  }
});

test('a popup waits for no more of a page than all of it', async () => {
  const shop = await w.shop({ welcomePopupSetting: { triggerValue: 300 } });
  const { api } = await shop.member();
  const save = (welcomePopupSetting: object) =>
    api('POST /settings/widget/:id', { params: { id: shop.id }, body: { welcomePopupSetting } });
  for (const part of [{ trigger: 'after_scroll' }, { trigger: 'after_scroll', triggerValue: 101 }])
    await expect(save(part)).rejects.toMatchObject({
      code: 'bad_input',
      fields: { 'welcomePopupSetting.triggerValue': 'Enter 100 or less' },
    });
  await save({ trigger: 'after_scroll', triggerValue: 100 });
  await save({ trigger: 'after_time', triggerValue: 300 });
});
