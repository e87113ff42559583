import { z } from 'zod';
import { gidOf } from '../../../adapters/shopify/wire/gid.ts';
import type { OnTopic } from '../../../hooks/vendor.ts';
import { readPurchasesOf, revoke } from '../../contacts/index.ts';
import { refreshProductJob } from '../../catalog/index.ts';
import { checkSoon } from '../shopify.jobs.ts';
import { isLetIn, keepFacts, keepScopes, letShopGo } from '../../shops/index.ts';
import { complianceTopics } from './compliance-topics.ts';
import { orderTopics } from './order-topics.ts';

// A webhook says that something changed, never what it is now: that is read from the store, so that order does not matter.

const ProductBody = z.object({ id: z.number().int() });

const readProductAnew: OnTopic = async (_, { body }) => {
  const productId = gidOf('Product', String(ProductBody.parse(body).id));
  return async (tx) => tx.enqueue(refreshProductJob, { productId });
};

const Purchases = z.object({ customerId: z.string().regex(/^gid:\/\/shopify\/Customer\/\d+$/) });

const readPurchasesAnew: OnTopic = async (_, { body }) => {
  const customerId = Purchases.parse(body).customerId.split('/').at(-1) ?? '';
  return (tx) => readPurchasesOf(tx, customerId);
};

const readShopAnew: OnTopic = async (ctx) => {
  const facts = await ctx.services.commerce.facts(ctx.shopId);
  return (tx) => keepFacts(tx, facts);
};

const readScopesAnew: OnTopic = async (ctx) => {
  const scopes = (await ctx.services.commerce.scopes(ctx.shopId)).join(',');
  return async (tx) => {
    await keepScopes(tx, scopes);
    await tx.db.updateTable('shop_tokens').set({ scope: scopes }).where('shop_id', '=', tx.shopId).execute();
  };
};

/**
 * The shop's tokens go, its people and visitors are out, its jobs rest; its data stays until Shopify asks for its end,
 * or until it comes back. If the app was installed again before a late webhook arrives, Shopify still lets us in, and
 * nothing ends.
 */
const letGo: OnTopic = async (ctx) => {
  const stillLetIn = await isLetIn(ctx);
  return async (tx) => {
    if (stillLetIn) return;
    await tx.db.deleteFrom('shop_tokens').where('shop_id', '=', tx.shopId).execute();
    await letShopGo(tx);
    tx.afterCommit(() => revoke(tx.services, { shopId: tx.shopId }));
  };
};

/** What follows from what Shopify says; nothing else is kept. */
export const topics: ReadonlyMap<string, OnTopic> = new Map<string, OnTopic>([
  ['products/create', readProductAnew],
  ['products/update', readProductAnew],
  ['products/delete', readProductAnew],
  ['customers/purchasing_summary', readPurchasesAnew],
  ['shop/update', readShopAnew],
  ['themes/publish', async () => async (tx) => checkSoon(tx)],
  ['app/uninstalled', letGo],
  ['app/scopes_update', readScopesAnew],
  ...Object.entries(orderTopics),
  ...Object.entries(complianceTopics),
]);
