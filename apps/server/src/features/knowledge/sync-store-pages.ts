import { createHash } from 'node:crypto';
import { storePageMaxChars } from '@chatty/contract/limits';
import { transaction } from '../../platform/db/transaction.ts';
import { Refused } from '../../platform/problem.ts';
import type { StorePage } from '../../ports/commerce.ts';
import type { Language } from '../../language/languages.ts';
import { starters } from '../../language/starters.ts';
import type { Ctx, Services, TxCtx } from '../../ctx.ts';
import { requestJob } from '../../platform/jobs/job.ts';
import { findShop, installedShops, languageOfShop, type ShopRow } from '../shops/index.ts';
import { knowledgeChanged } from './knowledge.events.ts';
import { syncStorePagesJob } from './knowledge.jobs.ts';
import { keepPassages, type PassageDraft } from './passages/keep-passages.ts';
import { splitPage } from './passages/split-page.ts';

/** Raised by hand when pages are split in another way: what was read before is read anew. */
const splitVersion = 2;

const hashOf = ({ kind, title, url, body, isAboutReturns }: StorePage) =>
  createHash('sha256')
    .update(JSON.stringify([splitVersion, kind, title, url, body, isAboutReturns]))
    .digest('base64url');

/** The page with as much of its body as is read. */
const bounded = (page: StorePage): StorePage =>
  page.body.length > storePageMaxChars ? { ...page, body: page.body.slice(0, storePageMaxChars).toWellFormed() } : page;

/** The passages of a page. Where the terms of returns begin, the question is answered that asks for them as a whole. */
function draftsOf({ title, body, isAboutReturns }: StorePage, url: string, language: Language): PassageDraft[] {
  const asked = [...new Set([starters[language].returns, starters.en.returns])];
  return splitPage(title, body).map((section, at) => ({
    ...section,
    url,
    ...(at === 0 && isAboutReturns ? { variants: asked } : {}),
  }));
}

async function keepPage(tx: TxCtx, page: StorePage, shop: ShopRow): Promise<void> {
  const { id, kind, title, body } = page;
  const url = new URL(page.url, shop.storefront_url).href;
  const row = { kind, title, url, body, content_hash: hashOf(page), updated_at: tx.services.clock.now() };
  await tx.db
    .insertInto('store_pages')
    .values({ shop_id: tx.shopId, id, ...row })
    .onConflict((on) => on.columns(['shop_id', 'id']).doUpdateSet(row))
    .execute();
  await keepPassages(tx, kind, id, draftsOf(page, url, languageOfShop(shop)));
}

/** Writes down how the reading of the pages stands; it has finished when all were read, and not when that failed. */
async function noteSync(
  { db, shopId, services }: Ctx,
  change: { running: boolean; synced?: number; total?: number; error?: string | null },
): Promise<void> {
  const now = services.clock.now();
  const row = { error: null, ...change, touched_at: now, ...(change.synced === undefined ? {} : { finished_at: now }) };
  await db
    .insertInto('syncs')
    .values({ shop_id: shopId, kind: 'pages', ...row })
    .onConflict((on) => on.columns(['shop_id', 'kind']).doUpdateSet(row))
    .execute();
}

/**
 * Reads the store's pages, policies and articles and makes what changed findable; what the store no longer shows is
 * deleted. Of a page that is longer than a store keeps, the beginning is read. A store that refuses is logged: its pages stay
 * as they are. How the reading went can be looked up, whoever asked for it; that it ended is told either way.
 */
export async function syncStorePages(ctx: Ctx): Promise<void> {
  await noteSync(ctx, { running: true });
  try {
    const read = await readAll(ctx);
    await noteSync(ctx, { running: false, synced: read, total: read });
  } catch (error) {
    await noteSync(ctx, { running: false, error: error instanceof Error ? error.message : String(error) });
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'the store refused to show its pages');
  }
  await transaction(ctx, (tx) => tx.raise(knowledgeChanged, {}));
}

const hourMs = 60 * 60_000;
/** No webhook tells of pages and policies: they are read anew after so long. */
const pagesKeptMs = 20 * hourMs;
/** Those of many shops are not all read at once. */
const spreadSeconds = 50 * 60;

/** Asks for the pages of all shops whose pages were not read for most of a day. */
export async function syncOldPages(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - pagesKeptMs);
  const rows = await services.db
    .selectFrom('syncs')
    .select('shop_id')
    .where('kind', '=', 'pages')
    .where((q) => q.or([q('touched_at', '<', before), q('touched_at', 'is', null)]))
    .execute();
  const wanted = await installedShops(
    services,
    rows.map((it) => it.shop_id),
  );
  const requests = [...wanted].map((shopId, at) =>
    requestJob(syncStorePagesJob, shopId, {}, { afterSeconds: Math.floor((at / wanted.size) * spreadSeconds) }),
  );
  if (requests.length > 0) await services.jobs.enqueue(requests, services.db);
}

/** Answers how many pages the store has. Throws `Refused`, `Unreachable`. */
async function readAll(ctx: Ctx): Promise<number> {
  const { services, shopId } = ctx;
  const found = await services.commerce.readPages(shopId);
  for (const { id, body } of found) {
    if (body.length > storePageMaxChars) ctx.log.warn({ page: id, length: body.length }, 'only the beginning is read');
  }
  const read = found.map(bounded);
  const shop = await findShop(ctx.db, shopId);
  const before = await ctx.db
    .selectFrom('store_pages')
    .select(['id', 'kind', 'content_hash'])
    .where('shop_id', '=', shopId)
    .execute();
  const known = new Map(before.map((it) => [it.id, it.content_hash]));
  const changed = read.filter((it) => known.get(it.id) !== hashOf(it));
  const there = new Set(read.map((it) => it.id));
  const gone = before.filter((it) => !there.has(it.id));
  for (const page of changed) await transaction(ctx, (tx) => keepPage(tx, page, shop));
  await transaction(ctx, async (tx) => {
    for (const { id, kind } of gone) {
      await tx.db.deleteFrom('store_pages').where('shop_id', '=', shopId).where('id', '=', id).execute();
      await keepPassages(tx, kind, id, []);
    }
  });
  return found.length;
}
