import { setTimeout as pauseFor } from 'node:timers/promises';
import { z } from 'zod';
import type { EmbedConfig, EmbedWords } from '@chatty/contract/settings/embed-config';
import { texts } from '#texts/shopify.ts';
import { Refused } from '../../platform/problem.ts';
import type { Commerce, StoreCustomer, StoreFacts, StoreProduct } from '../../ports/commerce.ts';
import { gidOf } from './wire/gid.ts';
import { findCollections } from './find-collections.ts';
import { publishFaqBlocks } from './publish-faq-blocks.ts';
import { findEmbed } from './find-embed.ts';
import { findOrder, ordersOf } from './orders.ts';
import { readOrder } from './read-order.ts';
import { readBulkProducts } from './products/read-bulk-products.ts';
import { readOneProduct, readPagedProducts } from './products/read-paged-products.ts';
import { addShopperCode } from './shopper-codes.ts';
import { readDiscounts, readPages } from './store-content.ts';
import { subscribeCustomer, unsubscribeCustomer } from './subscribe-customer.ts';
import { type AdminApi, createAdminApi, refuseUserErrors, UserErrors } from './wire/graphql-client.ts';
import { createShopifyFetch, unreachable } from './wire/shopify-fetch.ts';
import type { ShopifyApp } from './wire/access-grant.ts';
import { createAccessTokens, type ShopAccounts } from './wire/tokens.ts';

/** Up to this many products, paging is quicker than waiting for an export. */
const pagedProductsBelow = 250;
const batchSize = 250;
const downloadTimeoutMs = 10 * 60_000;

const Facts = z.object({
  shop: z.object({
    name: z.string(),
    email: z.string(),
    contactEmail: z.string(),
    currencyCode: z.string(),
    ianaTimezone: z.string(),
    primaryDomain: z.object({ host: z.string() }),
    shopAddress: z.object({ countryCodeV2: z.string().nullish() }),
    shopOwnerName: z.string(),
    plan: z.object({ publicDisplayName: z.string() }),
  }),
  shopLocales: z.array(z.object({ locale: z.string(), primary: z.boolean(), published: z.boolean() })),
});
const Counted = z.object({ count: z.number().int() }).nullish();
const Count = z.object({ productsCount: Counted });
const CustomerCount = z.object({ customersCount: Counted });
const OrderCount = z.object({ ordersCount: Counted });
const Customer = z.object({
  customer: z
    .object({
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
      locale: z.string(),
      // Shopify writes large numbers as text.
      numberOfOrders: z.coerce.number().int(),
      amountSpent: z.object({ amount: z.string(), currencyCode: z.string() }),
      defaultEmailAddress: z.object({ emailAddress: z.string() }).nullish(),
      defaultPhoneNumber: z.object({ phoneNumber: z.string() }).nullish(),
    })
    .nullish(),
});
const Scopes = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});
const Owner = z.object({ currentAppInstallation: z.object({ id: z.string() }) });
const Published = z.object({ metafieldsSet: z.object({ userErrors: UserErrors }).nullish() });

async function readFacts(api: AdminApi, shopId: string): Promise<StoreFacts> {
  const { shop, shopLocales } = await api(shopId, 'shop-facts', Facts);
  return {
    name: shop.name,
    email: shop.contactEmail || shop.email,
    domain: shop.primaryDomain.host,
    currency: shop.currencyCode,
    countryCode: shop.shopAddress.countryCodeV2 ?? '',
    timeZone: shop.ianaTimezone,
    ownerName: shop.shopOwnerName,
    platformPlan: shop.plan.publicDisplayName,
    primaryLocale: shopLocales.find((it) => it.primary)?.locale ?? 'en',
    locales: shopLocales.filter((it) => it.published || it.primary).map((it) => it.locale),
  };
}

async function readCustomer(api: AdminApi, shopId: string, customerId: string): Promise<StoreCustomer | null> {
  const { customer } = await api(shopId, 'customer', Customer, { id: gidOf('Customer', customerId) });
  if (!customer) return null;
  return {
    name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
    email: customer.defaultEmailAddress?.emailAddress ?? null,
    phone: customer.defaultPhoneNumber?.phoneNumber ?? null,
    locale: customer.locale,
    orderCount: customer.numberOfOrders,
    spent: { amount: customer.amountSpent.amount, currency: customer.amountSpent.currencyCode },
  };
}

