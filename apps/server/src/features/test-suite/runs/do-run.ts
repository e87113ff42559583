import { sql } from 'kysely';
import { texts } from '#texts/test-suite.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { isDatabaseAway } from '../../../platform/db/database-away.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { kept } from '../../assistant/index.ts';
import { readyToRetrieve } from '../../knowledge/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { type CaseRow, casesOf, fieldsOf, keepVerdict, verdictOf } from '../cases/case.store.ts';
import { askCase, type AskedCase, type Asker } from './ask-case.ts';
import { changeRun, findRun, resultsOf, type RunRow, testedIn } from './run.store.ts';

/** A run that takes longer is ended: whoever waits to save waits no longer for it. */
const mostMinutes = { offline: 5, model: 30 };
/** How far it is, is told so often at most. */
const tellEveryMs = 400;

/** Whether a case that fails passed in the run before, or does with what is saved; and what it cost to find out. */
async function comparedWithBefore(ctx: Ctx, run: RunRow, row: CaseRow, asker: Asker) {
  const passedBefore = verdictOf(row)?.passed === true;
  if (passedBefore || run.is_published) return { isRegression: passedBefore, cost: 0 };
  const assistant = settingsOf(await findShop(ctx.db, ctx.shopId)).aiAssistantSettings;
  const saved = await askCase(ctx, fieldsOf(row), { ...asker, assistant });
  return { isRegression: saved.passed, cost: saved.cost };
}

/** Asks a case, and where it fails, whether it did before. */
async function askAndCompare(ctx: Ctx, run: RunRow, row: CaseRow, asker: Asker) {
  const asked = await askCase(ctx, fieldsOf(row), asker);
  if (asked.passed) return { asked, isRegression: false };
  const { isRegression, cost } = await comparedWithBefore(ctx, run, row, asker);
  return { asked: { ...asked, cost: asked.cost + cost }, isRegression };
}

interface Told {
  run: RunRow;
  row: CaseRow;
  asked: AskedCase;
  isRegression: boolean;
  tells: boolean;
}

/** Keeps the result of a case, once. */
async function insertResult(tx: TxCtx, { run, row, asked, isRegression }: Told, at: Date): Promise<void> {
  await tx.db
    .insertInto('suite_results')
    .values({
      ...{ shop_id: tx.shopId, run_id: run.id, case_id: row.id, passed: asked.passed, is_regression: isRegression },
      ...{ question: row.turns.at(-1) ?? '', failures: kept(asked.failures), answer: kept(asked.answer) },
      ...{ cost: asked.cost.toFixed(6), ms: asked.ms, at },
    })
    .onConflict((on) => on.columns(['shop_id', 'run_id', 'case_id']).doNothing())
    .execute();
}

/** Writes what became of a case. Null where the run has ended meanwhile. */
const keep = (ctx: Ctx, told: Told) =>
  transaction(ctx, async (tx) => {
    const { run, row, asked, isRegression, tells } = told;
    const at = tx.services.clock.now();
    const now = await changeRun(
      tx,
      run.id,
      {
        done: sql<number>`done + 1`,
        failed: sql<number>`failed + ${asked.passed ? 0 : 1}::integer`,
        regressions: sql<number>`regressions + ${isRegression ? 1 : 0}::integer`,
        cost: sql<string>`cost + ${asked.cost.toFixed(6)}::numeric`,
        config_version: asked.configVersion || run.config_version,
      },
      tells,
    );
    if (!now) return null;
    // A case that was changed, deleted or forgotten meanwhile has no result of how it was.
    const isThere = await casesOf(tx)
      .select('id')
      .where('id', '=', row.id)
      .where('updated_at', '=', row.updated_at)
      .execute();
    if (isThere.length === 0) return now;
    await insertResult(tx, told, at);
    if (run.is_published) await keepVerdict(tx, row.id, { runId: run.id, passed: asked.passed, isRegression, at });
    return now;
  });

const end = (ctx: Ctx, runId: string, state: 'done' | 'failed', reason = '') =>
  transaction(ctx, (tx) => changeRun(tx, runId, { state, reason, ended_at: tx.services.clock.now() }));

async function askAll(ctx: Ctx, begun: RunRow): Promise<void> {
  const answered = new Set((await resultsOf(ctx, begun.id).select('case_id').execute()).map((it) => it.case_id));
  const rows = new Map((await casesOf(ctx).selectAll().execute()).map((it) => [it.id, it]));
  const asker: Asker = { engine: begun.with_model ? null : ctx.services.offlineEngine, assistant: testedIn(begun) };
  const minutes = begun.with_model ? mostMinutes.model : mostMinutes.offline;
  let run: RunRow | null = begun;
  let toldAt = 0;
  for (const id of begun.case_ids) {
    const row = rows.get(id);
    if (!row || answered.has(id)) continue;
    if (ctx.services.clock.now().getTime() - begun.begun_at.getTime() > minutes * 60_000)
      return void (await end(ctx, begun.id, 'failed', texts.tooLong(minutes)));
    const found = await askAndCompare(ctx, begun, row, asker);
    const tells = performance.now() - toldAt > tellEveryMs;
    if (tells) toldAt = performance.now();
    run = await keep(ctx, { ...found, run, row, tells });
    if (!run) return;
  }
  await end(ctx, begun.id, 'done');
}

/**
 * Asks the cases of a run, one after the other, until it is canceled, takes too long, or the members have used the model
 * enough for today. What it has found by then stays.
 */
export async function doRun(ctx: Ctx, { runId }: { runId: string }): Promise<void> {
  await readyToRetrieve(ctx.services);
  const run = await findRun(ctx, runId);
  if (run.state !== 'running') return;
  try {
    await askAll(ctx, run);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    ctx.log.warn({ err: error }, 'a run of the test suite broke off');
    await end(ctx, runId, 'failed', error instanceof Problem ? error.message : texts.broken);
  }
}
