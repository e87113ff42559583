import { createBatcher } from '../platform/batcher.ts';
import { processState } from '../platform/process-state.ts';
import { transaction } from '../platform/db/transaction.ts';
import { systemCtx, type Services } from '../services.ts';
import type { Delivery } from '../features/shopify/webhooks/read-announcement.ts';
import { deliveryJob } from '../features/shopify/shopify.jobs.ts';

/** At most this many deliveries share a transaction. How much they hold together is bounded where they come in. */
const batchSize = 50;

/** A shop that was there a minute ago is asked for when its delivery is written. */
const cachedMs = 60_000;
const mostCached = 10_000;
const knownShops = processState('shopify.known-shops', () => new Map<string, number>());

/** Whether we know this shop, also if it has gone: of any other nothing is kept. */
export async function isKnownShop(services: Services, domain: string): Promise<boolean> {
  const known = knownShops(services);
  const now = services.clock.now().getTime();
  if ((known.get(domain) ?? 0) > now) return true;
  const row = await services.db
    .selectFrom('shops')
    .select('id')
    .where('shopify_domain', '=', domain)
    .executeTakeFirst();
  if (!row) return false;
  if (known.size >= mostCached) known.clear();
  known.set(domain, now + cachedMs);
  return true;
}

async function write(services: Services, deliveries: readonly Delivery[]): Promise<void> {
  const domains = [...new Set(deliveries.map((it) => it.domain))];
  // Also of a shop that has gone: it may still have something to tell.
  const shops = await services.db
    .selectFrom('shops')
    .select(['id', 'shopify_domain'])
    .where('shopify_domain', 'in', domains)
    .execute();
  const idOf = new Map(shops.map((it) => [it.shopify_domain, it.id]));
  // Of a shop that we do not know nothing is kept: what could be asked of us about it is done.
  const known = deliveries.filter((it) => idOf.has(it.domain));
  const [first] = shops;
  if (!first || known.length === 0) return;
  await transaction(systemCtx(services, first.id), async (tx) => {
    const kept = await tx.db
      .insertInto('webhook_deliveries')
      .values(
        known.map((it) => ({
          webhook_id: it.webhookId,
          shop_domain: it.domain,
          topic: it.topic,
          triggered_at: it.triggeredAt,
          received_at: tx.services.clock.now(),
          body: it.body,
        })),
      )
      .onConflict((on) => on.column('webhook_id').doNothing())
      .returning(['webhook_id', 'shop_domain'])
      .execute();
    for (const it of kept) {
      const shopId = idOf.get(it.shop_domain);
      if (shopId) tx.enqueue(deliveryJob, { webhookId: it.webhook_id }, { shopId });
    }
  });
}

/**
 * Keeps a delivery and asks for its work, once however often it comes. As with messages, those that come while one
 * transaction is under way gather and share the next: a shop that changes all its products is answered in time.
 */
export const keeperOf = processState('shopify.keeper', (services) =>
  createBatcher<Delivery, void>(batchSize, async (deliveries) => {
    await write(services, deliveries);
    return deliveries.map(() => undefined);
  }),
);
