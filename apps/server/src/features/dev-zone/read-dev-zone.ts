import type { Ctx } from '../../ctx.ts';
import { findShop, settingsOf } from '../shops/index.ts';

/** How many of the latest events are listed. */
const latestEvents = 50;

const jobsOf = (ctx: Ctx) => ctx.services.jobs.count(ctx.shopId, ctx.db);

async function eventsOf({ db, shopId }: Ctx) {
  const rows = await db
    .selectFrom('events')
    .select(['n', 'type', 'created_at'])
    .where('shop_id', '=', shopId)
    .orderBy('n', 'desc')
    .limit(latestEvents)
    .execute();
  return rows.map((it) => ({ n: Number(it.n), type: it.type, at: it.created_at.toISOString() }));
}

async function syncsOf({ db, shopId }: Ctx) {
  const rows = await db.selectFrom('syncs').selectAll().where('shop_id', '=', shopId).orderBy('kind').execute();
  return rows.map(({ kind, running, synced, total, error, finished_at, touched_at }) => ({
    kind,
    running,
    synced,
    total,
    error,
    // A reading that failed has ended too.
    finishedAt: (error === null ? finished_at : touched_at)?.toISOString() ?? null,
  }));
}

/** What staff of the provider look at when something is wrong with a shop. */
export async function readDevZone(ctx: Ctx) {
  const shop = await findShop(ctx.db, ctx.shopId);
  return {
    flags: shop.uat_features,
    noLimit: shop.no_limit,
    blockAccess: shop.block_access,
    isBlocked: settingsOf(shop).isBlocked,
    jobs: await jobsOf(ctx),
    events: await eventsOf(ctx),
    syncs: await syncsOf(ctx),
  };
}
