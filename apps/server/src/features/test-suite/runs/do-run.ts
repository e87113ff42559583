import type { TestVerdict } from '@chatty/contract/test-suite';
import { texts } from '#texts/test-suite.ts';
import type { Ctx } from '../../../ctx.ts';
import { isDatabaseAway } from '../../../platform/db/database-away.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { readyToRetrieve } from '../../knowledge/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { type CaseRow, casesOf, fieldsOf, verdictOf } from '../cases/case.store.ts';
import { askCase, type AskedCase, type Asker } from './ask-case.ts';
import { changeRun, findRun, resultsOf, type RunRow, testedIn } from './run.store.ts';

/** A run that takes longer is ended: whoever waits to save waits no longer for it. */
const mostMinutes = { offline: 5, model: 30 };
/** How far it is, is told so often at most. */
const tellEveryMs = 400;

/** Whether a case fails only now: it passed in the run before, or does with what is saved. */
async function isRegression(ctx: Ctx, run: RunRow, row: CaseRow, asker: Asker): Promise<boolean> {
  const before = verdictOf(row);
  if (before || run.is_published) return before?.passed === true;
  const assistant = settingsOf(await findShop(ctx.db, ctx.shopId)).aiAssistantSettings;
  return (await askCase(ctx, fieldsOf(row), { ...asker, assistant })).passed;
}

interface Told {
  run: RunRow;
  row: CaseRow;
  asked: AskedCase;
  isRegression: boolean;
  tells: boolean;
}

/** Writes what became of a case. Null where the run has ended meanwhile. */
const keep = (ctx: Ctx, { run, row, asked, isRegression, tells }: Told) =>
  transaction(ctx, async (tx) => {
    const at = tx.services.clock.now();
    const { id, turns } = row;
    const set = {
      done: run.done + 1,
      failed: run.failed + (asked.passed ? 0 : 1),
      regressions: run.regressions + (isRegression ? 1 : 0),
      cost: (Number(run.cost) + asked.cost).toFixed(6),
      config_version: asked.configVersion || run.config_version,
    };
    const now = await changeRun(tx, run.id, set, tells);
    if (!now) return null;
    // A case that was changed, deleted or forgotten meanwhile has no result of how it was.
    const isThere = await casesOf(tx).select('id').where('id', '=', id).where('updated_at', '=', row.updated_at).execute();
    if (isThere.length === 0) return now;
    await tx.db
      .insertInto('suite_results')
      .values({
        ...{ shop_id: tx.shopId, run_id: run.id, case_id: id, passed: asked.passed, is_regression: isRegression },
        ...{ question: turns.at(-1) ?? '', failures: JSON.stringify(asked.failures), ms: asked.ms, at },
        ...{ answer: JSON.stringify(asked.answer), cost: asked.cost.toFixed(6) },
      })
      .onConflict((on) => on.columns(['shop_id', 'run_id', 'case_id']).doNothing())
      .execute();
    const last: TestVerdict = { runId: run.id, passed: asked.passed, isRegression, at: at.toISOString() };
    if (run.is_published)
      await tx.db
        .updateTable('suite_cases')
        .set({ last: JSON.stringify(last) })
        .where('shop_id', '=', tx.shopId)
        .where('id', '=', id)
        .execute();
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
    const asked = await askCase(ctx, fieldsOf(row), asker);
    const regressed = !asked.passed && (await isRegression(ctx, begun, row, asker));
    const tells = performance.now() - toldAt > tellEveryMs;
    if (tells) toldAt = performance.now();
    run = await keep(ctx, { run, row, asked, isRegression: regressed, tells });
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
