import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { keepDelivery } from './keep-deliveries.ts';
import { readDelivery } from './read-delivery.ts';
import { shopifyAppOf } from './shopify-app.ts';
import { isHandled } from './shopify.jobs.ts';

/** A product with two thousand variants is some megabytes. */
const bodyLimit = 20 * 1024 * 1024;

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
      if (isHandled(delivery.topic)) await keepDelivery(world, delivery);
      return reply.code(200).send();
    });
  });
}
