import type { OrderStatus } from '@chatty/contract/contacts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlineParts } from '../../apps/server/src/test-kit/offline-parts.ts';
import type { TestShop } from '../../apps/server/src/test-kit/test-server.ts';
import { Unreachable } from '../../apps/server/src/platform/problem.ts';
import type { StoreDiscount } from '../../apps/server/src/ports/commerce.ts';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

const code = (name: string, over: Partial<StoreDiscount> = {}): StoreDiscount => ({
  id: name,
  code: name,
  title: name,
  summary: '10% off entire order',
  status: 'ACTIVE',
  startsAt: null,
  endsAt: null,
  terms: null,
  ...over,
});
const order: OrderStatus = {
  id: 'gid://shopify/Order/1',
  name: '#1007',
  placedAt: '2026-03-04T10:00:00.000Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  cancelledAt: null,
  total: { amount: '48.00', currency: 'USD' },
  refunded: 'none',
  refundedTotal: null,
  lines: [{ title: 'Trail mug', variant: null, quantity: 2, imageUrl: null }],
  tracking: [],
  estimatedDeliveryAt: null,
  deliveredAt: null,
  events: [],
};

let desk: InboxDesk;
let discounts: () => Promise<StoreDiscount[]> = async () => [];
beforeAll(async () => {
  const { commerce } = offlineParts();
  const readDiscounts = () => discounts();
  desk = await openInboxDesk({ commerce: { ...commerce, readDiscounts, ordersOf: async () => [order] } });
});
afterAll(() => desk.close());

const variant = (id: string, title: string, available = true) => ({
  ...{ id, title, sku: null, price: '24.00', compareAtPrice: null, available },
  stock: available ? 7 : 0,
});

const addProduct = ({ id: shop_id }: TestShop, id: string, title: string, variants: object[]) =>
  desk.services.services.db
    .insertInto('products')
    .values({
      ...{ shop_id, id, handle: id, title, url: `/products/${id}`, image_url: null, status: 'ACTIVE' },
      ...{ variants: JSON.stringify(variants), content_hash: id },
    })
    .execute();

/** A conversation open in the inbox of a shop that sells a mug in two sizes, and a tent. */
async function openThread(size?: { width: number; height: number }) {
  const inbox = await desk.inbox({ path: null, ...(size ? { size } : {}) });
  await addProduct(inbox.shop, 'mug', 'Trail mug', [variant('small', '350 ml'), variant('large', '500 ml', false)]);
  await addProduct(inbox.shop, 'tent', 'Ridge tent', [variant('tent', 'Default Title')]);
  const guest = await inbox.guest('Do you have mugs?');
  await inbox.page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
  const { composer, button } = partsOf(inbox.page);
  await composer.waitFor();
  const cards = async () => {
    const params = { id: guest.conversationId };
    const { data } = await guest.api('GET /client/api/conversations/:id/messages', { params });
    return data.messages.flatMap((it) => (it.sender === 'admin' ? [{ text: it.text, parts: it.parts }] : []));
  };
  const search = inbox.page.getByRole('combobox', { name: /^Search|^Choose/ });
  const option = (name: string | RegExp) => inbox.page.getByRole('option', { name });
  const choose = (kind: string) => inbox.page.getByText(kind, { exact: true }).click();
  return { ...inbox, guest, composer, insert: button(/^Insert a product/), cards, search, option, choose };
}

