import { mostScenarios } from '@chatty/contract/limits';
import type { Scenario, ScenarioText } from '@chatty/contract/scenarios';
import { texts } from '#texts/scenarios.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { lastPlace, moveTo } from '../../../platform/db/ordered-rows.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { eraseScenarioJob } from '../knowledge.jobs.ts';
import { nextVersion } from '../passages/passage.store.ts';
import { defaultScenarios } from './default-scenarios.ts';
import { indexScenario } from './index-scenario.ts';
import { findScenario, findScenarioRow, type ScenarioRow, scenariosOf, toScenario } from './scenario.store.ts';

const restorableSeconds = 86_400;
const toTeam = { team: true, contactId: null };

const columnsOf = (ctx: Ctx, { title, examples, counterExamples, steps }: ScenarioText) => ({
  title,
  examples: JSON.stringify(examples),
  counter_examples: JSON.stringify(counterExamples),
  steps: JSON.stringify(steps),
  updated_at: ctx.services.clock.now(),
});

async function told(tx: TxCtx, row: ScenarioRow): Promise<Scenario> {
  const scenario = toScenario(row);
  await indexScenario(tx, row);
  tx.emit('scenario.changed', scenario, toTeam);
  return scenario;
}

/** Refuses one more than there may be. The shop's counter is held, so that nobody adds one meanwhile. */
async function keepWithinLimit(tx: TxCtx): Promise<void> {
  await nextVersion(tx);
  const { count } = await scenariosOf(tx)
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('default_key', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) > mostScenarios) throw new Problem('refused', texts.full(mostScenarios));
}

/** Adds a scenario at the end. The same id again is the same scenario. Throws `refused` at the limit. */
export function addScenario(ctx: Ctx, { id, on, ...text }: ScenarioText & { id: string; on: boolean }) {
  return transaction(ctx, async (tx): Promise<Scenario> => {
    const row = await tx.db
      .insertInto('scenarios')
      .values({ shop_id: ctx.shopId, id, is_on: on, position: lastPlace('scenarios', ctx), ...columnsOf(ctx, text) })
      .onConflict((to) => to.columns(['shop_id', 'id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return findScenario(tx, id);
    await keepWithinLimit(tx);
    return told(tx, row);
  });
}

/** Changes one that is there. Throws `not_found`. */
async function change(tx: TxCtx, id: string, columns: Partial<ReturnType<typeof columnsOf>> & { is_on?: boolean }) {
  const row = await tx.db
    .updateTable('scenarios')
    .set(columns)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound(texts.thisScenario);
  return told(tx, row);
}

/** Changes what a scenario is. Throws `not_found`. */
export const changeScenario = (ctx: Ctx, id: string, { on, ...text }: ScenarioText & { on: boolean }) =>
  transaction(ctx, (tx) => change(tx, id, { ...columnsOf(ctx, text), is_on: on }));

/** Throws `not_found`. */
export const switchScenario = (ctx: Ctx, id: string, on: boolean) =>
  transaction(ctx, (tx) => change(tx, id, { is_on: on, updated_at: ctx.services.clock.now() }));

/** Makes a default scenario say what it said at first; it stays on or off. Throws `not_found` and `refused`. */
export const resetScenario = (ctx: Ctx, id: string) =>
  transaction(ctx, async (tx) => {
    const { default_key } = await findScenarioRow(tx, id);
    const first = defaultScenarios.find((it) => it.key === default_key);
    if (!first) throw new Problem('refused', texts.noDefault);
    return change(tx, id, columnsOf(ctx, first.text));
  });

/** Takes a scenario away; it can be restored for a day. Throws `not_found`, and `refused` for one that every shop has. */
export function deleteScenario(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const deletedAt = ctx.services.clock.now();
    const row = await findScenarioRow(tx, id);
    if (row.default_key !== null) throw new Problem('refused', texts.defaultStays);
    const ofIt = tx.db.updateTable('scenarios').where('shop_id', '=', ctx.shopId).where('id', '=', id);
    await ofIt.set({ deleted_at: deletedAt }).execute();
    await indexScenario(tx, { ...row, deleted_at: deletedAt });
    tx.emit('scenario.deleted', { id }, toTeam);
    const erased = { scenarioId: id, deletedAt: deletedAt.toISOString() };
    tx.enqueue(eraseScenarioJob, erased, { afterSeconds: restorableSeconds });
  });
}

/** Undoes a deletion. Throws `not_found` when it is too late, and `refused` at the limit. */
export function restoreScenario(ctx: Ctx, id: string): Promise<Scenario> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('scenarios')
      .set({ deleted_at: null })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisScenario);
    await keepWithinLimit(tx);
    return told(tx, row);
  });
}

/** Erases a scenario that was deleted at that moment and not restored since. */
export async function eraseScenario(
  { db, shopId }: Ctx,
  { scenarioId, deletedAt }: { scenarioId: string; deletedAt: string },
): Promise<void> {
  await db
    .deleteFrom('scenarios')
    .where('shop_id', '=', shopId)
    .where('id', '=', scenarioId)
    .where('deleted_at', '=', new Date(deletedAt))
    .execute();
}

/** Moves a scenario before another, or to the end. Both must be of this shop. */
export function reorderScenarios(ctx: Ctx, id: string, before: string | null): Promise<void> {
  return transaction(ctx, async (tx) => {
    await findScenarioRow(tx, id);
    const goal = before === null ? null : await findScenarioRow(tx, before);
    if (goal?.id === id) return;
    await moveTo(tx, 'scenarios', { id, goal });
    tx.emit('scenarios.reordered', { id, before }, toTeam);
  });
}
