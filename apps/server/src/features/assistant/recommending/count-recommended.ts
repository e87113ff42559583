import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { findRecommendation } from '../../recommendations/index.ts';

const countedMs = 30 * 24 * 60 * 60_000;

/** How many answers of the last 30 days showed what a recommendation rule chose, and when the last one did. Throws `not_found`. */
export async function countRecommended(ctx: Ctx, id: string): Promise<{ answers: number; lastAt: string | null }> {
  await findRecommendation(ctx, id);
  const since = new Date(ctx.services.clock.now().getTime() - countedMs);
  const { answers, last } = await ctx.db
    .selectFrom('decisions')
    .select((q) => [q.fn.countAll<number>().as('answers'), q.fn.max('created_at').as('last')])
    .where('shop_id', '=', ctx.shopId)
    .where('recommendation', 'is not', null)
    .where(sql<boolean>`recommendation ->> 'id' = ${id}`)
    .where('created_at', '>=', since)
    .where('outcome', '=', 'answered')
    .executeTakeFirstOrThrow();
  return { answers: Number(answers), lastAt: last && new Date(last).toISOString() };
}
