import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { isDatabaseAway, throughDrops } from '../platform/db/database-away.ts';
import { transaction } from '../platform/db/transaction.ts';
import { systemCtx, type Services } from '../services.ts';
import type { Delivery } from './read-delivery.ts';
import { shopifyWebhookJob } from './shopify.jobs.ts';

/** At most this many deliveries share a transaction. How much they hold together is bounded where they come in. */
const batchSize = 50;

interface Waiting {
  it: Delivery;
  resolve(): void;
  reject(error: unknown): void;
}

/** A shop that was there a minute ago is asked for when its delivery is written. */
const cachedMs = 60_000;
const mostCached = 10_000;
const cached = new WeakMap<Services, Map<string, number>>();

/** Whether we know this shop, also if it has gone: of any other nothing is kept. */
export async function isKnownShop(services: Services, domain: string): Promise<boolean> {
  const known = cached.get(services) ?? new Map<string, number>();
  cached.set(services, known);
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

const keepers = new WeakMap<Services, { waiting: Waiting[]; running: boolean }>();

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
    for (const it of kept) tx.enqueue(shopifyWebhookJob(idOf.get(it.shop_domain) ?? '', it.webhook_id));
  });
}

async function writeBatch(services: Services, batch: readonly Waiting[]): Promise<void> {
  try {
    const deliveries = batch.map((it) => it.it);
    await throughDrops(() => write(services, deliveries));
    for (const it of batch) it.resolve();
  } catch (error) {
    if (batch.length === 1 || isDatabaseAway(error)) {
      for (const it of batch) it.reject(error);
      return;
    }
    // One that cannot be kept must not cost the others.
    const half = Math.ceil(batch.length / 2);
    await writeBatch(services, batch.slice(0, half));
    await writeBatch(services, batch.slice(half));
  }
}

/**
 * Keeps a delivery and asks for its work, once however often it comes. As with messages, those that come while one
 * transaction is under way gather and share the next: a shop that changes all its products is answered in time.
 */
export function keepDelivery(services: Services, it: Delivery): Promise<void> {
  const keeper = keepers.get(services) ?? { waiting: [], running: false };
  keepers.set(services, keeper);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  keeper.waiting.push({ it, resolve, reject });
  const drain = async () => {
    keeper.running = true;
    while (keeper.waiting.length > 0) {
      await turnOfTheLoop();
      await writeBatch(services, keeper.waiting.splice(0, batchSize));
    }
    keeper.running = false;
  };
  if (!keeper.running) void drain();
  return promise;
}
