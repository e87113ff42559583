import { mostRecommendations } from '@chatty/contract/limits';
import type { Recommendation, RecommendationText } from '@chatty/contract/recommendations';
import { texts } from '#texts/recommendations.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { lastPlace, moveTo } from '../../../platform/db/ordered-rows.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { lockShop } from '../../shops/index.ts';
import { mustHaveBeta } from '../../team/index.ts';
import { eraseRecommendationJob } from '../recommendations.jobs.ts';
import {
  findRecommendation,
  findRuleRow,
  type RecommendationRow,
  rulesOf,
  tellShop,
  toRecommendation,
} from './recommendation.store.ts';

const restorableSeconds = 86_400;
const toTeam = { team: true, contactId: null };

const columnsOf = (ctx: Ctx, { name, ...rule }: RecommendationText) => ({
  name,
  rule: JSON.stringify(rule),
  updated_at: ctx.services.clock.now(),
});

/** A change of the shop's rules. Its row is held: of two changes at the same time each knows the other's. */
const changing = <T>(ctx: Ctx, change: (tx: TxCtx) => Promise<T>): Promise<T> =>
  transaction(ctx, async (tx) => {
    await lockShop(tx);
    return change(tx);
  });

async function told(tx: TxCtx, row: RecommendationRow): Promise<Recommendation> {
  const rule = toRecommendation(row);
  await tellShop(tx);
  tx.emit('recommendation.changed', rule, toTeam);
  return rule;
}

async function keepWithinLimit(tx: TxCtx): Promise<void> {
  const { count } = await rulesOf(tx)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > mostRecommendations) throw new Problem('refused', texts.full(mostRecommendations));
}

/** What is nearest to a product is recommended only where the shop tries that. Throws `not_allowed`. */
async function mustBeOpen(ctx: Ctx, { what }: RecommendationText): Promise<void> {
  if (what.kind === 'alike') await mustHaveBeta(ctx, 'smartRecommendations');
}

/** Adds a rule at the end. The same id again is the same rule. Throws `refused` at the limit, `not_allowed`. */
export function addRecommendation(ctx: Ctx, { id, on, ...text }: RecommendationText & { id: string; on: boolean }) {
  return changing(ctx, async (tx): Promise<Recommendation> => {
    await mustBeOpen(tx, text);
    const row = await tx.db
      .insertInto('recommendations')
      .values({
        shop_id: ctx.shopId,
        id,
        is_on: on,
        position: lastPlace('recommendations', ctx),
        ...columnsOf(ctx, text),
      })
      .onConflict((to) => to.columns(['shop_id', 'id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return findRecommendation(tx, id);
    await keepWithinLimit(tx);
    return told(tx, row);
  });
}

/** Changes one that is there. Throws `not_found`. */
async function change(tx: TxCtx, id: string, columns: Partial<ReturnType<typeof columnsOf>> & { is_on: boolean }) {
  const row = await tx.db
    .updateTable('recommendations')
    .set(columns)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound(texts.thisRule);
  return told(tx, row);
}

/** Changes what a rule is. Throws `not_found`, `not_allowed`. */
export const changeRecommendation = (ctx: Ctx, id: string, { on, ...text }: RecommendationText & { on: boolean }) =>
  changing(ctx, async (tx) => {
    await mustBeOpen(tx, text);
    return change(tx, id, { ...columnsOf(ctx, text), is_on: on });
  });

/** Throws `not_found`. */
export const switchRecommendation = (ctx: Ctx, id: string, on: boolean) =>
  changing(ctx, (tx) => change(tx, id, { is_on: on, updated_at: ctx.services.clock.now() }));

/** Takes a rule away; it can be restored for a day. Throws `not_found`. */
export const deleteRecommendation = (ctx: Ctx, id: string): Promise<void> =>
  changing(ctx, async (tx) => {
    const deletedAt = ctx.services.clock.now();
    await findRuleRow(tx, id);
    await tx.db
      .updateTable('recommendations')
      .set({ deleted_at: deletedAt })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .execute();
    await tellShop(tx);
    tx.emit('recommendation.deleted', { id }, toTeam);
    const erased = { ruleId: id, deletedAt: deletedAt.toISOString() };
    tx.enqueue(eraseRecommendationJob, erased, { afterSeconds: restorableSeconds });
  });

/** Undoes a deletion. Throws `not_found` when it is too late, and `refused` at the limit. */
export const restoreRecommendation = (ctx: Ctx, id: string): Promise<Recommendation> =>
  changing(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('recommendations')
      .set({ deleted_at: null })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisRule);
    await keepWithinLimit(tx);
    return told(tx, row);
  });

/** Erases a rule that was deleted at that moment and not restored since. */
export async function eraseRecommendation(
  { db, shopId }: Ctx,
  { ruleId, deletedAt }: { ruleId: string; deletedAt: string },
): Promise<void> {
  await db
    .deleteFrom('recommendations')
    .where('shop_id', '=', shopId)
    .where('id', '=', ruleId)
    .where('deleted_at', '=', new Date(deletedAt))
    .execute();
}

/** Moves a rule before another, or to the end. Both must be of this shop. */
export const reorderRecommendations = (ctx: Ctx, id: string, before: string | null): Promise<void> =>
  changing(ctx, async (tx) => {
    await findRuleRow(tx, id);
    const goal = before === null ? null : await findRuleRow(tx, before);
    if (goal?.id === id) return;
    await moveTo(tx, 'recommendations', { id, goal });
    await tellShop(tx);
    tx.emit('recommendations.reordered', { id, before }, toTeam);
  });
