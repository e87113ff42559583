import type { FastifyInstance, FastifyRequest } from 'fastify';
import { texts } from '#texts/problems.ts';
import { leaveBodiesUnread, limitedBody } from '../platform/http/bodies/limited-body.ts';
import { createShares } from '../platform/http/bodies/shares.ts';
import { storable } from '../platform/http/bodies/storable.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import type { Services } from '../services.ts';
import { isKnownShop, keeperOf } from './keep-deliveries.ts';
import { hearBody, readAnnouncement } from '../features/shopify/webhooks/read-announcement.ts';
import { shopifyAppOf } from '../features/shopify/shopify-app.ts';
import { isHandled } from '../features/shopify/webhooks/topics.ts';

const mb = 1024 * 1024;

/** A product comes with all its variants, two thousand at most, each of a kilobyte or two. */
const productMaxBytes = 10 * mb;
/** A customer comes with the ids of all their orders. */
const customerMaxBytes = mb;
/** A shop, an installation, the id of what is gone: some kilobytes. */
const smallMaxBytes = mb / 4;

const bodyLimits: ReadonlyMap<string, number> = new Map([
  ['products/delete', smallMaxBytes],
  ['shop/update', smallMaxBytes],
  ['shop/redact', smallMaxBytes],
  ['app/uninstalled', smallMaxBytes],
  ['app/scopes_update', smallMaxBytes],
  ['customers/data_request', customerMaxBytes],
  ['customers/redact', customerMaxBytes],
]);

const refusal = texts.tooManyDeliveries;
/**
 * What all bodies together may hold here, large topics apart from the others, so that products never keep out that a shop
 * has left. Anybody can announce a body, so one that is not known to be signed yet gives way to what comes after it.
 */
const largeAtOnce = { total: 48 * mb, each: 16 * mb, refusal };
const smallAtOnce = { total: 16 * mb, each: 4 * mb, refusal };
/** Shopify has given up by then. */
const withinMs = 10_000;

const isReadable = (text: string): boolean => {
  try {
    storable(JSON.parse(text));
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes Shopify's webhooks: verifies the signature over the body as it came, keeps the delivery with its job in one
 * transaction and answers at once. The body of what would not be kept anyway is heard, because only then is it known what
 * to answer, but never held. Does nothing where no app is configured.
 */
export function mountShopifyHooks(app: FastifyInstance, services: Services): void {
  const shopify = shopifyAppOf(services.config);
  if (!shopify) return;
  const [large, small] = [createShares(largeAtOnce), createShares(smallAtOnce)];
  /** What Shopify is answered. */
  const take = async (request: FastifyRequest): Promise<number> => {
    const announcement = readAnnouncement(request.headers, services.clock.now());
    if (announcement === 'unsigned') return 401;
    const { signature, it } = announcement;
    const limit = bodyLimits.get(it?.topic ?? '') ?? productMaxBytes;
    const body = limitedBody(request.raw, limit, { withinMs });
    const wanted = it !== null && isHandled(it.topic) && (await isKnownShop(services, it.domain));
    const held = limit > customerMaxBytes ? large : small;
    // Who gives way is cut off; Shopify would send it again.
    const share = held.open(clientAddress(request), () => void request.raw.destroy());
    try {
      const text = await hearBody(body, { signature, secret: shopify.clientSecret, share: wanted ? share : null });
      if (text === null) return 401;
      if (!it || (wanted && !isReadable(text))) return 400;
      // What we do not act on is not kept.
      if (wanted) await keeperOf(services)({ ...it, body: text });
      return 200;
    } finally {
      share.release();
    }
  };
  app.register(async (scope) => {
    leaveBodiesUnread(scope);
    scope.post('/hooks/shopify', async (request, reply) => reply.code(await take(request)).send());
  });
}
