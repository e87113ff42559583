import type { DataSources } from '@chatty/contract/data-sources';
import { planOf } from '@chatty/contract/plans';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { countProducts, readProductSync } from '../../catalog/index.ts';
import { findShop, planIdOf } from '../../shops/index.ts';
import { countCustomAnswers } from '../custom-answers/custom-answer.store.ts';
import { countDocuments } from '../documents/document.store.ts';
import { countKnownPages } from '../pages/known-pages.ts';
import { readPageChanges } from '../pages/page-changes.ts';
import { readPageSync } from '../pages/page-sync.ts';
import { isThere } from '../passages/used-passages.ts';
import { scenarioKind } from '../search/knowledge-index.ts';
import { passagesOf } from '../passages/passage.store.ts';

/** All that the assistant answers from, and how fresh it is. */
export async function readSources(ctx: Ctx): Promise<DataSources> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const plan = shop.no_limit ? null : planOf(planIdOf(shop));
  const kinds = await passagesOf(ctx)
    .select(['kind', sql<number>`count(*)`.as('passages'), sql<number>`count(distinct source_id)`.as('sources')])
    .where('kind', 'not in', ['custom_answer', 'size_guide', scenarioKind])
    .where(isThere(ctx))
    .groupBy('kind')
    .execute();
  const faqs = kinds.find((it) => it.kind === 'faq');
  const ofPages = kinds.filter((it) => ['page', 'policy', 'article'].includes(it.kind));
  const documents = await countDocuments(ctx);
  const ofDocuments = (kind: 'file' | 'web') => ({
    ...documents[kind],
    passages: Number(kinds.find((it) => it.kind === kind)?.passages ?? 0),
  });
  return {
    pages: {
      count: await countKnownPages(ctx),
      passages: ofPages.reduce((sum, it) => sum + Number(it.passages), 0),
      switchedOff: await countSwitchedOff(ctx),
      sync: await readPageSync(ctx),
      changes: await readPageChanges(ctx),
    },
    products: {
      ...(await countProducts(ctx)),
      limit: plan?.productSyncLimit ?? null,
      sync: await readProductSync(ctx),
    },
    faqs: { count: Number(faqs?.sources ?? 0) },
    documents: { limit: plan?.URLFileLimit ?? null, files: ofDocuments('file'), web: ofDocuments('web') },
    customAnswers: { count: await countCustomAnswers(ctx), limit: plan?.customAnswerLimit ?? null },
  };
}

/** How many of the pages that the store has are switched off, wholly or in part. */
async function countSwitchedOff(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from store_pages as s where s.shop_id = ${ctx.shopId} and exists (
      select from switched_off_pages as off where off.shop_id = s.shop_id and off.page_id = s.id and (
        off.content_hash = '' or exists (
          select from passages as p where p.shop_id = s.shop_id and p.kind = s.kind and p.source_id = s.id
            and p.content_hash = off.content_hash)))`.execute(ctx.db);
  return Number(rows[0]?.count);
}
