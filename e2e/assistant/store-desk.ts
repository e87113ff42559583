import type { ShopperCode, StoreDiscount, StorePage, StoreProduct } from '../../apps/server/src/ports/commerce.ts';
import { offlineParts } from '../../apps/server/src/test-kit/offline-parts.ts';
import { Refused } from '../../apps/server/src/platform/problem.ts';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';

/** What the store holds, to be changed by a test; with `refuses` it says no. */
export interface Store {
  pages: StorePage[];
  products: StoreProduct[];
  discounts: StoreDiscount[];
  refuses: string | null;
  /** The codes that were made for single shoppers. */
  made: string[];
}

export const page = (number: number, title: string, body: string, kind: StorePage['kind'] = 'page'): StorePage => ({
  id: `gid://shopify/Page/${number}`,
  kind,
  title,
  body,
  url: `/pages/page-${number}`,
});

export const product = (number: number, title: string, more: Partial<StoreProduct> = {}): StoreProduct => ({
  id: `gid://shopify/Product/${number}`,
  handle: `product-${number}`,
  title,
  description: `<p>All about ${title}.</p>`,
  vendor: 'Fell',
  productType: 'Tent',
  tags: ['outdoor'],
  imageUrl: null,
  url: `/products/product-${number}`,
  variants: [
    { id: `${number}-1`, title: 'Two', sku: null, price: '199.00', compareAtPrice: null, available: true, stock: 4 },
  ],
  metafields: [],
  status: 'ACTIVE',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

export const discount = (number: number, code: string, more: Partial<StoreDiscount> = {}): StoreDiscount => ({
  id: `gid://shopify/DiscountCodeNode/${number}`,
  code,
  title: code,
  summary: '10% off the whole order',
  status: 'ACTIVE',
  startsAt: null,
  endsAt: null,
  terms: { value: { percentage: 0.1 }, minSubtotal: null },
  ...more,
});

/** The whole server beside a store of the test's own, and a browser. */
export async function openAssistantDesk(): Promise<{ desk: InboxDesk; store: Store }> {
  const store: Store = { pages: [], products: [], discounts: [], refuses: null, made: [] };
  const orRefused = () => {
    if (store.refuses !== null) throw new Refused(store.refuses);
  };
  const commerce = {
    ...offlineParts().commerce,
    readPages: async () => {
      orRefused();
      return structuredClone(store.pages);
    },
    readDiscounts: async () => {
      orRefused();
      return structuredClone(store.discounts);
    },
    addShopperCode: async (_: string, { code }: ShopperCode) => {
      orRefused();
      store.made.push(code);
      return { discountId: 'gid://shopify/DiscountCodeNode/900' };
    },
    countProducts: async () => {
      orRefused();
      return store.products.length;
    },
    readProducts: async (_: string, take: (batch: StoreProduct[]) => Promise<void>) => {
      for (let at = 0; at < store.products.length; at += 250) await take(store.products.slice(at, at + 250));
    },
  };
  return { desk: await openInboxDesk({ commerce }), store };
}
