import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfflineEngine } from '../../apps/server/src/adapters/engine/offline-engine/index.ts';
import { Refused } from '../../apps/server/src/platform/problem.ts';
import { openTestDatabase } from '../../apps/server/src/test-kit/test-database.ts';
import { type AnsweringShop, openAnsweringShop } from './answering-shop.ts';
import { playConversation } from './play-sets.ts';
import { ShopFile } from './shop-file.ts';

const file = ShopFile.parse({
  name: 'Kelp & Candle',
  email: 'hello@kelpandcandle.example',
  currency: 'EUR',
  policies: [
    {
      type: 'REFUND_POLICY',
      title: 'Refund policy',
      body: '<p>Unlit candles can be sent back within 21 days of delivery.</p>',
    },
  ],
  faqs: [{ question: 'Do you engrave candles?', answer: '<p>We engrave up to 12 letters for €4.</p>' }],
  products: [
    {
      ...{ handle: 'harbour-candle', title: 'Harbour Candle', vendor: 'Kelp & Candle', productType: 'Candle' },
      descriptionHtml: '<p>Rapeseed wax, burns for 45 hours.</p>',
      options: [{ name: 'Scent', values: ['Fig', 'Salt'] }],
      variants: [
        { options: ['Fig'], priceCents: 2400, inventoryQuantity: 7 },
        { options: ['Salt'], priceCents: 2600, inventoryQuantity: 0 },
      ],
    },
    {
      ...{ handle: 'wick-trimmer', title: 'Wick Trimmer', vendor: 'Kelp & Candle', productType: 'Tool' },
      descriptionHtml: '<p>Stainless steel.</p>',
      variants: [{ priceCents: 1150, inventoryQuantity: 3 }],
    },
  ],
  orders: [
    {
      ...{ number: 2044, email: 'nia@example.com', hoursAgo: 70, fulfillmentStatus: 'FULFILLED', shippingCents: 500 },
      lineItems: [{ handle: 'harbour-candle', options: ['Fig'], quantity: 2 }, { handle: 'wick-trimmer' }],
      shippingAddress: {
        ...{ firstName: 'Nia', lastName: 'Byrne', address1: '4 Quay', city: 'Cobh', province: 'Cork' },
        ...{ provinceCode: 'CO', zip: 'P24', country: 'Ireland', countryCode: 'IE' },
      },
      fulfillments: [
        {
          tracking: { company: 'Gannet Post', number: 'GP55812' },
          events: [
            { status: 'CONFIRMED', message: 'Parcel handed to the carrier', hoursAgo: 40 },
            { status: 'OUT_FOR_DELIVERY', message: 'Out for delivery', hoursAgo: 2 },
          ],
        },
      ],
    },
  ],
});

/** One that is away would be asked again and again before the shop is read. */
const none = { id: 'none', dimensions: 8, embed: () => Promise.reject(new Refused('There is no encoder.')) };

let shop: AnsweringShop;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openTestDatabase();
  shop = await openAnsweringShop(createOfflineEngine(), database, none, file);
  close = async () => {
    await shop.close();
    await database.close();
  };
}, 120_000);
afterAll(() => close?.());

test('a shop of a file is read as the store it is, and asked in place of the demo', async () => {
  const { db, shopId } = shop.ctx;
  const of = { shop_id: shopId };
  const all = (table: 'products' | 'store_pages') =>
    db
      .selectFrom(table)
      .select('title')
      .where((q) => q.and(of))
      .orderBy('title')
      .execute();
  const titles = async (table: 'products' | 'store_pages') => (await all(table)).map((it) => it.title);
  expect(await titles('products')).toEqual(['Harbour Candle', 'Wick Trimmer']);
  expect(await titles('store_pages')).toEqual(['Refund policy']);

  const asked = (question: string, mustMatch: string) => ({ question, mustMatch, kind: '', want: 'answer' as const });
  const turns = [
    asked('do you engrave candles', '12 letters'),
    asked('how many days do i have to send a candle back', '21 days'),
    asked('price of the Wick Trimmer', '11\\.50'),
    asked('where is order 2044? nia@example.com', 'out for delivery[^]*Harbour Candle Fig × 2[^]*64\\.50[^]*GP55812'),
  ];
  const played = await playConversation(shop, { turns });
  expect(played.filter((it) => it.verdict !== 'right').map((it) => [it.turn.question, it.shown])).toEqual([]);
});
