import { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { FailedCheck, type CaseResult, type SuiteRun, TestedAnswer } from '@chatty/contract/test-suite';
import type { Selectable, UpdateObject } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/test-suite.ts';
import type { Ctx, Services, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';

export type RunRow = Selectable<Tables['suite_runs']>;
type ResultRow = Selectable<Tables['suite_results']>;

/** Longer than all messages of one case are waited for: nobody is at a run that was silent for so long. */
const silentMs = 15 * 60_000;
const shownRuns = 20;
const keptRuns = 50;
const Failures = z.array(FailedCheck);

const usDollars = (amount: string) => ({ amount: String(Number(amount)), currency: 'USD' });

/** A run as it is now: one that nobody is at any more has failed. */
const heardOf = ({ clock }: Services, row: RunRow): RunRow =>
  row.state === 'running' && row.told_at.getTime() < clock.now().getTime() - silentMs
    ? { ...row, state: 'failed', reason: texts.broken }
    : row;

export const testedIn = (row: RunRow): AiAssistantSettings => AiAssistantSettings.parse(row.assistant);

export const toRun = (services: Services, row: RunRow): SuiteRun => {
  const run = heardOf(services, row);
  return {
    id: run.id,
    cause: run.cause,
    state: run.state,
    reason: run.reason,
    by: run.member_name,
    engine: run.engine,
    configVersion: run.config_version,
    total: run.case_ids.length,
    done: run.done,
    failed: run.failed,
    regressions: run.regressions,
    cost: usDollars(run.cost),
    begunAt: run.begun_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
  };
};

export const toResult = (row: ResultRow): CaseResult => ({
  runId: row.run_id,
  caseId: row.case_id,
  passed: row.passed,
  isRegression: row.is_regression,
  at: row.at.toISOString(),
  question: row.question,
  failures: Failures.parse(row.failures),
  answer: TestedAnswer.parse(row.answer),
  cost: usDollars(row.cost),
  ms: row.ms,
});

const runsOf = ({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>) =>
  db.selectFrom('suite_runs').where('shop_id', '=', shopId).orderBy('begun_at', 'desc').orderBy('id', 'desc');

export const resultsOf = ({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, runId: string) =>
  db.selectFrom('suite_results').where('shop_id', '=', shopId).where('run_id', '=', runId);

/** The latest runs, the latest first. */
export async function latestRuns(ctx: Ctx): Promise<SuiteRun[]> {
  const rows = await runsOf(ctx).selectAll().limit(shownRuns).execute();
  return rows.map((it) => toRun(ctx.services, it));
}

export async function runsUnderWay(ctx: Ctx): Promise<RunRow[]> {
  const rows = await runsOf(ctx).selectAll().where('state', '=', 'running').execute();
  return rows.filter((it) => heardOf(ctx.services, it).state === 'running');
}

/** Throws `not_found`. */
export async function findRun(ctx: Ctx, id: string): Promise<RunRow> {
  const row = await runsOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisRun);
  return heardOf(ctx.services, row);
}

/** Changes a run that is under way, and tells the team where `tells`. Null where it has ended meanwhile. */
export async function changeRun(
  tx: TxCtx,
  id: string,
  set: UpdateObject<Tables, 'suite_runs'>,
  tells = true,
): Promise<RunRow | null> {
  const row = await tx.db
    .updateTable('suite_runs')
    .set({ ...set, told_at: tx.services.clock.now() })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  if (row && tells) tellOfRun(tx, row);
  return row ?? null;
}

export const tellOfRun = (tx: TxCtx, row: RunRow): void =>
  tx.emit('suite.run', toRun(tx.services, row), { team: true, contactId: null });

/** Drops the oldest runs beyond what is kept. */
export async function dropOldRuns(tx: TxCtx): Promise<void> {
  const beyond = runsOf(tx).select('id').where('state', '<>', 'running').offset(keptRuns).limit(100);
  await tx.db.deleteFrom('suite_runs').where('shop_id', '=', tx.shopId).where('id', 'in', beyond).execute();
}
