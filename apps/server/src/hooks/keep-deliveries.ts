import { createBatcher } from '../platform/pace/batcher.ts';
import { clockedCache } from '../platform/clocked-cache.ts';
import { type RawBuilder, sql } from 'kysely';
import { transaction } from '../platform/db/transaction.ts';
import { systemCtx, type Services, type TxCtx } from '../ctx.ts';
import type { WebhookDelivery, Vendor } from './vendor.ts';

/** At most this many deliveries share a transaction. How much they hold together is bounded where they come in. */
const batchSize = 50;

/** A shop that was there a minute ago is asked for when its delivery is written. */
const cachedMs = 60_000;
const mostCached = 10_000;

async function write(services: Services, vendor: Vendor, deliveries: readonly WebhookDelivery[]): Promise<void> {
  // This includes shops that have gone: a vendor may still have something to tell about them.
  const shops = await vendor.shopsOf(services, [...new Set(deliveries.map((it) => it.account))]);
  // Nothing is kept about a shop that we do not know, because there is nothing left to do for it.
  const rows = deliveries.flatMap(({ id, account, topic, triggeredAt, body }) => {
    const shopId = shops.get(account);
    const received_at = services.clock.now();
    const row = { vendor: vendor.name, webhook_id: id, topic, triggered_at: triggeredAt, received_at, body };
    return shopId ? [{ shop_id: shopId, ...row }] : [];
  });
  const [first] = rows;
  if (!first) return;
  await transaction(systemCtx(services, first.shop_id), async (tx) => {
    const kept = await tx.db
      .insertInto('webhook_deliveries')
      .values(rows)
      .onConflict((on) => on.columns(['vendor', 'webhook_id']).doNothing())
      .returning(['webhook_id', 'shop_id'])
      .execute();
    for (const it of kept) tx.enqueue(vendor.job, { webhookId: it.webhook_id }, { shopId: it.shop_id });
  });
}

/** Empties what a vendor delivered to the shop and is about somebody; says how much it was. */
export async function emptyDeliveries(tx: TxCtx, vendor: string, isTheirs: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries set body = '', done_at = coalesce(done_at, ${tx.services.clock.now()})
    where shop_id = ${tx.shopId} and vendor = ${vendor} and ${isTheirs}`.execute(tx.db);
  return Number(numAffectedRows);
}

/** What keeps a vendor's deliveries. */
export interface Keeper {
  /** Whether we know this shop, even if it has gone; nothing is kept about any other. */
  isKnown(account: string): Promise<boolean>;
  /**
   * Keeps a delivery and asks for its work, once however often it comes. As with messages, those that come while one
   * transaction is under way gather and share the next: a shop that changes all its products is answered in time.
   */
  keep(delivery: WebhookDelivery): Promise<void>;
}

export function createKeeper(services: Services, vendor: Vendor): Keeper {
  const known = clockedCache(services.clock, mostCached, cachedMs);
  return {
    async isKnown(account) {
      if (known.get(account)) return true;
      const shops = await vendor.shopsOf(services, [account]);
      if (!shops.has(account)) return false;
      known.set(account, true);
      return true;
    },
    keep: createBatcher<WebhookDelivery, void>(batchSize, async (deliveries) => {
      await write(services, vendor, deliveries);
      return deliveries.map(() => undefined);
    }),
  };
}
