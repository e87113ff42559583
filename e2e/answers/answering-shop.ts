import { type Ctx, systemCtx } from '../../apps/server/src/ctx.ts';
import { seedDemo } from '../../apps/server/src/demo/seed-demo.ts';
import { visit, type Visit } from '../../apps/server/src/features/assistant/testing/demo-visit.ts';
import type { OpenDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import type { Embedder } from '../../apps/server/src/ports/embedder.ts';
import type { Engine } from '../../apps/server/src/ports/engine.ts';
import { jobsAtRest } from '../../apps/server/src/test-kit/jobs-at-rest.ts';
import { simulatedDomain, simulatedStore } from '../../apps/server/src/test-kit/simulated-store.ts';
import { contentsOf } from './shop-contents.ts';
import type { ShopFile } from './shop-file.ts';

const patienceMs = 240_000;

export interface AnsweringShop {
  /** For work behind the calls. */
  ctx: Ctx;
  visitor(): Promise<Visit>;
  close(): Promise<void>;
}

/**
 * The demo as `npm start` has it, or another shop in its place, all of its store read, with the assistant at work. Without
 * an encoder retrieval goes by words alone.
 */
export async function openAnsweringShop(
  engine: Engine,
  database: OpenDatabase,
  embedder?: Embedder,
  shop: ShopFile | null = null,
): Promise<AnsweringShop> {
  const env = { CAPS_FACTOR: '1000000' };
  const store = await simulatedStore(
    { engine, database, env, ...(embedder ? { embedder } : {}) },
    shop ? contentsOf(shop) : undefined,
  );
  await seedDemo(store.w.services, store.simulator.origin, shop?.faqs);
  await jobsAtRest(database.db, patienceMs);
  const { id } = await database.db
    .selectFrom('shops')
    .select('id')
    .where('shopify_domain', '=', simulatedDomain)
    .executeTakeFirstOrThrow();
  const ctx = systemCtx(store.w.services, id);
  return {
    ctx,
    visitor: () => visit(store, ctx),
    close: store.close,
  };
}