test('products are found, chosen with their variant, kept over a reload, and sent as cards, by keyboard alone', async () => {
  const { page, composer, insert, search, option, cards, errors } = await openThread();
  await insert.focus();
  await page.keyboard.press('Enter');
  await option(/Ridge tent/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.type('mug');
  await option(/Ridge tent/).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await option(/500 ml/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Backspace');
  await option(/Ridge tent/).waitFor();
  await search.fill('mug');
  await option(/Ridge tent/).waitFor({ state: 'detached' });
  await search.press('Enter');
  await option(/500 ml/).waitFor();
  await search.press('ArrowDown');
  await search.press('Enter');
  const attached = page.getByRole('list', { name: 'In your reply' });
  await attached.getByText('Trail mug · 500 ml').waitFor();
  await eventually(() => composer.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);

  await page.reload();
  await attached.getByText('Trail mug · 500 ml').waitFor();
  await composer.fill('This one?');
  await composer.press('Control+Enter');
  await eventually(cards).toMatchObject([
    { text: 'This one?', parts: [{ type: 'products', products: [{ id: 'mug', chosenVariantId: 'large' }] }] },
  ]);
  await page.getByRole('list', { name: 'Products' }).getByText('500 ml').waitFor();
  await eventually(() => attached.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a product that the store takes away meanwhile is told of; what was written comes back with its cards', async () => {
  const { page, shop, composer, insert, option } = await openThread();
  await insert.click();
  await option(/Ridge tent/).click();
  await composer.fill('Look at this');
  await desk.services.services.db.deleteFrom('products').where('shop_id', '=', shop.id).execute();
  await composer.press('Control+Enter');
  const refusal = 'A product that you chose is no longer in your store.';
  await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await eventually(() => composer.inputValue()).toBe('Look at this');
  await page.getByRole('list', { name: 'In your reply' }).getByText('Ridge tent').waitFor();
});

test('discounts that work now, FAQs, and an order’s number come into the field where the caret stands', async () => {
  const { page, owner, guest, composer, insert, option, choose, cards, search } = await openThread(phone);
  const params = { id: guest.conversationId };
  await guest.api('POST /client/api/conversations/:id/contact', { params, body: { email: 'ada@x.example' } });
  await owner.api('POST /faqs', { body: { question: 'How do I wash a mug?', answer: '<p>By <b>hand</b>.</p>' } });
  discounts = () => Promise.reject(new Unreachable('Your store doesn’t answer right now.'));
  await composer.fill('Here: ');
  await insert.click();
  await choose('Discounts');
  await page.getByText('Your store doesn’t answer right now.').waitFor({ timeout: 30_000 });
  expect(await seriousFaults(page)).toEqual([]);
  discounts = async () => [code('MUGS10'), code('OVER', { endsAt: '2020-01-01T00:00:00Z' })];
  await page.getByRole('button', { name: 'Try again' }).click();
  await option(/MUGS10/).waitFor();
  expect(await option(/OVER/).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await option('Code only').tap();
  await eventually(() => composer.inputValue()).toBe('Here: MUGS10');
  await composer.fill('Here: ');
  await insert.click();
  await choose('Discounts');
  await option(/MUGS10/).click();
  await eventually(() => composer.inputValue()).toMatch(/^Here: MUGS10\nhttps:\/\/.*\/discount\/MUGS10$/);

  await composer.fill('');
  await insert.click();
  await choose('FAQs');
  await search.fill('wash');
  await option(/How do I wash a mug/).waitFor();
  await search.press('Enter');
  await eventually(() => composer.inputValue()).toContain('By **hand**.');

  await composer.fill('');
  await insert.click();
  await choose('Orders');
  await option(/#1007.*not proven/).click();
  await eventually(() => composer.inputValue()).toBe('#1007');
  expect(await cards()).toEqual([]);
});

test('on a phone what Shift-Enter puts in has a button, and a reply is sent and resolves', async () => {
  const { page, owner, guest, composer, insert, option, cards, search, errors } = await openThread(phone);
  await insert.tap();
  await option(/Trail mug/).waitFor();
  expect(await option('Link only').count()).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);
  await search.fill('mug');
  await option(/Ridge tent/).waitFor({ state: 'detached' });
  await option('Link only').tap();
  await eventually(() => composer.inputValue()).toMatch(/^Trail mug\nhttps:\/\/.*\/products\/mug$/);

  await composer.fill('This one.');
  await page.getByRole('button', { name: 'Reply options' }).tap();
  await page.getByRole('menuitem', { name: 'Send and resolve' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Send and resolve' }).tap();
  await eventually(cards).toMatchObject([{ text: 'This one.' }]);
  const params = { id: guest.conversationId };
  await eventually(async () => (await owner.api('GET /conversations/:id', { params })).data.status).toBe('resolved');
  expect(errors).toEqual([]);
});

test('what files may be attached is shown to whoever comes to the button by keyboard', async () => {
  const { page, composer, errors } = await openThread();
  await composer.press('Tab');
  await page.getByRole('tooltip').filter({ hasText: 'MB each' }).waitFor();
  expect(errors).toEqual([]);
});
