import type { FastifyInstance } from 'fastify';
import { transaction } from '../platform/db/transaction.ts';
import { systemCtx, type World } from '../world.ts';
import { type Delivery, readDelivery } from './read-delivery.ts';
import { shopifyAppOf } from './shopify-app.ts';
import { isHandled, shopifyWebhookJob } from './shopify.jobs.ts';

/** A product with two thousand variants is some megabytes. */
const bodyLimit = 20 * 1024 * 1024;

/** Keeps a delivery and asks for its work, once however often it comes. */
async function keep(world: World, { webhookId, topic, domain, triggeredAt, body }: Delivery): Promise<void> {
  // Also of a shop that has gone: it may still have something to tell.
  const shop = await world.db.selectFrom('shops').select('id').where('shopify_domain', '=', domain).executeTakeFirst();
  // Of a shop that we do not know nothing is kept: what could be asked of us about it is done.
  if (!shop) return;
  await transaction(systemCtx(world, shop.id), async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('webhook_deliveries')
      .values({
        webhook_id: webhookId,
        shop_domain: domain,
        topic,
        triggered_at: triggeredAt,
        received_at: tx.world.clock.now(),
        body,
      })
      .onConflict((on) => on.column('webhook_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) tx.enqueue(shopifyWebhookJob(tx.shopId, webhookId));
  });
}

/**
 * Takes Shopify's webhooks: verifies the signature over the body as it came, keeps the delivery with its job in one
 * transaction and answers at once. Does nothing where no app is configured.
 */
export function mountShopifyHooks(app: FastifyInstance, world: World): void {
  const shopify = shopifyAppOf(world.config);
  if (!shopify) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    scope.post('/hooks/shopify', { bodyLimit }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const delivery = readDelivery(request.headers, body, shopify.clientSecret, world.clock.now());
      if (delivery === 'unsigned') return reply.code(401).send();
      if (delivery === 'incomplete') return reply.code(400).send();
      // What we do not act on is not kept.
      if (isHandled(delivery.topic)) await keep(world, delivery);
      return reply.code(200).send();
    });
  });
}