async function publishEmbed(api: AdminApi, shopId: string, config: EmbedConfig, words: EmbedWords): Promise<void> {
  const { currentAppInstallation: owner } = await api(shopId, 'embed-owner', Owner);
  const { metafieldsSet } = await api(shopId, 'embed-publish', Published, {
    metafields: [
      { ownerId: owner.id, namespace: 'chatty', key: 'config', type: 'json', value: JSON.stringify(config) },
      { ownerId: owner.id, namespace: 'chatty', key: 'words', type: 'json', value: JSON.stringify(words) },
    ],
  });
  refuseUserErrors(metafieldsSet?.userErrors ?? []);
}

async function inBatches(products: AsyncIterable<StoreProduct>, take: (batch: StoreProduct[]) => Promise<void>) {
  let batch: StoreProduct[] = [];
  for await (const product of products) {
    batch.push(product);
    if (batch.length < batchSize) continue;
    await take(batch);
    batch = [];
  }
  if (batch.length > 0) await take(batch);
}

/** Files of bulk operations lie on Shopify's storage; with a simulator they lie there, and nowhere else. */
function createDownload(simulatorUrl: string | undefined) {
  return async (url: string) => {
    const { protocol, pathname, search } = new URL(url);
    if (!simulatorUrl && protocol !== 'https:') throw new Refused(texts.unsafeFile);
    const from = simulatorUrl ? new URL(`${pathname}${search}`, simulatorUrl) : url;
    return fetch(from, { signal: AbortSignal.timeout(downloadTimeoutMs) }).catch((error: unknown) => {
      throw unreachable(error);
    });
  };
}

export interface ShopifyCommerceOptions {
  app: ShopifyApp;
  accounts: ShopAccounts;
  simulatorUrl?: string;
  now: () => Date;
  /** Replaced by tests, which do not wait. */
  pause?: (ms: number) => Promise<unknown>;
}

/** Shopify as the shop's commerce platform, over its Admin GraphQL API. */
export function createShopifyCommerce(options: ShopifyCommerceOptions): Commerce {
  const { app, accounts, simulatorUrl, now, pause = pauseFor } = options;
  const ask = createShopifyFetch(simulatorUrl);
  const api = createAdminApi({ ask, tokens: createAccessTokens({ ask, app, accounts, now, pause }), pause });
  const download = createDownload(simulatorUrl);
  const countProducts = async (shopId: string) =>
    (await api(shopId, 'products-count', Count)).productsCount?.count ?? 0;
  return {
    facts: (shopId) => readFacts(api, shopId),
    async scopes(shopId) {
      const { currentAppInstallation } = await api(shopId, 'access-scopes', Scopes);
      return currentAppInstallation.accessScopes.map((it) => it.handle);
    },
    countProducts,
    countCustomers: async (shopId) => (await api(shopId, 'customers-count', CustomerCount)).customersCount?.count ?? 0,
    countOrders: async (shopId) => (await api(shopId, 'orders-count', OrderCount)).ordersCount?.count ?? 0,
    async readProducts(shopId, take) {
      const few = (await countProducts(shopId)) < pagedProductsBelow;
      await inBatches(few ? readPagedProducts(api, shopId) : readBulkProducts(api, shopId, download, pause), take);
    },
    readProduct: (shopId, productId) => readOneProduct(api, shopId, gidOf('Product', productId)),
    findCollections: (shopId, wanted) => findCollections(api, shopId, wanted),
    readPages: (shopId) => readPages(api, shopId),
    readDiscounts: (shopId) => readDiscounts(api, shopId),
    addShopperCode: (shopId, wanted) => addShopperCode({ api, shopId, wanted, now, pause }),
    readCustomer: (shopId, customerId) => readCustomer(api, shopId, customerId),
    findOrder: (shopId, proof) => findOrder(api, shopId, proof),
    readOrder: (shopId, orderId) => readOrder(api, shopId, orderId),
    ordersOf: (shopId, who) => ordersOf(api, shopId, who),
    subscribeCustomer: (shopId, subscriber) => subscribeCustomer(api, shopId, subscriber),
    unsubscribeCustomer: (shopId, unsubscriber) => unsubscribeCustomer(api, shopId, unsubscriber),
    findEmbed: (shopId) => findEmbed(api, shopId),
    publishEmbed: (shopId, config, words) => publishEmbed(api, shopId, config, words),
    publishFaqBlocks: (shopId, blocks) => publishFaqBlocks(api, shopId, blocks),
  };
}
