import { mostFaqsOf } from '@chatty/contract/plans';
import { sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { Problem } from '../../platform/problem.ts';
import { findShop, planIdOf } from '../shops/index.ts';
import { faqsOf } from './faq.store.ts';

/** How many FAQs the shop's plan holds; null is without limit. */
export async function mostFaqs(ctx: Ctx): Promise<number | null> {
  const shop = await findShop(ctx.db, ctx.shopId);
  return mostFaqsOf({ plan: planIdOf(shop), noLimit: shop.no_limit });
}

/** Lets one at a time add to what the plan holds. To be called before anything is read or added. */
export const oneAddsAtATime = (tx: TxCtx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`faqs/${tx.shopId}`}, 0))`.execute(tx.db);

/** Throws `refused` where there is one more than the plan holds, once it was added. */
export async function keepWithinPlan(tx: TxCtx): Promise<void> {
  const most = await mostFaqs(tx);
  if (most === null) return;
  const { count } = await faqsOf(tx)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > most) throw new Problem('refused', texts.full(most));
}
