import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isWebhookSigned } from '../adapters/shopify/wire/hmac.ts';
import { shopDomainOf } from '../adapters/shopify/wire/shopify-fetch.ts';
import { transaction } from '../platform/db/transaction.ts';
import { systemCtx, type World } from '../world.ts';
import { shopifyAppOf } from './shopify-app.ts';
import { isHandled, shopifyWebhookJob } from './shopify.jobs.ts';

/** A product with two thousand variants is some megabytes. */
const bodyLimit = 20 * 1024 * 1024;

interface Delivery {
  webhookId: string;
  topic: string;
  domain: string;
  triggeredAt: Date;
  body: string;
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Shopify has two families of headers, the classic one and that of its newer events; a delivery is wholly of one. */
const familyOf = (request: FastifyRequest) => (headerOf(request, 'shopify-hmac-sha256') ? 'shopify' : 'x-shopify');

function deliveryOf(request: FastifyRequest, body: Buffer): Delivery | null {
  const family = familyOf(request);
  const webhookId = headerOf(request, `${family}-webhook-id`);
  const topic = headerOf(request, `${family}-topic`).toLowerCase();
  const domain = shopDomainOf(headerOf(request, `${family}-shop-domain`));
  const version = headerOf(request, `${family}-api-version`);
  const triggeredAt = new Date(headerOf(request, `${family}-triggered-at`) || Date.now());
  if (!webhookId || !topic || !domain || !version || Number.isNaN(triggeredAt.getTime())) return null;
  return { webhookId, topic, domain, triggeredAt, body: body.toString('utf8') };
}

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
      const signature = headerOf(request, `${familyOf(request)}-hmac-sha256`);
      if (!isWebhookSigned(body, signature, shopify.clientSecret)) return reply.code(401).send();
      const delivery = deliveryOf(request, body);
      if (!delivery) return reply.code(400).send();
      // What we do not act on is not kept.
      if (isHandled(delivery.topic)) await keep(world, delivery);
      return reply.code(200).send();
    });
  });
}
