import { z } from 'zod';
import { gidOf } from '../../../adapters/shopify/wire/gid.ts';
import { refreshProductJob } from '../../catalog/index.ts';
import { findShop, isLetIn, widgetOf } from '../../shops/index.ts';
import { type TxCtx, transaction } from '../../../platform/db/transaction.ts';
import { storable } from '../../../platform/http/bodies/storable.ts';
import { revoke } from '../../../platform/http/visitor-gate.ts';
import { Refused } from '../../../platform/problem.ts';
import { type Ctx, type Services } from '../../../services.ts';
import { complianceTopics } from './compliance-topics.ts';
import { keepFacts } from '../connect-shop.ts';

const ProductBody = z.object({ id: z.number().int() });

/** Deliveries are remembered for longer than Shopify repeats them, which is hours. */
const rememberedDays = 7;

/** A webhook says that something changed, never what it is now: that is read from the store, so that order does not matter. */
type OnTopic = (ctx: Ctx, it: Delivered) => Promise<(tx: TxCtx) => Promise<void>>;

interface Delivered {
  webhookId: string;
  receivedAt: Date;
  body: unknown;
}

const readProductAnew: OnTopic = async (_, { body }) => {
  const productId = gidOf('Product', String(ProductBody.parse(body).id));
  return async (tx) => tx.enqueue(refreshProductJob, { productId });
};

const readShopAnew: OnTopic = async (ctx) => {
  const facts = await ctx.services.commerce.facts(ctx.shopId);
  return (tx) => keepFacts(tx, facts);
};

const readScopesAnew: OnTopic = async (ctx) => {
  const scopes = (await ctx.services.commerce.scopes(ctx.shopId)).join(',');
  return async (tx) => {
    await tx.db.updateTable('shops').set({ scopes }).where('id', '=', tx.shopId).execute();
    await tx.db.updateTable('shop_tokens').set({ scope: scopes }).where('shop_id', '=', tx.shopId).execute();
  };
};

/**
 * The shop's tokens go, its people and visitors are out, its jobs rest; its data stays until Shopify asks for its end, or
 * until it comes back. A late word after which the app was installed again is recognised by being let in still.
 */
const letGo: OnTopic = async (ctx) => {
  const stillLetIn = await isLetIn(ctx);
  return async (tx) => {
    if (stillLetIn) return;
    await tx.db.deleteFrom('shop_tokens').where('shop_id', '=', tx.shopId).execute();
    await tx.db
      .updateTable('shops')
      .set({ uninstalled_at: tx.services.clock.now() })
      .where('id', '=', tx.shopId)
      .where('uninstalled_at', 'is', null)
      .execute();
    tx.afterCommit(() => revoke(tx.services, { shopId: tx.shopId }));
  };
};

const topics: ReadonlyMap<string, OnTopic> = new Map<string, OnTopic>([
  ['products/create', readProductAnew],
  ['products/update', readProductAnew],
  ['products/delete', readProductAnew],
  ['shop/update', readShopAnew],
  ['app/uninstalled', letGo],
  ['app/scopes_update', readScopesAnew],
  ...Object.entries(complianceTopics).map(([topic, answer]): [string, OnTopic] => [
    topic,
    async (_, it) => (tx) => answer(tx, it),
  ]),
]);

export const isHandled = (topic: string) => topics.has(topic);

/** Does what a kept delivery asks for; twice does no harm. */
export async function workOnDelivery(ctx: Ctx, { webhookId }: { webhookId: string }): Promise<void> {
  const { services } = ctx;
  const delivery = await services.db
    .selectFrom('webhook_deliveries')
    .select(['topic', 'body', 'received_at'])
    .where('webhook_id', '=', webhookId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  const onTopic = delivery && topics.get(delivery.topic);
  if (!onTopic) return;
  const it = { webhookId, receivedAt: delivery.received_at, body: storable(JSON.parse(delivery.body)) };
  const write = await onTopic(ctx, it).catch((error: unknown) => {
    // A store that shut us out has nothing more to tell.
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error, topic: delivery.topic }, 'a webhook could not be followed up');
    return null;
  });
  await transaction(ctx, async (tx) => {
    await write?.(tx);
    // Its number is remembered, what it said is not needed any more.
    await tx.db
      .updateTable('webhook_deliveries')
      .set({ done_at: tx.services.clock.now(), body: '' })
      .where('webhook_id', '=', webhookId)
      .execute();
  });
}

/** Tells the storefront's embed how the launcher looks and where we are. */
export async function publishEmbed({ services, shopId }: Ctx): Promise<void> {
  const shop = await findShop(services.db, shopId);
  const widget = widgetOf(shop);
  await services.commerce.publishEmbed(shopId, {
    enabled: true,
    origin: new URL(services.config.APP_URL).origin,
    brandColor: widget.brandColor,
    textColor: widget.textColor,
    label: widget.floatBtnLabel,
    position: widget.floatBtnPosition,
    size: widget.floatBtnSize,
    hideOnMobile: false,
  });
}

export async function forgetDeliveries(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - rememberedDays * 86_400_000);
  await services.db.deleteFrom('webhook_deliveries').where('received_at', '<', before).execute();
}
