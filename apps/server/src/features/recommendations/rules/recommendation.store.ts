import { createHash } from 'node:crypto';
import type { Recommendation, RecommendationText } from '@chatty/contract/recommendations';
import type { Selectable } from 'kysely';
import { texts } from '#texts/recommendations.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import { keepRecommending } from '../../shops/index.ts';

export type RecommendationRow = Selectable<Tables['recommendations']>;

export const toRecommendation = ({ id, name, rule, is_on, updated_at }: RecommendationRow): Recommendation => ({
  // Written by us in the contract's shape.
  ...(rule as Omit<RecommendationText, 'name'>),
  ...{ id, name, on: is_on, updatedAt: updated_at.toISOString() },
});

/** The rules of the ctx's shop that are not deleted. */
export const rulesOf = (ctx: Ctx) =>
  ctx.db.selectFrom('recommendations').where('shop_id', '=', ctx.shopId).where('deleted_at', 'is', null);

/** All rules in their order. */
export async function listRecommendations(ctx: Ctx): Promise<Recommendation[]> {
  const rows = await rulesOf(ctx).selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(toRecommendation);
}

/** Throws `not_found`. */
export async function findRuleRow(ctx: Ctx, id: string): Promise<RecommendationRow> {
  const row = await rulesOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisRule);
  return row;
}

/** Throws `not_found`. */
export const findRecommendation = async (ctx: Ctx, id: string): Promise<Recommendation> =>
  toRecommendation(await findRuleRow(ctx, id));

/** Writes down with the shop which rules are on, as they are now: of two with the same name, answers go by the same rules. */
export async function tellShop(tx: TxCtx): Promise<void> {
  const on = (await listRecommendations(tx)).filter((it) => it.on);
  const named = createHash('sha256').update(JSON.stringify(on.map(({ updatedAt: _, ...it }) => it)));
  await keepRecommending(tx, on.length === 0 ? null : named.digest('hex').slice(0, 16));
}
