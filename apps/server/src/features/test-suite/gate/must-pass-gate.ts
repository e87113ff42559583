import { type AiAssistantSettings, answersOtherwise } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { sql } from 'kysely';
import { texts } from '#texts/test-suite.ts';
import type { TxCtx } from '../../../ctx.ts';
import { orNull, Problem } from '../../../platform/problem.ts';
import { casesOf } from '../cases/case.store.ts';
import { findRun, resultsOf, type RunRow, testedIn } from '../runs/run.store.ts';
import { readSuiteSettings, tellOfSuite } from '../settings.ts';

/** A change of the assistant's settings, as it would be saved. */
export interface SettingsChange {
  before: AiAssistantSettings;
  after: AiAssistantSettings;
  /** The run that tested it. */
  runId: string | undefined;
  saveAnyway: boolean;
}

/** What a run found says nothing of what was changed so long after it. */
const goodForMs = 15 * 60_000;

const refused = (message: string) => new Problem('refused', message, { aiAssistantSettings: message });

/** Whether the run tested these settings, with all cases as they are now. */
async function isOfThese(tx: TxCtx, run: RunRow, after: AiAssistantSettings): Promise<boolean> {
  if (answersOtherwise(testedIn(run), after)) return false;
  if (tx.services.clock.now().getTime() - run.begun_at.getTime() > goodForMs) return false;
  const found = await resultsOf(tx, run.id).select('case_id').execute();
  // What was deleted while it ran, and restored since, was not asked.
  const asked = new Set(run.state === 'done' ? found.map((it) => it.case_id) : run.case_ids);
  const cases = await casesOf(tx).select(['id', 'updated_at']).execute();
  return cases.every((it) => asked.has(it.id) && it.updated_at <= run.begun_at);
}

/** Throws `refused` while the run says nothing for sure, or what it found keeps the change from being saved. */
function mustLetThrough(run: RunRow, gate: 'warn' | 'block'): void {
  if (run.state === 'running') throw refused(texts.gate.underWay);
  if (gate === 'warn' && run.state === 'failed') return;
  if (run.state !== 'done') throw refused(texts.gate.notDone);
  if (run.regressions > 0) throw refused(texts.gate.wouldFail(run.regressions));
}

/** What was a draft is what visitors get now: its results are the latest of its cases. */
async function publish(tx: TxCtx, run: RunRow): Promise<void> {
  await tx.db
    .updateTable('suite_runs')
    .set({ is_published: true })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', run.id)
    .execute();
  await sql`
    update suite_cases it set last = jsonb_build_object(
      'runId', r.run_id, 'passed', r.passed, 'isRegression', r.is_regression,
      'at', to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from suite_results r
    where r.shop_id = ${tx.shopId}::uuid and r.run_id = ${run.id}::uuid
      and it.shop_id = r.shop_id and it.id = r.case_id`.execute(tx.db);
  tellOfSuite(tx);
}

/**
 * Keeps a change of the assistant's settings from being saved that the shop's test suite speaks against: where the gate is
 * on, a run must have tested just these settings with all cases as they are. `warn` lets through what fails where whoever
 * saves wants it all the same, and what could not be tested; `block` lets through only what makes no case fail that passes
 * now. In the transaction that saves, under the shop's lock: what was changed meanwhile was not tested. Throws `refused`.
 */
export async function mustPassGate(tx: TxCtx, { before, after, runId, saveAnyway }: SettingsChange): Promise<void> {
  if (!answersOtherwise(before, after)) return;
  const { gate } = await readSuiteSettings(tx);
  if (gate === 'off') return;
  const { length } = await casesOf(tx).select('id').limit(1).execute();
  if (length === 0) return;
  const run = runId === undefined ? null : await orNull(findRun(tx, runId));
  const isOfThem = run !== null && (await isOfThese(tx, run, after));
  if (gate === 'block' || !saveAnyway) {
    if (!run) throw refused(texts.gate.untested);
    if (!isOfThem) throw refused(texts.gate.overtaken);
    mustLetThrough(run, gate);
  }
  if (isOfThem) await publish(tx, run);
}
