import { createHash } from 'node:crypto';
import { storePageMaxChars } from '@chatty/contract/limits';
import { transaction } from '../../../platform/db/transaction.ts';
import { Refused } from '../../../platform/problem.ts';
import type { StorePage } from '../../../ports/commerce.ts';
import type { Language } from '../../../language/languages.ts';
import { starters } from '../../../language/starters.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { findShop, languageOfShop, type ShopRow } from '../../shops/index.ts';
import { knowledgeChanged } from '../knowledge.events.ts';
import { keepPassages, type PassageDraft } from '../passages/keep-passages.ts';
import { splitPage } from '../passages/split-page.ts';
import { keepPageChanges } from './page-changes.ts';
import { movePageSync } from './page-sync.ts';

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

/**
 * Reads the store's pages, policies and articles and makes what changed findable; what the store no longer shows is
 * deleted. Of a page that is longer than a store keeps, the beginning is read. A store that refuses is logged: its pages stay
 * as they are. How the reading went can be looked up, whoever asked for it; that it ended is told either way.
 */
export async function syncStorePages(ctx: Ctx): Promise<void> {
  await transaction(ctx, (tx) => movePageSync(tx, { running: true, synced: 0, total: -1 }));
  try {
    await readAll(ctx);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await transaction(ctx, (tx) => movePageSync(tx, { running: false, error: reason }));
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'the store refused to show its pages');
  }
  await transaction(ctx, (tx) => tx.raise(knowledgeChanged, {}));
}

/** How far it is, is told each time so many pages were written. */
const toldEach = 20;

/** Throws `Refused`, `Unreachable`. */
async function readAll(ctx: Ctx): Promise<void> {
  const { services, shopId } = ctx;
  const found = await services.commerce.readPages(shopId);
  for (const { id, body } of found) {
    if (body.length > storePageMaxChars) ctx.log.warn({ page: id, length: body.length }, 'only the beginning is read');
  }
  const read = found.map(bounded);
  const shop = await findShop(ctx.db, shopId);
  const before = await ctx.db
    .selectFrom('store_pages')
    .select(['id', 'kind', 'title', 'content_hash'])
    .where('shop_id', '=', shopId)
    .execute();
  const known = new Map(before.map((it) => [it.id, it.content_hash]));
  const changed = read.filter((it) => known.get(it.id) !== hashOf(it));
  const there = new Set(read.map((it) => it.id));
  const gone = before.filter((it) => !there.has(it.id));
  const total = read.length;
  const unchanged = total - changed.length;
  for (const [at, page] of changed.entries()) {
    await transaction(ctx, async (tx) => {
      await keepPage(tx, page, shop);
      if (at % toldEach === 0) await movePageSync(tx, { running: true, synced: unchanged + at, total });
    });
  }
  await transaction(ctx, async (tx) => {
    for (const { id, kind } of gone) {
      await tx.db.deleteFrom('store_pages').where('shop_id', '=', shopId).where('id', '=', id).execute();
      await keepPassages(tx, kind, id, []);
    }
    await keepPageChanges(tx, {
      added: changed.filter((it) => !known.has(it.id)),
      changed: changed.filter((it) => known.has(it.id)),
      gone,
    });
    await movePageSync(tx, { running: false, synced: total, total, finished: true });
  });
}
